import { addDays, addMs, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/time.ts'

/** Between two looks at a source, in milliseconds. */
const EVERY_MS = HOUR_MS
/** How far from its hour a source may be put so that not all come at once: a share of the hour. */
const SPREAD = 0.1
/** The longest and the shortest that a host which limits us is left alone, in milliseconds. */
const BACK_OFF_MS = { shortest: 15 * MINUTE_MS, longest: DAY_MS }
/** Sightings of a lasting move before it is believed. */
export const MOVE_SIGHTINGS = 3
/** Days after which a source is read in full, whatever it says about being unchanged. */
const FULL_DAYS = 7

/** What a look at a source came to. */
export type Look =
  | { readonly kind: 'fresh' | 'unchanged' }
  /** `after` is Retry-After in milliseconds; null when the host did not say. */
  | { readonly kind: 'limited'; readonly after: number | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

/**
 * When to look at a source again. `chance` (0 to 1) spreads sources evenly over the hour; each miss in a row doubles the
 * wait, to a day at most. A host that limits us says when, within a quarter of an hour and a day.
 */
export function nextLook(input: { look: Look; misses: number; chance: number; now: Date }): Date {
  const { look, misses, chance, now } = input
  const spread = 1 + (Math.min(1, Math.max(0, chance)) * 2 - 1) * SPREAD
  const waits = Math.min(DAY_MS, EVERY_MS * 2 ** Math.min(Math.max(0, misses - 1), 10))
  if (look.kind !== 'limited') return addMs(now, waits * spread)
  const asked = look.after ?? waits
  return addMs(now, Math.min(BACK_OFF_MS.longest, Math.max(BACK_OFF_MS.shortest, asked)))
}

/** Retry-After in milliseconds, from seconds or a date; null for anything else or for the past. */
export function readRetryAfter(header: string, now: Date): number | null {
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS
  const until = Date.parse(text)
  if (!Number.isFinite(until) || !/\d{4}/.test(text)) return null
  return until > now.getTime() ? until - now.getTime() : null
}

/** What an answer's status means for a source. */
export function readStatus(status: number, retryAfter: string, now: Date): Look {
  if (status === 304) return { kind: 'unchanged' }
  if (status >= 200 && status < 300) return { kind: 'fresh' }
  if (status === 410) return { kind: 'gone' }
  if (status === 429 || status === 403 || (status === 503 && retryAfter !== ''))
    return { kind: 'limited', after: readRetryAfter(retryAfter, now) }
  return { kind: 'failed' }
}

/** Should the source be read in full now, without asking whether it changed? Once a week, so that no stale mark lasts. */
export function isFullLookDue(lastFullAt: Date | null, now: Date): boolean {
  return lastFullAt === null || addDays(lastFullAt, FULL_DAYS) <= now
}

/** A move that was sighted: where to, and how often in a row. */
export interface Sighting {
  readonly to: string
  readonly times: number
}

/** Where a source is looked for from now on, after a look that was led on for good to `to` ('' when it was not). */
export function noteMove(
  address: string,
  seen: Sighting,
  to: string,
): { readonly address: string; readonly seen: Sighting } {
  if (to === '' || to === address) return { address, seen: { to: '', times: 0 } }
  const times = seen.to === to ? seen.times + 1 : 1
  if (times >= MOVE_SIGHTINGS) return { address: to, seen: { to: '', times: 0 } }
  return { address, seen: { to, times } }
}

/** Milliseconds between two requests to a host; the same host is never asked twice at once. */
export function hostGapMs(host: string): number {
  return /(^|\.)reddit\.com$/.test(host) ? MINUTE_MS : SECOND_MS
}
