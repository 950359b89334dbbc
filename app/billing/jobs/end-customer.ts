import { endCustomer } from '#app/billing/services/events/end-customer.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'

/** Ends what a deleted account would go on paying for. Throws while Stripe does not answer, so that the queue tries again. */
export async function endCustomerJob(
  context: ServiceContext,
  { stripeCustomerId }: JobPayloads['billing.end-customer'],
): Promise<void> {
  await endCustomer(context, { stripeCustomerId })
}
