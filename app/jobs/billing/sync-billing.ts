import { processEvent } from '#app/services/billing/events/process-event.ts'
import type { ServiceContext } from '#app/services/context.ts'
import type { JobPayloads } from '../catalog.ts'

/** Acts on one recorded event of Stripe's. Throws while Stripe does not answer, so that the queue tries again. */
export async function syncBilling(
  context: ServiceContext,
  { eventId }: JobPayloads['billing.sync'],
): Promise<void> {
  await processEvent(context, { eventId })
}
