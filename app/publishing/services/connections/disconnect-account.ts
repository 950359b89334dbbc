import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { lockConnection, updateDisconnected } from '#db/queries/publishing/connections.ts'
import { endTokens } from './end-tokens.ts'
import { openTokens } from './open-tokens.ts'

/**
 * Disconnects an account: its tokens are deleted here first, then ended at its server. `isRevoked` is false where the
 * server could not be told; the token is of no use to us any more all the same.
 */
export async function disconnectAccount(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<{ handle: string; isRevoked: boolean }, 'not_allowed' | 'not_found'>> {
  // Also when the plan is over: nobody has to leave us a key.
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const account = await ctx.inWorkspace(async sql => {
    const found = await lockConnection(sql, { workspace, id })
    if (!found) return null
    await updateDisconnected(sql, { workspace, id })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'publishing',
      actionType: 'account_disconnected',
      additionalData: { account: found.handle },
    })
    return found
  })
  if (!account) return err('not_found')
  const tokens = openTokens(ctx, account)
  const isRevoked = tokens !== null && (await endTokens(ctx, { ...account, tokens, isReplaced: false }))
  return ok({ handle: account.handle, isRevoked })
}
