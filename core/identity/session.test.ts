import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSessionExpired,
  SESSION_LONGEST_MS,
  sessionExpiresAt,
  sessionLifetimeMs,
  shouldExtendSession,
  shouldRefreshSession,
} from './session.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('a session', () => {
  it('lives an hour, or 30 days when remembered', () => {
    expect(sessionExpiresAt(now, false, now)).toEqual(new Date('2026-11-20T13:00:00Z'))
    expect(sessionExpiresAt(now, true, now)).toEqual(new Date('2026-12-20T12:00:00Z'))
  })

  it('is refreshed when at most three ticks of 30 s remain, and not when it is over', () => {
    expect(shouldRefreshSession(later(90_001), now)).toBe(false)
    expect(shouldRefreshSession(later(90_000), now)).toBe(true)
    expect(shouldRefreshSession(later(1), now)).toBe(true)
    expect(shouldRefreshSession(later(0), now)).toBe(false)
  })

  it('is over at its end and when its end is no date', () => {
    expect(isSessionExpired(later(1), now)).toBe(false)
    expect(isSessionExpired(later(0), now)).toBe(true)
    expect(isSessionExpired(new Date(Number.NaN), now)).toBe(true)
  })

  it('is extended by use, but not by every page', () => {
    expect(shouldExtendSession(later(60 * 60_000), now, false, now)).toBe(false)
    expect(shouldExtendSession(later(57.1 * 60_000), now, false, now)).toBe(false)
    expect(shouldExtendSession(later(56.9 * 60_000), now, false, now)).toBe(true)
    expect(shouldExtendSession(later(-1), now, false, now)).toBe(false)
  })

  it('that is about to end is always extended by use', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000 }), fc.boolean(), (left, remember) => {
        expect(left).toBeLessThan(sessionLifetimeMs(remember))
        expect(shouldRefreshSession(later(left), now)).toBe(true)
        expect(shouldExtendSession(later(left), now, remember, now)).toBe(true)
      }),
    )
  })

  it('ends 90 days after signing in, however often it is used', () => {
    const uses = fc.array(fc.integer({ min: 1, max: 29 * 86_400_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(uses, fc.boolean(), (gaps, remember) => {
        let at = now
        let end = sessionExpiresAt(at, remember, now)
        for (const gap of gaps) {
          at = new Date(at.getTime() + gap)
          if (shouldExtendSession(end, at, remember, now)) end = sessionExpiresAt(at, remember, now)
          expect(end.getTime()).toBeLessThanOrEqual(now.getTime() + SESSION_LONGEST_MS)
        }
      }),
    )
    const last = later(SESSION_LONGEST_MS)
    expect(sessionExpiresAt(later(SESSION_LONGEST_MS - 1), true, now)).toEqual(last)
    // Nothing is left to add: not one more write for every page of the last month.
    expect(shouldExtendSession(last, later(SESSION_LONGEST_MS - 1000), true, now)).toBe(false)
  })
})
