import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { updateDeliveryAgain } from '#db/queries/webhooks/deliveries.ts'
import { findEndpoint } from '#db/queries/webhooks/endpoints.ts'
import { mayChangeWebhooks, type WebhookRefusal } from './may-change-webhooks.ts'

/** Sends a delivery that is over once more: the same event with the same id, from its first attempt on. */
export async function replayDelivery(
  ctx: WorkspaceContext,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<Result<object, WebhookRefusal | 'not_active' | 'under_way'>> {
  const refusal = mayChangeWebhooks(ctx)
  if (refusal) return err(refusal)
  if (!isUuid(id) || !isUuid(deliveryId)) return err('not_active')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if ((await findEndpoint(sql, { workspace, id }))?.status !== 'active') return err('not_active')
    const delivery = { workspace, endpointId: id, id: deliveryId, now: ctx.now() }
    if (!(await updateDeliveryAgain(sql, delivery))) return err('under_way')
    await insertOutboxJob(sql, { queue: 'webhooks.send', payload: {} })
    return ok()
  })
}
