import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { TEST_EVENT } from '#core/webhooks/events.ts'
import { isUuid } from '#db/client.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { insertDelivery } from '#db/queries/webhooks/deliveries.ts'
import { mayChangeWebhooks, type WebhookRefusal } from './may-change-webhooks.ts'

/** Sends a test event to a webhook that is on, by the same way as every other event. */
export async function testWebhook(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, WebhookRefusal | 'not_active'>> {
  const refusal = mayChangeWebhooks(ctx)
  if (refusal) return err(refusal)
  if (!isUuid(id)) return err('not_active')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const delivery = await insertDelivery(sql, {
      workspace,
      endpointId: id,
      type: TEST_EVENT,
      now: ctx.now(),
    })
    if (!delivery) return err('not_active')
    await insertOutboxJob(sql, { queue: 'webhooks.send', payload: {} })
    return ok()
  })
}
