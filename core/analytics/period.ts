import { dayAfter, mondayOf, monthAfter } from '../schedule/days.ts'

/** Lengths of time that one press chooses, in days up to today. */
export const PERIOD_PRESETS = [7, 30, 90, 365] as const
const DEFAULT_PRESET: number = 30
/** What needs many posts looks at a year, in days. */
export const LONG_PRESET = 365
/** A period is at most this long, in days: two years. */
const MOST_DAYS = 731
/** Longer periods are drawn by months. */
const MOST_DAYS_BY_WEEK = 190
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Days `YYYY-MM-DD`, both included. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** The days that are looked at, and as many days before them to compare with. */
export interface Period extends Span {
  readonly days: number
  /** Which press chose it; null for days of one's own. */
  readonly preset: number | null
  readonly before: Span
}

/**
 * The period of an address: `?from=` and `to=`, or `?period=` days up to today, else the usual one, the last 30 days. Days the wrong way
 * round are turned; more than two years are cut at the beginning.
 */
export function readPeriod(params: URLSearchParams, today: string, usual = DEFAULT_PRESET): Period {
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))]
  if (from && to) return periodOf(from < to ? { from, to } : { from: to, to: from }, null)
  const wanted = Number(params.get('period'))
  const preset = PERIOD_PRESETS.find(days => days === wanted) ?? usual
  return periodOf({ from: dayAfter(today, 1 - preset), to: today }, preset)
}

/** The parameters of an address that lead to the period, where none of them is `usual`. */
export function periodParameters(
  { preset, from, to }: Period,
  usual = DEFAULT_PRESET,
): Record<string, string | number | null> {
  if (preset === null) return { from, to }
  return { period: preset === usual ? null : preset }
}

/** The parts of a period that a picture shows: weeks from Monday, or months of a long one, cut to the period. */
export function periodParts({ from, to, days }: Span & { days: number }): Span[] {
  const isByWeek = days <= MOST_DAYS_BY_WEEK
  const parts: Span[] = []
  for (let first = from; first <= to; ) {
    const next = isByWeek ? dayAfter(mondayOf(first), 7) : monthAfter(`${first.slice(0, 8)}01`, 1)
    const last = dayAfter(next, -1)
    parts.push({ from: first, to: last < to ? last : to })
    first = next
  }
  return parts
}

/** Does a day lie in the span? */
export function isWithin({ from, to }: Span, day: string): boolean {
  return from <= day && day <= to
}

function periodOf(span: Span, preset: number | null): Period {
  const earliest = dayAfter(span.to, 1 - MOST_DAYS)
  const from = span.from < earliest ? earliest : span.from
  let days = 1
  while (dayAfter(from, days) <= span.to) days += 1
  return { from, to: span.to, days, preset, before: { from: dayAfter(from, -days), to: dayAfter(from, -1) } }
}

/** A day that there is, between 2000 and 2099. */
export function readDay(text: string | null): string | null {
  if (text === null || !DAY.test(text) || !text.startsWith('20')) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(at) && dayAfter(text, 0) === text ? text : null
}
