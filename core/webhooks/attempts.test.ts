import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/time.ts'
import { MOST_ATTEMPTS, retryAfterMs, weighAttempt } from './attempts.ts'

const NOW = new Date('2026-11-24T09:30:00Z')
const said = (status: number | null, retryAfter: string | null = null) => ({ status, retryAfter })
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const attempt = fc.integer({ min: 1, max: MOST_ATTEMPTS - 1 })

/** Milliseconds until the attempt after this one; null when there is none. */
function waitAfter(n: number, status: number | null = 500, retryAfter: string | null = null): number | null {
  const outcome = weighAttempt(said(status, retryAfter), n, NOW, 0)
  return outcome.kind === 'again' ? outcome.at.getTime() - NOW.getTime() : null
}

describe('the schedule', () => {
  it('is that of the Standard Webhooks, and ends after 75 hours', () => {
    const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, n) => waitAfter(n + 1) ?? 0)
    const hours = [2, 5, 10, 14, 20, 24].map(count => count * HOUR_MS)
    expect(waits).toEqual([5000, 5 * MINUTE_MS, 30 * MINUTE_MS, ...hours])
    expect(Math.floor(waits.reduce((sum, wait) => sum + wait, 0) / HOUR_MS)).toBe(75)
    expect(waitAfter(MOST_ATTEMPTS)).toBeNull()
  })

  it('spreads an attempt by a tenth at most, never before its time, and each wait is longer than the one before', () => {
    fc.assert(
      fc.property(attempt, chance, (n, by) => {
        const outcome = weighAttempt(said(500), n, NOW, by)
        if (outcome.kind !== 'again') throw new Error(outcome.kind)
        const [wait, least] = [outcome.at.getTime() - NOW.getTime(), waitAfter(n) ?? 0]
        expect(wait).toBeGreaterThanOrEqual(least)
        expect(wait).toBeLessThanOrEqual(least * 1.1 + 1)
        expect(waitAfter(n + 1) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(least)
      }),
    )
  })

  it('ends by itself whatever is answered', () => {
    const status = fc.option(fc.integer({ min: 100, max: 999 }))
    fc.assert(
      fc.property(status, fc.option(fc.string()), chance, (code, header, by) => {
        const outcome = weighAttempt(said(code, header), MOST_ATTEMPTS, NOW, by)
        const isSuccess = code !== null && code >= 200 && code < 300
        expect(outcome.kind).toBe(isSuccess ? 'delivered' : 'over')
      }),
    )
  })
})

describe('an answer', () => {
  it.each([200, 201, 202, 204, 299])('%d is success', status => {
    expect(weighAttempt(said(status), 1, NOW, 0)).toEqual({ kind: 'delivered' })
  })

  it.each([100, 199, 300, 301, 302, 307, 308, 400, 401, 404, 418, 500, 503, null])('%s is none', status => {
    expect(weighAttempt(said(status), 1, NOW, 0)).toMatchObject({ kind: 'again', restUntil: null })
  })

  it('410 is the end, at the first attempt as well', () => {
    expect(weighAttempt(said(410), 1, NOW, 0)).toEqual({ kind: 'over', reason: 'gone' })
  })

  it.each([429, 502, 504])('%d lets the endpoint rest', status => {
    expect(weighAttempt(said(status), 1, NOW, 0)).toEqual({
      kind: 'again',
      at: new Date(NOW.getTime() + MINUTE_MS),
      restUntil: new Date(NOW.getTime() + MINUTE_MS),
    })
    expect(waitAfter(5, status)).toBe(5 * HOUR_MS)
  })

  it('may ask for a later attempt, up to a day, never for an earlier one', () => {
    expect(waitAfter(1, 503, '120')).toBe(120_000)
    expect(waitAfter(1, 503, 'Tue, 24 Nov 2026 10:30:00 GMT')).toBe(HOUR_MS)
    expect(waitAfter(4, 503, '1')).toBe(2 * HOUR_MS)
    expect(waitAfter(1, 429, '99999999999')).toBe(DAY_MS)
    for (const header of ['', 'soon', '-5', '1e9', 'Tue, 24 Nov 2020 10:30:00 GMT', '9'.repeat(5000)])
      expect(retryAfterMs(header, NOW), header).toBe(0)
    fc.assert(
      fc.property(fc.string(), text => {
        const wait = retryAfterMs(text, NOW)
        expect(wait >= 0 && wait <= DAY_MS).toBe(true)
      }),
    )
  })
})
