import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { type ChangePreview, previewChange } from '#app/billing/integrations/subscriptions.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { type PlanSwitch, planSwitch } from '#core/billing/provider/plan-switch.ts'
import { type PlanChoice, pricePence } from '#core/billing/provider/price-key.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { readRemote } from './read-remote.ts'

/** What a change means, ready to be shown before the press that does it. */
export interface ChangeQuote {
  readonly from: PlanChoice
  readonly to: PlanChoice
  readonly when: Exclude<PlanSwitch, 'none'>
  /** Set for a change that is charged now. */
  readonly price: Omit<ChangePreview, 'prorationAt'> | null
  /** When a planned change begins, and when a trial's first charge is. */
  readonly beginsAt: Date | null
  /** Pence that the new plan costs from then on, each time. */
  readonly regularPence: number
  /** Comes back with the press, so that what is charged is what was shown. */
  readonly quote: string
}

export type QuoteRefusal = 'not_configured' | 'not_owner' | 'not_subscribed' | 'same_plan' | 'unavailable'

/** Minutes that a shown price may be pressed. */
const MINUTES = 10

/** Works out what changing to a plan would cost and when; Stripe itself does the sum. Nothing is changed. */
export async function quoteChange(
  context: WorkspaceContext,
  { to }: { to: PlanChoice },
): Promise<Result<{ change: ChangeQuote }, QuoteRefusal>> {
  const sealQuote = (at: number | null, duePence: number) =>
    seal(
      JSON.stringify({
        user: context.userId,
        to,
        at,
        duePence,
        until: context.now().getTime() + MINUTES * 60_000,
      }),
      context.config.encryptionKey,
      'plan-quote',
    ).toString('base64url')
  const regularPence = pricePence(to)
  try {
    const local = await context.db.inWorkspace(context.workspace, sql =>
      findSubscription(sql, { workspace: context.workspace }),
    )
    if (local?.provider === 'local') {
      if (context.userId !== context.workspace) return err('not_owner')
      const from = { tier: local.tier, cycle: local.billingCycle }
      const isRunning =
        local.status === 'trialing' && local.trialEnd !== null && local.trialEnd > context.now()
      if (!isRunning) return err('not_subscribed')
      if (planSwitch(from, to, true) === 'none') return err('same_plan')
      const change = { from, to, when: 'free' as const, price: null, beginsAt: local.trialEnd, regularPence }
      return ok({ change: { ...change, quote: sealQuote(null, 0) } })
    }
    const remote = await readRemote(context)
    if (!remote.ok) return remote
    const { connection, subscription } = remote
    const from = subscription.plan
    const when = planSwitch(from, to, subscription.status === 'trialing')
    if (when === 'none') return err('same_plan')
    if (when !== 'now') {
      const beginsAt = when === 'free' ? subscription.trialEnd : subscription.periodEnd
      return ok({
        change: { from, to, when, price: null, beginsAt, regularPence, quote: sealQuote(null, 0) },
      })
    }
    const { prorationAt, ...price } = await previewChange(connection, { subscription, to })
    const quote = sealQuote(prorationAt, price.duePence)
    return ok({ change: { from, to, when, price, beginsAt: null, regularPence, quote } })
  } catch (error) {
    if (error instanceof StripeFailure) return err('unavailable')
    throw error
  }
}
