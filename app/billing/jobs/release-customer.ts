import { releaseCustomer } from '#app/billing/services/events/release-customer.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'

/** Ends what somebody would go on paying for a workspace that they handed over. Throws while Stripe does not answer. */
export async function releaseCustomerJob(
  context: ServiceContext,
  { stripeCustomerId }: JobPayloads['billing.release-customer'],
): Promise<void> {
  await releaseCustomer(context, { stripeCustomerId })
}
