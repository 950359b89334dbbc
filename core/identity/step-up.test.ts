import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRecentlyVerified, STEP_UP_MS } from './step-up.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)

it('counts for ten minutes and not a millisecond longer', () => {
  expect(STEP_UP_MS).toBe(600_000)
  expect(isRecentlyVerified(NOW, NOW)).toBe(true)
  expect(isRecentlyVerified(ago(STEP_UP_MS - 1), NOW)).toBe(true)
  expect(isRecentlyVerified(ago(STEP_UP_MS), NOW)).toBe(false)
  expect(isRecentlyVerified(new Date(Number.NaN), NOW)).toBe(false)
  expect(isRecentlyVerified(ago(-120_000), NOW)).toBe(false)
})

it('never comes back once it is over', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.nat(), (at, later) => {
      const wasOver = !isRecentlyVerified(at, NOW) && at <= NOW
      if (wasOver) expect(isRecentlyVerified(at, new Date(NOW.getTime() + later))).toBe(false)
    }),
  )
})
