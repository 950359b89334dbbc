import { WEBHOOK_TEXTS } from '#app/api/copy/refusals.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { fieldRefusal, refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { ADDRESS_PROBLEMS, isAddressProblem } from '#app/webhooks/copy/webhooks.ts'
import { addWebhook } from '#app/webhooks/services/add-webhook.ts'
import { readWebhooks } from '#app/webhooks/services/read-webhooks.ts'
import { isWebhookEventType } from '#core/webhooks/events.ts'
import { webhookFormSchema } from '#core/webhooks/schema.ts'

const answer = serve({
  listWebhooks: async ({ ctx }) => {
    const { endpoints } = await readWebhooks(ctx)
    return {
      data: endpoints.map(({ id, address, description, events, status, createdAt }) => ({
        ...{ id, address, description, events, status, createdAt },
      })),
    }
  },
  createWebhook: async ({ ctx, body, workKey }) => {
    const unknown = body.events.find(event => !isWebhookEventType(event))
    if (unknown !== undefined) throw fieldRefusal('events', WEBHOOK_TEXTS.unknownEvent)
    const { key: _, ...form } = asOnScreen(webhookFormSchema, body)
    const result = await addWebhook(ctx, { form, idempotencyKey: workKey })
    if (result.ok) return { id: result.id }
    const { reason } = result
    throw isAddressProblem(reason) ? fieldRefusal('address', ADDRESS_PROBLEMS[reason]) : refusal(reason)
  },
})

export const loader = answer
export const action = answer
