import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { lockRequest, updateRequest } from '#db/queries/requests/content-requests.ts'

/** Takes a request that looked like spam for one of a person. A second press answers the same. */
export async function admitRequest(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'content_requests')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const request = await lockRequest(sql, { workspace, id })
    if (!request) return err('not_found')
    if (request.state !== 'spam') return ok()
    await updateRequest(sql, { workspace, id, changes: { state: 'new' } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'requests',
      actionType: 'request_admitted',
    })
    return ok()
  })
}
