import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAILY_NUMBERS, type DailySums, scoreFigures } from './figures.ts'
import type { LetterFacts } from './letter/facts.ts'
import { writeLetter } from './letter/letter.ts'
import { isQuietWeek, stepOfWeek, summaryNumbers, weekBefore } from './summary.ts'

const sums = (over: Partial<DailySums> = {}): DailySums => ({
  planned_published: 0,
  slipped: 0,
  ahead: 0,
  published: 0,
  people: 0,
  machines: 0,
  leads: 0,
  added: 0,
  views: 0,
  reactions: 0,
  measured: 0,
  ...over,
})

const nothing = { deals: 0, pence: 0 }

function week(over: {
  now?: Partial<DailySums>
  before?: Partial<DailySums>
  won?: { deals: number; pence: number } | null
  sources?: LetterFacts['sources']
}): LetterFacts {
  const { now, before, won = nothing, sources = [] } = over
  return {
    daily: { now: sums(now), before: sums(before), parts: [], slippedDays: [] },
    alignment: scoreFigures([]),
    alignmentBefore: scoreFigures([]),
    paid: won && { total: won, notAttributed: { first: won, last: won, told: won } },
    paidBefore: won && nothing,
    sources,
    best: null,
    isOver: true,
    beforeName: 'the week before',
  }
}

const anyWeek = fc
  .record({
    now: fc.record(Object.fromEntries(DAILY_NUMBERS.map(name => [name, fc.nat(400)]))),
    before: fc.record(Object.fromEntries(DAILY_NUMBERS.map(name => [name, fc.nat(400)]))),
    won: fc.option(fc.record({ deals: fc.nat(5), pence: fc.nat(1_000_000) })),
  })
  .map(week)

describe('the week in numbers', () => {
  it('is about the seven whole days before its own', () => {
    expect(weekBefore('2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(weekBefore('2026-10-26')).toEqual({ from: '2026-10-19', to: '2026-10-25' })
  })

  it('says three numbers beside those of the week before', () => {
    const facts = week({
      now: { planned_published: 4, slipped: 1, published: 5, people: 32, leads: 3 },
      before: { published: 2, people: 20 },
      won: { deals: 1, pence: 120_000 },
    })
    expect(summaryNumbers(facts)).toEqual([
      { label: 'Posts published', now: '4 of 5 planned', before: '2, nothing planned' },
      {
        label: 'People who followed a link',
        now: '32, and 3 got in touch',
        before: '20, and 0 got in touch',
      },
      { label: 'Won', now: '£1,200 with 1 deal', before: '£0' },
    ])
  })

  it('says no pounds to whoever may not see deals', () => {
    const facts = week({ now: { people: 3, leads: 2 }, won: null })
    expect(summaryNumbers(facts).at(-1)).toEqual({ label: 'People who got in touch', now: '2', before: '0' })
    fc.assert(
      fc.property(anyWeek, facts => {
        const hidden = { ...facts, paid: null, paidBefore: null }
        const words = JSON.stringify([summaryNumbers(hidden), writeLetter(hidden)])
        expect(words).not.toMatch(/£|deal/)
      }),
    )
  })

  it('is quiet only where nothing at all was counted', () => {
    expect(isQuietWeek(week({ before: { people: 9 } }))).toBe(true)
    expect(isQuietWeek(week({ now: { machines: 40 } }))).toBe(true)
    fc.assert(
      fc.property(anyWeek, facts => {
        const { machines: _machines, ...counted } = facts.daily.now
        const total = Object.values(counted).reduce((a, b) => a + b, 0) + (facts.paid?.total.deals ?? 0)
        expect(isQuietWeek(facts)).toBe(total === 0)
      }),
    )
  })

  it('asks for what slipped first', () => {
    expect(stepOfWeek(week({ now: { slipped: 2 } })).reason).toBe('2 planned posts weren’t published.')
    expect(stepOfWeek(week({})).path).toBe('/app/dashboard#check-in')
  })
})
