import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchStatement, type PayableDeal } from './match-statement.ts'

const deal = (over: Partial<PayableDeal> = {}): PayableDeal => ({
  id: '1',
  title: 'Team day',
  person: 'Jo Blake',
  stage: 'won',
  reference: 'BH-7K2M',
  valuePence: 1000,
  paidPence: 0,
  typed: [],
  ...over,
})

const line = (references: string[], pence = 600, day = '2026-11-20') => ({
  day,
  pence,
  text: '',
  references,
  identity: `${day} ${pence} ${references.join()}`,
})

describe('matching a statement', () => {
  it('counts down what is open, and leaves to the founder what it cannot know', () => {
    const deals = [deal(), deal({ id: '2', reference: 'BH-9XYZ' })]
    const found = matchStatement(
      [
        line(['BH-7K2M']),
        line(['BH-7K2M'], 500),
        line(['BH-7K2M', 'BH-9XYZ']),
        line(['BH-2222']),
        line(['BH-2222', 'BH-9XYZ'], 1),
        line([]),
        line(['BH-7K2M'], 7),
      ],
      deals,
      ({ pence }) => pence === 7,
    )
    expect(found.matched.map(({ deal, openAfter }) => [deal.id, openAfter])).toEqual([
      ['1', 400],
      ['1', -100],
      ['2', 999],
    ])
    const { several, unknown, unnamed, taken } = found
    expect([several.length, unknown.length, unnamed.length, taken.length]).toEqual([1, 1, 1, 1])
  })

  it('says when the same sum was typed in within a week', () => {
    const typed = [{ amountPence: 600, paidOn: '2026-11-13' }]
    const on = (day: string, pence = 600) =>
      matchStatement([line(['BH-7K2M'], pence, day)], [deal({ paidPence: 600, typed })], () => false)
        .matched[0]
    expect(on('2026-11-20')).toMatchObject({ isNoted: true, openAfter: 400 })
    expect(on('2026-11-21')).toMatchObject({ isNoted: false, openAfter: -200 })
    expect(on('2026-11-13', 599)?.isNoted).toBe(false)
  })

  it('puts each line in one place and none is lost', () => {
    const lines = fc.array(
      fc
        .tuple(fc.subarray(['BH-7K2M', 'BH-9XYZ', 'BH-2222']), fc.integer({ min: 1, max: 9 }))
        .map(([references, pence]) => line(references, pence)),
    )
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 9 }), (all, most) => {
        const { matched, ...rest } = matchStatement(all, [deal()], ({ pence }) => pence < most)
        const placed = [...matched.map(each => each.line), ...Object.values(rest).flat()]
        expect(placed).toHaveLength(all.length)
        expect(new Set(placed)).toEqual(new Set(all))
      }),
    )
  })
})
