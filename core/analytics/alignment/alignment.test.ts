import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIMENSIONS } from '../../brand/alignment/types.ts'
import { dayAfter, mondayOf } from '../../schedule/days.ts'
import { bestCount, meanOfBest, type Reasoned, reasonsOf, sharedReasons } from './best-posts.ts'
import { alignmentTrend, type ScoredDay, trendSentence } from './trend.ts'

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
    expect(trendSentence(weeks)).toBe('Voice rose most, from 60 to 80. The mean score is 60.')
    expect(trendSentence(alignmentTrend({ from: '2026-11-02', to: '2026-11-08' }, []))).toContain('0 of 10')
    expect(trendSentence(weeks.slice(0, 1))).toContain('stand where they stood')
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
