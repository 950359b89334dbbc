import { addMs, DAY_MS, HOUR_MS, SECOND_MS } from '../shared/time.ts'

/** How often an open page looks after its session. */
export const SESSION_TICK_MS = 30 * SECOND_MS

/** A session with this many ticks or fewer left is refreshed. */
export const SESSION_REFRESH_TICKS = 3

/** Milliseconds a session lives after its last refresh: one hour, or 30 days with "remember me". */
export function sessionLifetimeMs(remember: boolean): number {
  return remember ? 30 * DAY_MS : HOUR_MS
}

/** However often it is refreshed, a session ends this long after signing in: 90 days. */
export const SESSION_LONGEST_MS = 90 * DAY_MS

/** When a session that began at `startedAt` and is made or refreshed now ends: never beyond 90 days of its beginning. */
export function sessionExpiresAt(now: Date, remember: boolean, startedAt: Date): Date {
  const sliding = addMs(now, sessionLifetimeMs(remember))
  const last = addMs(startedAt, SESSION_LONGEST_MS)
  return sliding < last ? sliding : last
}

/** Sessions that began at this instant or before are over, whatever end was written for them. */
export function sessionsOverSince(now: Date): Date {
  return addMs(now, -SESSION_LONGEST_MS)
}

/** Is it over? An end that is no date is over. */
export function isSessionExpired(expiresAt: Date, now: Date): boolean {
  return !(now.getTime() < expiresAt.getTime())
}

/** Does this tick have to refresh the session: alive, with at most 3 ticks of 30 s left? */
export function shouldRefreshSession(expiresAt: Date, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime()
  return left > 0 && left <= SESSION_REFRESH_TICKS * SESSION_TICK_MS
}

/**
 * Is it time to write a later end for a session in use? Only once a twentieth of its life has passed:
 * a sliding end must not cost one write for every page. One that has reached its longest is not written again.
 */
export function shouldExtendSession(expiresAt: Date, now: Date, remember: boolean, startedAt: Date): boolean {
  if (isSessionExpired(expiresAt, now)) return false
  const gained = sessionExpiresAt(now, remember, startedAt).getTime() - expiresAt.getTime()
  return gained > 0 && (gained > sessionLifetimeMs(remember) / 20 || isLast(startedAt, now, remember))
}

/** Has a refresh from now on nothing left to add but the rest of the 90 days? */
function isLast(startedAt: Date, now: Date, remember: boolean): boolean {
  return addMs(now, sessionLifetimeMs(remember)) >= addMs(startedAt, SESSION_LONGEST_MS)
}

/** Milliseconds before the one second try at fetching a session. */
export const SESSION_FETCH_RETRY_MS = 500

export const SESSION_MESSAGES = {
  none: 'No active session',
  refreshFailed: 'Session expired and refresh failed',
} as const
