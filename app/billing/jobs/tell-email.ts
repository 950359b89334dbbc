import { tellEmail } from '#app/billing/services/events/tell-email.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'

/** Tells Stripe an account's new address. Throws while Stripe does not answer, so that the queue tries again. */
export async function tellEmailJob(
  context: ServiceContext,
  { workspace }: JobPayloads['billing.tell-email'],
): Promise<void> {
  await tellEmail(context, { workspace })
}
