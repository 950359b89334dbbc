import { addDays } from '../shared/time.ts'
import { graceEndsAt } from './subscription.ts'

/** What a founder must do something about, or lose their plan. */
export type BillingTrouble =
  /** A renewal failed; everything works until then. */
  | { readonly kind: 'payment_failed'; readonly until: Date }
  /** The grace is over: creating is paused until a card is charged. */
  | { readonly kind: 'payment_overdue' }
  /** The trial ends soon and no card is there to go on with. */
  | { readonly kind: 'trial_ending'; readonly at: Date }

/** Days before the end from which a trial without a card is trouble. */
export const TRIAL_TROUBLE_DAYS = 3

/** Of a subscription as it is stored, in Stripe's words. */
interface Standing {
  readonly status: string
  readonly trialEnd: Date | null
  readonly pastDueSince: Date | null
  readonly hasCard: boolean
}

/**
 * What is wrong with a subscription at this moment, or null. A failed payment counts from its first day on (grace: 7
 * days), a trial from three days before its end, and only without a card: with one it goes on by itself.
 */
export function billingTrouble(standing: Standing | null, now: Date): BillingTrouble | null {
  if (standing === null) return null
  const { status, trialEnd, pastDueSince, hasCard } = standing
  if (status === 'past_due') {
    const until = pastDueSince === null ? null : graceEndsAt(pastDueSince)
    return until !== null && now.getTime() < until.getTime()
      ? { kind: 'payment_failed', until }
      : { kind: 'payment_overdue' }
  }
  if (status === 'unpaid') return { kind: 'payment_overdue' }
  if (status !== 'trialing' || hasCard || trialEnd === null) return null
  const isSoon = trialEnd.getTime() > now.getTime() && trialEnd <= addDays(now, TRIAL_TROUBLE_DAYS)
  return isSoon ? { kind: 'trial_ending', at: trialEnd } : null
}
