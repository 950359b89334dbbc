import { addDays, DAY_MS } from '../shared/time.ts'

/** Days of free trial, no card needed. */
export const TRIAL_DAYS = 7

/** When a trial begun now starts and ends. */
export function startTrial(now: Date): { startsAt: Date; endsAt: Date } {
  return { startsAt: new Date(now.getTime()), endsAt: addDays(now, TRIAL_DAYS) }
}

/** Days of trial left, a begun day counting whole: 7 at the start, 1 in the last hours, 0 when it is over. */
export function trialDaysLeft(endsAt: Date | null, now: Date): number {
  if (endsAt === null) return 0
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS)
  return days > 0 ? days : 0
}

/** Does a plan go on by itself when its trial ends, paid with the card that is there? */
export function goesOnAfterTrial(plan: {
  readonly hasCard: boolean
  readonly cancelAtPeriodEnd: boolean
}): boolean {
  return plan.hasCard && !plan.cancelAtPeriodEnd
}
