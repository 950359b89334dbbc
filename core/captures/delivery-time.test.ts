import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTimely } from './delivery-time.ts'

const NOW = new Date('2026-11-26T12:00:00.900Z')
const SECONDS = Math.floor(NOW.getTime() / 1000)

it.each([
  [String(SECONDS), true],
  [String(SECONDS - 300), true],
  [String(SECONDS + 300), true],
  [String(SECONDS - 301), false],
  [String(SECONDS + 301), false],
  [String(NOW.getTime()), false],
  ['', false],
  ['soon', false],
])('a delivery of %s is timely: %s', (timestamp, isSo) => {
  expect(isTimely(timestamp, NOW)).toBe(isSo)
})

it('a delivery is timely within five minutes of any time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), away => {
      expect(isTimely(String(SECONDS + away), NOW)).toBe(Math.abs(away) <= 300)
    }),
  )
})
