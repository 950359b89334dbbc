import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { lockRequest, updateRequest } from '#db/queries/requests/content-requests.ts'

/** Declines a new request, with a reason that whoever asked is told. */
export async function declineRequest(
  ctx: WorkspaceContext,
  { id, reason }: { id: string; reason: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'not_possible'>> {
  const lock = featureLock(ctx, 'content_requests')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const request = await lockRequest(sql, { workspace, id })
    if (!request) return err('not_found')
    if (request.state !== 'new') return err('not_possible')
    await updateRequest(sql, { workspace, id, changes: { state: 'declined', reason, decidedAt: ctx.now() } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'requests',
      actionType: 'request_declined',
    })
    await insertOutboxJob(sql, { queue: 'requests.tell', payload: {} })
    return ok()
  })
}
