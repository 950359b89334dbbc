import { dayAfter, monthAfter } from './days.ts'
import { instantOf, type WallTime } from './wall-time.ts'

/** A wall-clock rule: every `n` weeks or months at the same time of day, for `count` times or until a day. */
export interface RepeatRule {
  readonly every: 'week' | 'month'
  /** 1 to 12. */
  readonly n: number
  /** How many times in all, the first included; 2 to 52. Null when `until` says when to end. */
  readonly count: number | null
  /** The last calendar day that may be used, `YYYY-MM-DD`. */
  readonly until: string | null
}

/** The most dates that one rule lays out: a year of weeks. */
export const MOST_REPEATS = 52

/**
 * The dates of a rule, the first included, at most 52. The time on the clock stays the same across clock changes. A
 * month that lacks the day uses its last one, and the next month has the day again.
 */
export function repeatDays(first: string, rule: RepeatRule | null): string[] {
  if (!rule) return [first]
  const n = Math.min(12, Math.max(1, Math.trunc(rule.n) || 1))
  const most = Math.min(MOST_REPEATS, Math.max(1, rule.count ?? MOST_REPEATS))
  const days: string[] = []
  for (let i = 0; i < most; i++) {
    const day = rule.every === 'week' ? dayAfter(first, 7 * n * i) : monthAfter(first, n * i)
    if (rule.until && day > rule.until && i > 0) break
    days.push(day)
  }
  return days
}

/** The instants of a rule, in order; see `repeatDays` and `instantOf`. */
export function repeatInstants(first: WallTime, rule: RepeatRule | null, timeZone: string): Date[] {
  return repeatDays(first.day, rule).map(day => instantOf({ day, minute: first.minute }, timeZone).at)
}

/** The rule in words: 'every 2 weeks, 6 times'. */
export function repeatText(rule: RepeatRule): string {
  const how = rule.n === 1 ? `every ${rule.every}` : `every ${rule.n} ${rule.every}s`
  return rule.count ? `${how}, ${rule.count} times` : `${how} until ${rule.until ?? 'further notice'}`
}
