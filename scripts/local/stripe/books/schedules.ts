import { type Ledger, need } from './ledger.ts'
import type { Phase, Schedule, Subscription } from './state.ts'

/** The schedule that a subscription is managed by, or null. */
export function activeSchedule(ledger: Ledger, subscription: Subscription): Schedule | null {
  const schedule = subscription.schedule === null ? undefined : ledger.state.schedules[subscription.schedule]
  return schedule?.status === 'active' ? schedule : null
}

/** Lets the subscription go on by itself. */
export function releaseSchedule(ledger: Ledger, schedule: Schedule): void {
  const subscription = need(ledger.state.subscriptions, schedule.subscription, 'subscription')
  schedule.status = 'released'
  subscription.schedule = null
  ledger.emit('subscription_schedule.released', schedule.id)
  ledger.emit('customer.subscription.updated', subscription.id, { schedule: schedule.id })
}

/** The phase in which a period would begin that begins then; null where the subscription goes on by itself. */
export function phaseAt(ledger: Ledger, subscription: Subscription, at: number): Phase | null {
  const phases = activeSchedule(ledger, subscription)?.phases ?? []
  return phases.find(phase => phase.start <= at && at < phase.end) ?? null
}

/** What was changed at the subscription itself divides the running phase: until now as planned, from now on as it is. */
export function divideCurrentPhase(ledger: Ledger, subscription: Subscription): void {
  const schedule = activeSchedule(ledger, subscription)
  const phase = schedule?.phases[schedule.current]
  if (!schedule || !phase) return
  const { price, discount } = subscription
  const now = ledger.now()
  const rest = { price, discount, start: now, end: phase.end }
  phase.end = now
  schedule.phases.splice(schedule.current + 1, 0, rest)
  schedule.current += 1
}
