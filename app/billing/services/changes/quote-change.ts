import { StripeFailure } from '#app/billing/integrations/failure.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { type ChangeTerms, changeTermsMark, freeTrialTerms } from '#core/billing/provider/change-terms.ts'
import { planSwitch } from '#core/billing/provider/plan-switch.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { readRemote } from './read-remote.ts'
import { workOutChange } from './work-out-change.ts'

/** What a change means, ready to be shown before the press that does it. */
export interface ChangeQuote extends ChangeTerms {
  /** Comes back with the press, so that what happens is what was shown. */
  readonly quote: string
}

export type QuoteRefusal =
  | 'not_configured'
  | 'not_owner'
  | 'not_subscribed'
  | 'same_plan'
  | 'payment_due'
  | 'unavailable'

/** What a quote holds, sealed: only we can read or make one. */
export interface SealedQuote {
  readonly user: string
  readonly to: PlanChoice
  /** Seconds: the instant for which Stripe did the sum; null where nothing is charged now. */
  readonly at: number | null
  /** `changeTermsMark` of what was shown. */
  readonly mark: string
  /** Milliseconds since 1970 until which it may be pressed. */
  readonly until: number
}

/** Minutes that a shown price may be pressed. */
const MINUTES = 10

/** Works out what changing to a plan would cost and when; Stripe itself does the sum. Nothing is changed. */
export async function quoteChange(
  context: WorkspaceContext,
  { to }: { to: PlanChoice },
): Promise<Result<{ change: ChangeQuote }, QuoteRefusal>> {
  const show = (terms: ChangeTerms, { at, of }: { at: number | null; of: string }) => {
    const sealed: SealedQuote = {
      user: context.userId,
      to,
      at,
      mark: changeTermsMark(of, terms),
      until: context.now().getTime() + MINUTES * 60_000,
    }
    const quote = seal(JSON.stringify(sealed), context.config.encryptionKey, 'plan-quote')
    return ok({ change: { ...terms, quote: quote.toString('base64url') } })
  }
  try {
    const local = await context.db.inWorkspace(context.workspace, sql =>
      findSubscription(sql, { workspace: context.workspace }),
    )
    if (local?.provider === 'local') {
      if (context.userId !== context.workspace) return err('not_owner')
      const from = { tier: local.tier, cycle: local.billingCycle }
      const { status, trialEnd } = local
      if (status !== 'trialing' || trialEnd === null || trialEnd <= context.now())
        return err('not_subscribed')
      if (planSwitch(from, to, true) === 'none') return err('same_plan')
      return show(freeTrialTerms(from, to, trialEnd), { at: null, of: 'local' })
    }
    const remote = await readRemote(context)
    if (!remote.ok) return remote
    const change = await workOutChange(remote, { to, at: null })
    if (!change.ok) return change
    return show(change.terms, { at: change.prorationAt, of: remote.subscription.id })
  } catch (error) {
    if (error instanceof StripeFailure) return err('unavailable')
    throw error
  }
}
