import { HOUR_MS } from '../shared/time.ts'

/** Failed second steps within an hour from which the owner is told, and not again within the hour after. */
export const SECOND_STEP_ALARM = { failures: 5, withinMs: HOUR_MS } as const

/**
 * Do so many failed second steps look like somebody who has the password and tries codes? `failures` of the last hour;
 * `alarms` of the last hour keep it to one.
 */
export function isSecondStepAlarm({ failures, alarms }: { failures: number; alarms: number }): boolean {
  return failures >= SECOND_STEP_ALARM.failures && alarms === 0
}
