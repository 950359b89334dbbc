import { DAY_MS } from '../../shared/time.ts'
import { TRIAL_DAYS } from '../trial.ts'

/** Stripe takes a trial's end only when it is at least so many days ahead. */
const SHORTEST_DAYS = 2

/** A subscription that this workspace has or had. */
export interface EarlierSubscription {
  readonly status: string
  readonly trialEnd: Date | null
}

export type CheckoutTrial =
  /** The first subscription ever: seven days, and no card is asked for. */
  | { readonly kind: 'first'; readonly days: number }
  /** A trial is running: it goes on to its own end, and the card is charged then. */
  | { readonly kind: 'rest'; readonly endsAt: Date }
  /** A trial is given once; it is paid for from today. */
  | { readonly kind: 'none' }

/** What trial a checkout carries. A trial is never lengthened by a checkout nor given twice. */
export function checkoutTrial(earlier: EarlierSubscription | null, now: Date): CheckoutTrial {
  if (earlier === null) return { kind: 'first', days: TRIAL_DAYS }
  const { status, trialEnd } = earlier
  const isLongEnough = trialEnd !== null && trialEnd.getTime() - now.getTime() > SHORTEST_DAYS * DAY_MS
  return status === 'trialing' && isLongEnough ? { kind: 'rest', endsAt: trialEnd } : { kind: 'none' }
}
