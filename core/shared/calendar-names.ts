/**
 * What British English calls months and weekdays. They stand here and are not asked of the platform, whose versions differ in them
 * (“Sep” and “Sept”), so that a page's server and its browser would, and which a phone waits fifty milliseconds for the first time.
 */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** From Monday on, as weeks begin here. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** 'September' of 9; '' of what is no month. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** 'Sept' of 9, and three letters of every other month; '' of what is none. */
export function shortMonth(month: number): string {
  return month === 9 ? 'Sept' : monthName(month).slice(0, 3)
}

/** 'Monday' of 1 to 'Sunday' of 7; '' of what is no weekday. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? ''
}

/** 'Mon' of 1 to 'Sun' of 7; '' of what is no weekday. */
export function shortWeekday(weekday: number): string {
  return weekdayName(weekday).slice(0, 3)
}
