import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { revokeStoryRequest } from '#db/queries/stories/story-requests.ts'

/** Takes a request back: its link opens nothing any more. One that was answered stays answered. */
export async function revokeRequest(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await revokeStoryRequest(sql, { workspace, id, now: ctx.now() }))) return err('not_found')
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'storybank',
      actionType: 'request_revoked',
    })
    return ok()
  })
}
