import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/time.ts'
import {
  isWithinWindow,
  type PoundsGroup,
  poundsOf,
  poundsParameters,
  poundsRange,
  readPoundsAddress,
} from './pounds.ts'

const key = fc.option(fc.constantFrom('bread', 'oven', 'mara'))
const groups: fc.Arbitrary<PoundsGroup[]> = fc.array(
  fc.record({
    firstKey: key,
    lastKey: key,
    toldKey: key,
    deals: fc.integer({ min: 1, max: 9 }),
    pence: fc.integer({ min: 0, max: 1_000_000 }),
  }),
)

describe('pounds', () => {
  it('divide the whole won total by first touch, by last touch and by what was told, each for itself', () => {
    fc.assert(
      fc.property(groups, won => {
        const { rows, notAttributed, total } = poundsOf(won)
        for (const side of ['first', 'last', 'told'] as const) {
          const sum = rows.reduce((pence, row) => pence + row[side].pence, notAttributed[side].pence)
          const deals = rows.reduce((count, row) => count + row[side].deals, notAttributed[side].deals)
          expect([sum, deals]).toEqual([total.pence, total.deals])
        }
        for (const row of rows) {
          for (const touch of ['first', 'last'] as const) {
            const { least, most } = poundsRange(row, touch)
            expect(least).toBe(row[touch].pence)
            expect(most).toBeGreaterThanOrEqual(Math.max(least, row.told.pence))
            expect(most).toBeLessThanOrEqual(least + row.told.pence)
          }
        }
      }),
    )
  })

  it('count a deal once in a range where link and person say the same', () => {
    const { rows } = poundsOf([
      { firstKey: 'bread', lastKey: 'oven', toldKey: 'bread', deals: 1, pence: 100 },
      { firstKey: null, lastKey: null, toldKey: 'bread', deals: 1, pence: 50 },
    ])
    const bread = rows.find(row => row.key === 'bread')
    expect(bread && poundsRange(bread, 'first')).toEqual({ least: 100, most: 150 })
    expect(bread && poundsRange(bread, 'last')).toEqual({ least: 0, most: 150 })
  })

  it('keep a last touch for ninety days', () => {
    const closedAt = new Date('2026-11-20T12:00:00Z')
    expect(isWithinWindow({ lastAt: addDays(closedAt, -90), closedAt })).toBe(true)
    expect(isWithinWindow({ lastAt: addDays(closedAt, -91), closedAt })).toBe(false)
    expect([
      isWithinWindow({ lastAt: null, closedAt }),
      isWithinWindow({ lastAt: closedAt, closedAt: null }),
    ]).toEqual([true, true])
  })

  it('are looked at by an address that reads back', () => {
    const read = (query: string) => readPoundsAddress(new URLSearchParams(query))
    expect(read('by=x&period=y&side=z&of=&page=0')).toEqual({
      by: 'story',
      period: 'all',
      side: null,
      of: null,
      page: 1,
      rows: 1,
    })
    const address = read('by=post&period=month&side=last&of=abc&page=2&rows=3')
    expect(address).toEqual({ by: 'post', period: 'month', side: 'last', of: 'abc', page: 2, rows: 3 })
    expect(poundsParameters(address)).toEqual({
      by: 'post',
      period: 'month',
      side: 'last',
      of: 'abc',
      page: 2,
      rows: 3,
    })
    expect(poundsParameters(read(''))).toMatchObject({ by: null, period: null, side: null, rows: null })
  })
})
