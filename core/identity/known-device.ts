import { addDays } from '../shared/time.ts'

/** Days that a browser keeps the mark by which we know it again: the longest that browsers allow. */
export const DEVICE_COOKIE_DAYS = 400

/** Mails about new devices within 24 hours; whoever could cause more of them has been told of often enough. */
export const DEVICE_MAILS_PER_DAY = 5

/**
 * Is the owner told by mail of a device that is new to their account? Not of the one they registered on (`isFirst`), and
 * not more than five times a day; beyond that it stands in the log of their account.
 */
export function tellsOfDevice({ isFirst, toldToday }: { isFirst: boolean; toldToday: number }): boolean {
  return !isFirst && toldToday < DEVICE_MAILS_PER_DAY
}

/** Devices last seen before this instant are forgotten: no browser keeps their mark. */
export function forgetDevicesBefore(now: Date): Date {
  return addDays(now, -DEVICE_COOKIE_DAYS)
}
