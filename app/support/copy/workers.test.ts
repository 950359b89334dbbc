import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOnTime } from './workers.ts'

it('never rounds a lateness away', () => {
  expect([1, 0.999999, 0.9987, 0.5, 0].map(shareOnTime)).toEqual(['100%', '99.99%', '99.87%', '50%', '0%'])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), share => {
      expect(shareOnTime(share)).not.toBe('100%')
    }),
  )
})
