import { HOUR_MS, MINUTE_MS } from '../shared/time.ts'

/** Milliseconds after the first send at which what certainly left nothing is sent again. */
export const RETRY_AFTER_MS = [1, 5, 15, 30].map(minutes => minutes * MINUTE_MS)

/** Milliseconds after the first send in which the same may be sent again: networks forget a key after an hour. */
export const RESEND_WINDOW_MS = 50 * MINUTE_MS

/** Milliseconds after a send of unknown outcome before finding nothing counts: slow servers publish minutes later. */
export const SETTLE_MS = 10 * MINUTE_MS

/** Milliseconds after which a worker that began to send counts as dead. */
export const SENDING_MS = 2 * MINUTE_MS

/** Milliseconds after the due time, or after the first send of what may be published, after which we stop trying. */
export const GIVE_UP_MS = 24 * HOUR_MS

/** The shortest pause between two calls about the same post. */
export const SHORTEST_PAUSE_MS = MINUTE_MS

/** How long we wait for a network that limits us and does not say until when. */
export const LIMITED_PAUSE_MS = 15 * MINUTE_MS

const LOOKS_MS = [1, 3, 6, 10, 20, 30, 45, 60].map(minutes => minutes * MINUTE_MS)

/** When to look next for a post that was last sent at `lastSentAt`: soon at first, then every hour. */
export function nextLookAt(lastSentAt: Date, now: Date): Date {
  const since = now.getTime() - lastSentAt.getTime()
  const mark = LOOKS_MS.find(ms => ms > since)
  return new Date(mark === undefined ? now.getTime() + HOUR_MS : lastSentAt.getTime() + mark)
}

const READS_MS = [MINUTE_MS, HOUR_MS, 6 * HOUR_MS]
const DAY_MS = 24 * HOUR_MS
const LAST_READ_MS = 14 * DAY_MS

/** When a published post is read back next: after a minute, an hour, six hours, then daily for 14 days; then null. */
export function nextReadAt(publishedAt: Date, now: Date): Date | null {
  const since = Math.max(0, now.getTime() - publishedAt.getTime())
  const ms = READS_MS.find(mark => mark > since) ?? (Math.floor(since / DAY_MS) + 1) * DAY_MS
  return ms > LAST_READ_MS ? null : new Date(publishedAt.getTime() + ms)
}
