import { endMembership } from '#app/identity/services/places/end-membership.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'

/** Gives one's place in somebody's workspace back. What one wrote there stays; the owner is told. */
export async function leaveWorkspace(
  context: ServiceContext,
  input: { userId: string; name: string; workspace: string; caller: Caller },
): Promise<Result<{ workspace: string }, 'not_found'>> {
  if (!isUuid(input.workspace)) return err('not_found')
  const workspace = asWorkspaceId(input.workspace)
  return context.db.acrossWorkspaces('team', async sql => {
    const left = await endMembership(context, sql, { ...input, workspace })
    return left === null ? err('not_found') : ok({ workspace: left })
  })
}
