import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangeTerms, changeTermsMark, freeTrialTerms } from './change-terms.ts'
import { PLAN_CHOICES } from './price-key.ts'

const pence = fc.nat(100_000)
const plan = fc.constantFrom(...PLAN_CHOICES)
const terms: fc.Arbitrary<ChangeTerms> = fc.record({
  from: plan,
  to: plan,
  when: fc.constantFrom('now' as const, 'next_cycle' as const, 'free' as const),
  price: fc.option(
    fc.record({ duePence: pence, creditPence: pence, leftOverPence: pence, discountPence: pence }),
  ),
  beginsAt: fc.option(fc.date({ noInvalidDate: true })),
  regularPence: pence,
})

describe('the terms of a change', () => {
  it('are the same as themselves', () => {
    fc.assert(
      fc.property(fc.string(), terms, (id, shown) => {
        expect(changeTermsMark(id, structuredClone(shown))).toBe(changeTermsMark(id, shown))
      }),
    )
  })

  it('are others with another plan, sum, time or subscription', () => {
    fc.assert(
      fc.property(fc.string(), terms, terms, (id, shown, now) => {
        for (const name of ['from', 'to', 'when', 'beginsAt', 'regularPence'] as const) {
          const changed = { ...shown, [name]: now[name] }
          const isSame = JSON.stringify(changed) === JSON.stringify(shown)
          expect(changeTermsMark(id, changed) === changeTermsMark(id, shown), name).toBe(isSame)
        }
        expect(changeTermsMark(`${id}2`, shown)).not.toBe(changeTermsMark(id, shown))
      }),
    )
  })

  it('differ by a penny that is due or left over, and by free beside charged', () => {
    const price = { duePence: 4, creditPence: 0, leftOverPence: 0, discountPence: 0 }
    const shown = freeTrialTerms(
      { tier: 'pro', cycle: 'monthly' },
      { tier: 'collective', cycle: 'monthly' },
      new Date(0),
    )
    const marks = [
      shown,
      { ...shown, price },
      { ...shown, price: { ...price, duePence: 5 } },
      { ...shown, price: { ...price, leftOverPence: 5 } },
      { ...shown, price: { ...price, leftOverPence: 6 } },
    ]
    expect(shown.when).toBe('free')
    expect(new Set(marks.map(one => changeTermsMark('sub_1', one))).size).toBe(marks.length)
  })
})
