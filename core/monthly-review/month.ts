import { dayAfter, monthAfter } from '../schedule/days.ts'
import { monthName } from '../shared/calendar-names.ts'

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** A month `YYYY-MM` of an address; null for anything else. */
export function readMonth(text: unknown): string | null {
  return typeof text === 'string' && MONTH.test(text) ? text : null
}

/** The month `YYYY-MM` of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month before that of a day. */
export function monthBefore(day: string): string {
  return monthOf(dayAfter(`${monthOf(day)}-01`, -1))
}

/** The days of a month that are over, or under way, on a day: its first, and its last one or that day. */
export function monthDays(month: string, today: string): { from: string; to: string; isWhole: boolean } {
  const from = `${month}-01`
  const last = dayAfter(monthAfter(from, 1), -1)
  const isWhole = last < today
  return { from, to: isWhole ? last : today, isWhole }
}

/** 'November 2026'. */
export function monthText(month: string): string {
  return `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`
}
