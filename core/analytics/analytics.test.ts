import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { poundsOf } from '../deals/pounds.ts'
import { dayAfter } from '../schedule/days.ts'
import { changePercent, DAILY_NUMBERS, dailyFigures, type ScoreCount, scoreFigures } from './figures.ts'
import { NUMBERS, readRowsAddress, rowsParameters, SCORE_BANDS } from './numbers.ts'
import { isWithin, periodParameters, periodParts, readPeriod } from './period.ts'
import { actedSentence, paidSentence, showedUpSentence, soundedSentence } from './sentences.ts'

const TODAY = '2026-11-20'
const period = (query: string) => readPeriod(new URLSearchParams(query), TODAY)
const days = fc.integer({ min: -400, max: 400 }).map(offset => dayAfter(TODAY, offset))
const periods = fc.oneof(
  fc.constantFrom('', 'period=7', 'period=90', 'period=365', 'period=8').map(period),
  fc.tuple(days, days).map(([from, to]) => period(`from=${from}&to=${to}`)),
)

describe('a period', () => {
  it('is the last 30 days unless its address says otherwise', () => {
    expect(period('')).toEqual({
      ...{ from: '2026-10-22', to: TODAY, days: 30, preset: 30 },
      before: { from: '2026-09-22', to: '2026-10-21' },
    })
    expect(period('from=2026-02-30&to=2026-03-01').preset).toBe(30)
    expect(period('from=2026-11-20&to=2026-11-01')).toMatchObject({
      from: '2026-11-01',
      days: 20,
      preset: null,
    })
    expect(period('from=2001-01-01&to=2026-11-20').days).toBe(731)
  })

  it('is compared with as many days right before it, and its parts cover each day once', () => {
    fc.assert(
      fc.property(periods, one => {
        expect(dayAfter(one.before.to)).toBe(one.from)
        expect(dayAfter(one.before.from, one.days)).toBe(one.from)
        const parts = periodParts(one)
        expect(parts.at(-1)?.to).toBe(one.to)
        for (const [at, part] of parts.entries())
          expect(part.from).toBe(at === 0 ? one.from : dayAfter(parts[at - 1]?.to ?? ''))
      }),
    )
  })

  it('is read back from the address it makes', () => {
    fc.assert(
      fc.property(periods, one => {
        const params = Object.entries(periodParameters(one)).filter(([, value]) => value !== null)
        expect(
          period(new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString()),
        ).toEqual(one)
      }),
    )
  })
})

describe('the rows behind a number', () => {
  it('are read back from the address they make', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS),
        fc.option(fc.option(fc.uuid()), { nil: undefined }),
        fc.option(fc.constantFrom(...SCORE_BANDS)),
        (number, of, band) => {
          const address = { number, by: 'story' as const, of, band, page: 3 }
          const params = Object.entries(rowsParameters(address)).filter(([, value]) => value !== null)
          const read = readRowsAddress(
            new URLSearchParams(params.map(([name, value]) => [name, String(value)])),
          )
          expect(read).toEqual({ ...address, by: of === undefined ? 'network' : 'story' })
        },
      ),
    )
    expect(readRowsAddress(new URLSearchParams('number=everything'))).toBeNull()
  })
})

describe('figures', () => {
  const counts = fc.array(
    fc.record({
      number: fc.constantFrom(...DAILY_NUMBERS),
      day: days,
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 40 },
  )

  it('of the parts add up to those of the period, which hold nothing of other days', () => {
    fc.assert(
      fc.property(periods, counts, (one, counted) => {
        const { now, parts, slippedDays } = dailyFigures(one, counted)
        for (const number of DAILY_NUMBERS) {
          const own = counted.filter(({ number: other, day }) => other === number && isWithin(one, day))
          const sum = own.reduce((total, { count }) => total + count, 0)
          expect(now[number]).toBe(sum)
          expect(parts.reduce((total, { sums }) => total + sums[number], 0)).toBe(sum)
        }
        expect(slippedDays).toHaveLength(now.slipped)
      }),
    )
  })

  it('of scores put every post in one band, and name a middle from ten posts on', () => {
    const score = fc.record({
      overall: fc.integer({ min: 0, max: 100 }),
      posts: fc.integer({ min: 1, max: 5 }),
      voice: fc.nat(500),
      values: fc.nat(500),
      audience: fc.nat(500),
      emotion: fc.nat(500),
    })
    fc.assert(
      fc.property(fc.array(score, { maxLength: 12 }), scores => {
        const { posts, bands, middle, weakest } = scoreFigures(scores)
        expect(bands.reduce((sum, band) => sum + band.posts, 0)).toBe(posts)
        expect(middle === null).toBe(posts < 10)
        expect(weakest === null).toBe(posts < 10)
        if (middle !== null) {
          const most = scores
            .filter(({ overall }) => overall >= middle)
            .reduce((sum, { posts }) => sum + posts, 0)
          expect(most * 2).toBeGreaterThanOrEqual(posts)
        }
      }),
    )
  })

  it('are compared in percent only where both are ten or more', () => {
    expect(changePercent(15, 10)).toBe(50)
    expect(changePercent(9, 10)).toBeNull()
    expect(changePercent(100, 9)).toBeNull()
  })
})

describe('the sentence', () => {
  const none = Object.fromEntries(DAILY_NUMBERS.map(number => [number, 0])) as Record<
    (typeof DAILY_NUMBERS)[number],
    number
  >
  const showed = (over: Partial<typeof none>, slippedDays: string[] = []) =>
    showedUpSentence({ now: { ...none, ...over }, slippedDays })

  it('of showing up names the weekday that slipped', () => {
    const fridays = ['2026-11-20', '2026-11-13', '2026-11-06']
    expect(showed({ planned_published: 9, slipped: 3 }, fridays)).toBe(
      'You planned 12 posts and published 9. The 3 that slipped were all Fridays.',
    )
    expect(showed({ planned_published: 1, slipped: 1 }, ['2026-11-20'])).toBe(
      'You planned 2 posts and published 1. The one that slipped was planned for a Friday.',
    )
    expect(showed({ slipped: 3, ahead: 2 }, ['2026-11-20', '2026-11-13', '2026-11-12'])).toBe(
      'You planned 5 posts and published 0. Of the 3 that slipped, 2 were Fridays. 2 are still to come.',
    )
    expect(showed({ slipped: 2 }, ['2026-11-20', '2026-11-12'])).toContain(
      '2 slipped, on different weekdays.',
    )
    expect(showed({ planned_published: 4 })).toBe('You planned 4 posts and published all of them.')
    expect(showed({ published: 2 })).toBe('Nothing was planned in these days, and you published 2 posts.')
    expect(showed({})).toBe('Nothing was planned or published in these days.')
  })

  it('of sounding like us says nothing more below ten posts', () => {
    const score = (overall: number, posts: number): ScoreCount => ({
      ...{ overall, posts },
      ...{ voice: overall * posts, values: overall * posts, audience: overall * posts, emotion: 40 * posts },
    })
    expect(soundedSentence(scoreFigures([]))).toContain('None of the posts')
    expect(soundedSentence(scoreFigures([score(80, 9)]))).toBe(
      '9 published posts have a score. That’s not enough yet to say more.',
    )
    expect(soundedSentence(scoreFigures([score(50, 2), score(82, 9)]))).toBe(
      'Half of your 11 scored posts reach 82 or more, and 2 are below 60. The lowest dimension is emotion, at 40 on average.',
    )
  })

  it('of acting tells machines apart', () => {
    expect(actedSentence({ ...none, people: 128, leads: 6, machines: 1 })).toBe(
      '128 people followed a link, and 6 people got in touch. 1 visit by machines isn’t counted.',
    )
    expect(actedSentence({ ...none, people: 9 })).toContain('not enough yet')
    expect(actedSentence(none)).toBe('No one followed a link or got in touch in these days.')
  })

  it('of paying never adds the touches up', () => {
    const group = { firstKey: 'a', lastKey: null, toldKey: null, deals: 1, pence: 80_000 }
    const other = { ...group, firstKey: null, lastKey: 'b', pence: 40_000 }
    expect(paidSentence(poundsOf([group, other]))).toBe(
      'You won £1,200 with 2 deals. First touch traces £800 of it and last touch £400: two views of the same money.',
    )
    expect(paidSentence(poundsOf([]))).toBe('No deal was won in these days.')
  })
})
