import { processEvent } from '#app/billing/services/events/process-event.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'

/** Acts on one recorded event of Stripe's. Throws while Stripe does not answer, so that the queue tries again. */
export async function syncBilling(
  context: ServiceContext,
  { eventId }: JobPayloads['billing.sync'],
): Promise<void> {
  await processEvent(context, { eventId })
}
