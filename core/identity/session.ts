import { addMs, DAY_MS, HOUR_MS, SECOND_MS } from '../shared/time.ts'

/** How often an open page looks after its session. */
export const SESSION_TICK_MS = 30 * SECOND_MS

/** A session with this many ticks or fewer left is refreshed. */
export const SESSION_REFRESH_TICKS = 3

/** Milliseconds a session lives after its last refresh: one hour, or 30 days with "remember me". */
export function sessionLifetimeMs(remember: boolean): number {
  return remember ? 30 * DAY_MS : HOUR_MS
}

/** When a session that is made or refreshed now ends. */
export function sessionExpiresAt(now: Date, remember: boolean): Date {
  return addMs(now, sessionLifetimeMs(remember))
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
 * a sliding end must not cost one write for every page.
 */
export function shouldExtendSession(expiresAt: Date, now: Date, remember: boolean): boolean {
  if (isSessionExpired(expiresAt, now)) return false
  const lifetime = sessionLifetimeMs(remember)
  return expiresAt.getTime() - now.getTime() < lifetime - lifetime / 20
}

/** Milliseconds before the one second try at fetching a session. */
export const SESSION_FETCH_RETRY_MS = 500

export const SESSION_MESSAGES = {
  none: 'No active session',
  refreshFailed: 'Session expired and refresh failed',
} as const
