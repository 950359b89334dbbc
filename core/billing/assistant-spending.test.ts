import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditMark, creditsLeft, isSpendingAlarm } from './assistant-spending.ts'

const INFINITE = Number.POSITIVE_INFINITY

describe('credits that are left', () => {
  it('are those of the month without a trial', () => {
    expect(creditsLeft({ used: 3, limit: 10 }, null)).toEqual({ of: 'month', used: 3, limit: 10, left: 7 })
    expect(creditsLeft({ used: 3, limit: INFINITE }, null).left).toBe(INFINITE)
  })

  it('end in a trial also where the plan has no end', () => {
    const trial = { used: 50, limit: 50 }
    expect(creditsLeft({ used: 50, limit: INFINITE }, trial)).toEqual({ of: 'trial', ...trial, left: 0 })
  })

  it('are told of the month where a trial leaves as many, since the month begins anew', () => {
    expect(creditsLeft({ used: 3, limit: 10 }, { used: 43, limit: 50 }).of).toBe('month')
    expect(creditsLeft({ used: 3, limit: 10 }, { used: 44, limit: 50 }).of).toBe('trial')
  })

  it('are never more than either leaves, and never less than none', () => {
    const counts = fc.record({ used: fc.nat(100), limit: fc.nat(100) })
    fc.assert(
      fc.property(counts, counts, (month, trial) => {
        const { left } = creditsLeft(month, trial)
        expect(left).toBe(Math.max(0, Math.min(month.limit - month.used, trial.limit - trial.used)))
      }),
    )
  })
})

it('a mark is reached at four fifths and at the end, and never comes back', () => {
  const marks = (limit: number) => Array.from({ length: limit + 2 }, (_, used) => creditMark({ used, limit }))
  expect(marks(5)).toEqual([null, null, null, null, 80, 100, 100])
  expect(creditMark({ used: 0, limit: 0 })).toBeNull()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), limit => {
      const seen = marks(limit)
      expect(seen.map(mark => mark ?? 0)).toEqual(seen.map(mark => mark ?? 0).toSorted((a, b) => a - b))
      expect([seen[0], seen.at(-1)]).toEqual([null, 100])
      expect(creditMark({ used: limit, limit: INFINITE })).toBeNull()
    }),
  )
})

it('an alarm is raised twice on the way to a limit, whatever it is', () => {
  for (const limit of [5, 10, 33, 5000]) {
    const counts = Array.from({ length: limit + 5 }, (_, n) => n + 1)
    expect(counts.filter(count => isSpendingAlarm(count, limit))).toHaveLength(2)
  }
  expect(isSpendingAlarm(1, 1)).toBe(true)
  expect(isSpendingAlarm(0, 0)).toBe(false)
})
