import type { StripeConnection } from '#app/billing/integrations/client.ts'
import {
  dropPlannedChange,
  endSpare,
  setCancelAtPeriodEnd,
  withdrawChange,
} from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { RemoteSubscription } from '#core/billing/provider/remote-subscription.ts'
import { endWhatRuns } from './end-what-runs.ts'

/**
 * Sees to it that a customer whose workspace was handed over is charged no more: what is paid
 * for ends with its period, and what is unpaid ends now, its invoice with it. They stay a customer of Stripe with their
 * invoices. Safe to run twice; whom Stripe does not know has nothing to end. Throws StripeFailure when Stripe does not
 * answer or no key is set; the job tries again.
 */
export async function releaseCustomer(
  context: Pick<ServiceContext, 'config'>,
  { stripeCustomerId }: { stripeCustomerId: string },
): Promise<void> {
  await endWhatRuns(context, { stripeCustomerId, end: endCharges })
}

async function endCharges(connection: StripeConnection, one: RemoteSubscription): Promise<void> {
  if (one.scheduleId) await dropPlannedChange(connection, one.scheduleId)
  if (one.status !== 'active' && one.status !== 'trialing') {
    await endSpare(connection, one)
    return
  }
  if (one.toPay) await withdrawChange(connection, one.toPay.invoiceId)
  if (!one.cancelAtPeriodEnd) await setCancelAtPeriodEnd(connection, { subscriptionId: one.id, cancel: true })
}
