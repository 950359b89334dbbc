import type { ServiceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateSessionWorkspace } from '#db/queries/identity/sessions.ts'

/** Goes to one's own workspace or one where one is a member, with this session; other devices stay where they are. */
export async function switchWorkspace(
  context: ServiceContext,
  input: { sessionId: string; userId: string; workspace: string },
): Promise<Result<object, 'not_found'>> {
  if (!isUuid(input.workspace)) return err('not_found')
  const { sessionId: id, userId, workspace } = input
  const moved = await updateSessionWorkspace(context.db.unscoped.sql, { id, userId, workspace })
  return moved ? ok() : err('not_found')
}
