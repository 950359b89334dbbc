import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIMENSIONS } from '../../brand/alignment/types.ts'
import { dayAfter, mondayOf } from '../../schedule/days.ts'
import { type PlacedFigure, sentenceText } from '../letter/sentence.ts'
import { readPeriod } from '../period.ts'
import { bestCount, meanOfBest, type Reasoned, reasonsOf, sharedReasons } from './best-posts.ts'
import { type AlignmentGroup, groupsSentence } from './groups-sentence.ts'
import { type AlignmentFacts, alignmentLead } from './lead.ts'
import { alignmentTrend, meansOfAll, type ScoredDay, trendSentence } from './trend.ts'

const scored = (day: string, posts: number, mark: number): ScoredDay => ({
  ...{ day, posts, overall: mark * posts, voice: mark * posts, values: mark * posts },
  ...{ audience: mark * posts, emotion: 50 * posts },
})

describe('the trend', () => {
  it('stands for the fewest weeks that hold ten posts, and counts exactly those days', () => {
    const day = fc.nat(300).map(days => dayAfter('2026-01-05', days))
    const days = fc.uniqueArray(
      fc.record({ day, posts: fc.integer({ min: 1, max: 6 }), mark: fc.integer({ min: 30, max: 100 }) }),
      { selector: ({ day }) => day, maxLength: 60 },
    )
    fc.assert(
      fc.property(days, day, fc.nat(90), (rows, from, length) => {
        const sums = rows.map(({ day, posts, mark }) => scored(day, posts, mark))
        for (const { week, days, posts, means } of alignmentTrend(
          { from, to: dayAfter(from, length) },
          sums,
        )) {
          const inside = sums.filter(({ day }) => days.from <= day && day <= days.to)
          expect(posts).toBe(inside.reduce((sum, { posts }) => sum + posts, 0))
          expect(means === null).toBe(posts < 10)
          expect(days.to).toBe(dayAfter(week, 6))
          expect(mondayOf(days.from)).toBe(days.from)
          const shorter = inside.filter(({ day }) => day >= dayAfter(days.from, 7))
          if (days.from < week) expect(shorter.reduce((sum, { posts }) => sum + posts, 0)).toBeLessThan(10)
        }
      }),
    )
  })

  it('says which dimension moved most, and what is missing', () => {
    const weeks = alignmentTrend({ from: '2026-11-02', to: '2026-11-15' }, [
      scored('2026-11-03', 10, 60),
      { ...scored('2026-11-10', 10, 60), voice: 800 },
    ])
    expect(weeks.map(({ means }) => means?.voice)).toEqual([60, 80])
    expect(sentenceText(trendSentence(weeks))).toBe('Voice rose most, from 60 to 80. The mean score is 60.')
    const none = alignmentTrend({ from: '2026-11-02', to: '2026-11-08' }, [])
    expect(sentenceText(trendSentence(none))).toContain('0 of 10')
    expect(trendSentence(weeks)[1]).toEqual({
      text: '60',
      to: '/app/analytics/behind?number=scored&from=2026-11-02&to=2026-11-08',
    })
    expect(sentenceText(trendSentence(weeks.slice(0, 1)))).toBe('The mean score is 60.')
    const still = alignmentTrend({ from: '2026-11-02', to: '2026-11-15' }, [scored('2026-11-03', 10, 60)])
    expect(sentenceText(trendSentence(still))).toContain('stand where they stood')
  })
})

const PERIOD = readPeriod(new URLSearchParams('period=30'), '2026-11-20')
const group = (
  name: string | null,
  posts: number,
  overall: number,
  by: AlignmentGroup['by'] = 'network',
): AlignmentGroup => ({
  ...{ by, name, posts, key: name?.toLowerCase() ?? null },
  means:
    posts < 10 ? null : { overall, voice: overall, values: overall, audience: overall, emotion: overall },
})

describe('platforms and authors', () => {
  const sentence = (...groups: AlignmentGroup[]) =>
    sentenceText(groupsSentence(groups, { by: groups[0]?.by ?? 'network', period: PERIOD }))

  it('are compared from ten posts on, and what belongs to none is not', () => {
    expect(sentence(group('LinkedIn', 23, 74), group('X', 12, 61), group('TikTok', 9, 99))).toBe(
      'Posts on LinkedIn sound most like you, with 74 on average from 23 posts. Those on X sound least like you, with 61 from 12 posts.',
    )
    expect(sentence(group('Ada', 10, 70, 'person'), group(null, 40, 99, 'person'))).toBe(
      'Posts by Ada score 70 on average, from 10 posts.',
    )
    expect(sentence(group('LinkedIn', 10, 70), group('X', 10, 70))).toBe(
      'Every platform with 10 posts scores 70 on average.',
    )
    expect(sentence(group('X', 9, 70))).toBe('Not enough yet: no platform has 10 posts with a score.')
    expect(sentence(group(null, 12, 70, 'person'))).toContain('no author')
  })

  it('open their own posts, each figure of them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('X', 'LinkedIn', 'TikTok'), fc.nat(40), fc.nat(100))),
        made => {
          const groups = made.map(([name, posts, overall]) => group(name, posts, overall))
          const said = groupsSentence(groups, { by: 'network', period: PERIOD })
          const figures = said.filter(
            (piece): piece is PlacedFigure => typeof piece !== 'string' && 'to' in piece,
          )
          const told = groups.flatMap(({ means }) => means?.overall ?? [])
          expect(figures.length > 0).toBe(told.length === 1 || new Set(told).size > 1)
          for (const { to } of figures)
            expect(
              groups.some(({ key, means }) => means && to.includes(`of=${key}`)),
              to,
            ).toBe(true)
          expect(sentenceText(said)).not.toMatch(/NaN|undefined|null| {2}/)
        },
      ),
    )
  })
})

describe('the page begins with', () => {
  const lead = (facts: AlignmentFacts) => {
    const { headline, standfirst } = alignmentLead(facts, PERIOD)
    return [headline, sentenceText(standfirst)]
  }
  const days = [scored('2026-11-03', 10, 60), { ...scored('2026-11-10', 10, 60), voice: 800 }]
  const weeks = alignmentTrend({ from: '2026-11-02', to: '2026-11-15' }, days)

  it('what moved most, or the mean where only one week can be told, or that there is too little', () => {
    const means = meansOfAll(days)
    expect(lead({ weeks, means, posts: 20 })).toEqual([
      'Voice rose most, from 60 to 80',
      '20 posts have a score in these days. They are strongest in voice, with 70 on average, and weakest in emotion, with 50.',
    ])
    expect(lead({ weeks: weeks.slice(0, 1), means, posts: 10 })[0]).toBe('Your posts score 60 on average')
    expect(lead({ weeks: [], means: null, posts: 1 })).toEqual([
      'There’s too little to see a trend yet',
      '1 post has a score in these days. From 10 on, we’ll say where they sound most like you.',
    ])
    const still = weeks.map(week => ({ ...week, means: weeks[0]?.means ?? null }))
    expect(lead({ weeks: still, means, posts: 20 })[0]).toBe('All four dimensions stand where they stood')
  })

  it('what is strongest and weakest, by numbers that open their posts, and never what is the same', () => {
    const mark = fc.integer({ min: 0, max: 100 })
    const marks = fc.record({ voice: mark, values: mark, audience: mark, emotion: mark })
    fc.assert(
      fc.property(marks, means => {
        const facts = { weeks, means: { overall: 60, ...means }, posts: 10 }
        const { standfirst } = alignmentLead(facts, PERIOD)
        const [, ...figures] = standfirst.filter(piece => typeof piece !== 'string')
        const [most, least] = [Math.max(...Object.values(means)), Math.min(...Object.values(means))]
        expect(figures.map(({ text }) => text)).toEqual(most === least ? [] : [String(most), String(least)])
      }),
    )
  })
})

describe('the best posts', () => {
  const reasoned = (...reasons: string[]): Reasoned => ({
    scores: { voice: 80, values: 60, audience: 70, emotion: 50 },
    reasons: reasons.map(why => ({ dimension: 'values', why })),
  })

  it('are a quarter of ten or more, and never fewer than three or more than ten', () => {
    expect([0, 9, 10, 20, 40, 400].map(bestCount)).toEqual([0, 0, 3, 5, 10, 10])
  })

  it('have in common what at least two of them have', () => {
    expect(sharedReasons(reasoned('a'), [reasoned('a', 'b'), reasoned('a', 'c'), reasoned('c')])).toEqual([
      { dimension: 'values', why: 'a', best: 2, isInThis: true },
      { dimension: 'values', why: 'c', best: 2, isInThis: false },
    ])
    expect(meanOfBest([reasoned(), reasoned()]).voice).toBe(80)
    expect(meanOfBest([]).voice).toBe(0)
  })

  it('say why by the rules’ own reasons, each once', () => {
    const [one] = reasonsOf(['We read the letter together, slowly and honestly. Honesty helps.'], {
      core_values: ['honesty', 'patience'],
      dream_client: 'Bakers with their first shop.',
    })
    expect(one?.reasons.some(({ dimension }) => dimension === 'values')).toBe(true)
    const keys = one?.reasons.map(({ dimension, why }) => `${dimension} ${why}`) ?? []
    expect(new Set(keys).size).toBe(keys.length)
    expect(Object.keys(one?.scores ?? {})).toEqual([...DIMENSIONS])
  })
})
