import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, weekdayOf } from '../../schedule/days.ts'
import { DAILY_NUMBERS, type DailySums } from '../figures.ts'
import { readWeek, WEEKS_TO_READ, weeksToRead, weeksWithSomething } from './week.ts'

const TODAY = '2026-11-27'
const asked = (week: string) => readWeek(new URLSearchParams({ week }), TODAY)
const LAST = { from: '2026-11-16', to: '2026-11-22', isOver: true, isLatest: true }

describe('the week of a letter', () => {
  it('is the last whole one unless the address names another that has begun', () => {
    expect(readWeek(new URLSearchParams(), TODAY)).toEqual(LAST)
    for (const week of ['', 'soon', '2026-11-30', '2026-13-01', '2999-01-01'])
      expect(asked(week)).toEqual(LAST)
    expect(asked('2026-11-25')).toEqual({
      from: '2026-11-23',
      to: '2026-11-29',
      isOver: false,
      isLatest: true,
    })
    expect(asked('2026-11-09')).toEqual({
      from: '2026-11-09',
      to: '2026-11-15',
      isOver: true,
      isLatest: false,
    })
    expect(readWeek(new URLSearchParams(), '2026-11-23')).toEqual(LAST)
  })

  it('goes from Monday to Sunday whatever is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), fc.nat(400), (away, at) => {
        const today = dayAfter('2026-01-01', at)
        const { from, to } = readWeek(new URLSearchParams({ week: dayAfter(today, away) }), today)
        expect([weekdayOf(from), weekdayOf(to), dayAfter(from, 6)]).toEqual([1, 7, to])
        expect(from <= today).toBe(true)
      }),
    )
  })

  it('is one of twelve to choose from, of which those are named that hold something', () => {
    const { from, to } = weeksToRead(TODAY)
    expect([from, to]).toEqual([dayAfter('2026-11-23', -7 * (WEEKS_TO_READ - 1)), '2026-11-29'])
    const none = Object.fromEntries(DAILY_NUMBERS.map(number => [number, 0])) as unknown as DailySums
    const part = (from: string, over: Partial<DailySums>) => ({
      ...{ from, to: dayAfter(from, 6) },
      sums: { ...none, ...over },
    })
    expect(
      weeksWithSomething([
        part('2026-11-09', { published: 2, people: 3 }),
        part('2026-11-16', { machines: 9 }),
        part('2026-11-23', { added: 1 }),
      ]),
    ).toEqual([
      { from: '2026-11-23', to: '2026-11-29', published: 0, people: 0 },
      { from: '2026-11-09', to: '2026-11-15', published: 2, people: 3 },
    ])
  })
})
