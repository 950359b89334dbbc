import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { updateEndpointStatus } from '#db/queries/webhooks/endpoints.ts'
import { mayChangeWebhooks, type WebhookRefusal } from './may-change-webhooks.ts'

/**
 * Pauses a webhook, or turns one on that is paused or that we disabled. While it is paused, what happens is not noted for
 * it; what waited already is sent once it is on again. Pausing is always possible.
 */
export async function pauseWebhook(
  ctx: WorkspaceContext,
  { id, pause }: { id: string; pause: boolean },
): Promise<Result<object, WebhookRefusal | 'not_found'>> {
  const refusal = pause && roleMay(ctx.role, 'settings') ? null : mayChangeWebhooks(ctx)
  if (refusal) return err(refusal)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const status = pause ? 'paused' : 'active'
    if (!(await updateEndpointStatus(sql, { workspace, id, status }))) return err('not_found')
    if (!pause) await insertOutboxJob(sql, { queue: 'webhooks.send', payload: {} })
    const actionType = pause ? 'endpoint_paused' : 'endpoint_resumed'
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'webhooks', actionType })
    return ok()
  })
}
