import type { ServiceContext } from '#app/platform/context.ts'
import { sendWebhooks } from '#app/webhooks/services/sending/send-webhooks.ts'

/** Sends webhooks that are due. */
export async function sendWebhooksJob(context: ServiceContext): Promise<void> {
  await sendWebhooks(context)
}
