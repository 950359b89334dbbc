import { instantOf, wallTimeOf } from '../schedule/wall-time.ts'
import { readInstant } from '../shared/untrusted.ts'

/** Digests there are, by how often they come. */
export const DIGESTS = ['daily', 'weekly'] as const
export type Digest = (typeof DIGESTS)[number]

/** When somebody reads their digests: by the clock of their zone. */
export interface DigestClock {
  readonly timeZone: string
  /** 0 to 23. */
  readonly hour: number
  /** 1 Monday to 7 Sunday: the day of the weekly one. */
  readonly weekday: number
}

/** Far enough back for a week, and for a day on which the hour comes late. */
const MOST_DAYS = 8

/**
 * The instant at which the latest digest up to `now` fell due: every day, or every week on the weekday, when the clock of
 * the zone shows the hour. An hour that the spring change jumps over comes as much later as the clock moves; of one that
 * comes twice in autumn the first counts. Null when `now` is no date.
 */
export function digestWindow(digest: Digest, clock: DigestClock, now: Date): Date | null {
  const instant = readInstant(now)
  if (!instant) return null
  const minute = clampHour(clock.hour) * 60
  let day = wallTimeOf(instant, clock.timeZone).day
  for (let back = 0; back <= MOST_DAYS; back++) {
    const { at } = instantOf({ day, minute }, clock.timeZone)
    if (at <= instant && (digest === 'daily' || weekdayOf(day) === clock.weekday)) return at
    day = dayBefore(day)
  }
  return null
}

/**
 * The digest that is due now: its window, unless that or a later one was sent. Whoever was away finds it due all the
 * same, once, however many windows went by.
 */
export function dueDigest(digest: Digest, clock: DigestClock, sent: Date | null, now: Date): Date | null {
  const window = digestWindow(digest, clock, now)
  const last = readInstant(sent)
  return window && (!last || last < window) ? window : null
}

const clampHour = (hour: number) => (Number.isFinite(hour) ? Math.min(23, Math.max(0, Math.trunc(hour))) : 0)

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
