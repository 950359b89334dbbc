import { DAY } from './calendar.ts'
import { discardPendingUpdate } from './change-price.ts'
import type { Ledger } from './ledger.ts'
import { activeSchedule } from './schedules.ts'
import type { Schedule, Subscription } from './state.ts'
import { CONFIRM_WITHIN, endSubscription, expireUnborn, leavePhase, renew, retry } from './subscriptions.ts'

interface Due {
  readonly at: number
  readonly work: () => void
}

/** Works off all that fell due until now, oldest first, each dated when it was due. */
export function workOff(ledger: Ledger): void {
  const now = ledger.now()
  for (;;) {
    // Sorting keeps the order of what is due at one instant: an end comes before the renewal that it prevents.
    const [first] = Object.values(ledger.state.subscriptions)
      .flatMap(subscription => duesOf(ledger, subscription))
      .filter(due => due.at <= now)
      .sort((a, b) => a.at - b.at)
    if (!first) break
    ledger.at(first.at, first.work)
  }
  expireSessions(ledger, now)
}

function duesOf(ledger: Ledger, subscription: Subscription): Due[] {
  const { status, created, pendingUpdate, cancelAt } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return []
  if (status === 'incomplete')
    return [{ at: created + CONFIRM_WITHIN, work: () => expireUnborn(ledger, subscription) }]
  const schedule = activeSchedule(ledger, subscription)
  const phase = schedule?.phases[schedule.current]
  return [
    ...(pendingUpdate
      ? [{ at: pendingUpdate.expiresAt, work: () => discardPendingUpdate(ledger, subscription) }]
      : []),
    ...(cancelAt === null ? [] : [{ at: cancelAt, work: () => endSubscription(ledger, subscription) }]),
    ...(schedule && phase ? [{ at: phase.end, work: () => nextPhase(ledger, subscription, schedule) }] : []),
    ...cycleDues(ledger, subscription),
  ]
}

/** A change of phase discards a change that waits. */
function nextPhase(ledger: Ledger, subscription: Subscription, schedule: Schedule): void {
  discardPendingUpdate(ledger, subscription)
  leavePhase(ledger, subscription, schedule)
}

function cycleDues(ledger: Ledger, subscription: Subscription): Due[] {
  const { status, trialEnd, created, latestInvoice } = subscription
  const renewal = { at: subscription.periodEnd, work: () => renew(ledger, subscription) }
  if (status === 'trialing' && trialEnd !== null && !subscription.warnedOfTrialEnd)
    return [{ at: Math.max(trialEnd - 3 * DAY, created), work: () => warn(ledger, subscription) }]
  const invoice = latestInvoice === null ? undefined : ledger.state.invoices[latestInvoice]
  if (status === 'past_due' && invoice?.status === 'open' && invoice.nextAttempt !== null)
    return [{ at: invoice.nextAttempt, work: () => retry(ledger, subscription) }]
  return [renewal]
}

function warn(ledger: Ledger, subscription: Subscription): void {
  subscription.warnedOfTrialEnd = true
  ledger.emit('customer.subscription.trial_will_end', subscription.id)
}

function expireSessions(ledger: Ledger, now: number): void {
  for (const session of Object.values(ledger.state.sessions)) {
    if (session.status !== 'open' || session.expiresAt > now) continue
    session.status = 'expired'
    ledger.emit('checkout.session.expired', session.id)
  }
}
