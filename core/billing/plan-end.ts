import { DAY_MS } from '../shared/time.ts'
import { isUnpaid } from './provider/remote-subscription.ts'

/** How a plan came to its end. */
export type PlanEnd =
  /** The free trial ran out; nothing was ever charged. */
  | { readonly kind: 'trial_over'; readonly at: Date }
  /** A renewal was not paid within its grace; a card that works brings it back. */
  | { readonly kind: 'not_paid' }
  /** It was cancelled, or ran until its last paid day; null where that day is not known. */
  | { readonly kind: 'ended'; readonly at: Date | null }

/** Of a subscription as it is stored, in Stripe's words. */
interface Standing {
  readonly status: string
  readonly trialEnd: Date | null
  readonly currentPeriodEnd: Date | null
  readonly endedAt: Date | null
}

/**
 * Why a workspace's plan is over. To be asked only where no plan runs (`subscriptionAccess` is `read_only`): a plan that
 * runs has no end to explain. A subscription that ended within a day of its trial's end was never paid: the trial ended.
 */
export function planEnd(standing: Standing | null): PlanEnd {
  if (standing === null) return { kind: 'ended', at: null }
  const { status, trialEnd, currentPeriodEnd, endedAt } = standing
  if (isUnpaid(status)) return { kind: 'not_paid' }
  // Its first payment never came: there is no day on which a plan ended.
  if (status === 'incomplete' || status === 'incomplete_expired') return { kind: 'ended', at: null }
  if (trialEnd !== null && endsWithTrial(status, trialEnd, endedAt))
    return { kind: 'trial_over', at: trialEnd }
  return { kind: 'ended', at: endedAt ?? currentPeriodEnd }
}

function endsWithTrial(status: string, trialEnd: Date, endedAt: Date | null): boolean {
  if (status === 'trialing') return true
  return endedAt !== null && Math.abs(endedAt.getTime() - trialEnd.getTime()) <= DAY_MS
}
