import { previewChange } from '#app/billing/integrations/subscriptions.ts'
import type { ChangeTerms } from '#core/billing/provider/change-terms.ts'
import { planSwitch } from '#core/billing/provider/plan-switch.ts'
import { type PlanChoice, pricePence } from '#core/billing/provider/price-key.ts'
import { isUnpaid } from '#core/billing/provider/remote-subscription.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { RemoteBilling } from './read-remote.ts'

/**
 * What going to a plan would mean by what is true at Stripe now; Stripe itself does the sum. `at` repeats a sum for the
 * instant (in seconds) for which it was done before; null lets Stripe take its own now. A change that is charged at once
 * waits until what is owed is paid (`payment_due`). Throws StripeFailure.
 */
export async function workOutChange(
  { connection, subscription }: RemoteBilling,
  { to, at }: { to: PlanChoice; at: number | null },
): Promise<Result<{ terms: ChangeTerms; prorationAt: number | null }, 'same_plan' | 'payment_due'>> {
  const when = planSwitch(subscription.plan, to, subscription.status === 'trialing')
  if (when === 'none') return err('same_plan')
  const common = { from: subscription.plan, to, when, regularPence: pricePence(to) }
  if (when !== 'now') {
    const beginsAt = when === 'free' ? subscription.trialEnd : subscription.periodEnd
    return ok({ terms: { ...common, price: null, beginsAt }, prorationAt: null })
  }
  // Stripe would give credit for time that nobody paid for, and go on collecting the open invoice besides.
  if (isUnpaid(subscription.status)) return err('payment_due')
  const { prorationAt, ...price } = await previewChange(connection, { subscription, to, at })
  return ok({ terms: { ...common, price, beginsAt: null }, prorationAt })
}
