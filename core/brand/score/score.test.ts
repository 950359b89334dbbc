import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainBrandScore, scoreAdvice } from './explain.ts'
import type { BrandScoreInput, ScoredContent } from './input.ts'
import { checkinScore, recencyScore, scoreConfidence } from './rules.ts'
import { scoreBrand } from './score-brand.ts'
import { brandScoreTrend, scoreInputOf } from './trend.ts'
import { scoreViews } from './views.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const empty: BrandScoreInput = { checkins: [], postScores: [], content: [] }
const piece = (overall: number, over: Partial<ScoredContent> = {}): ScoredContent => ({
  voice: overall,
  values: overall,
  audience: overall,
  emotion: overall,
  overall,
  ...over,
})
const age = fc.double({ min: 0, max: 90, noNaN: true }).map(daysAgo)
const percent = fc.integer({ min: 0, max: 100 })
const inputs: fc.Arbitrary<BrandScoreInput> = fc.record({
  checkins: fc.array(fc.record({ alignment: fc.integer({ min: 0, max: 10 }), createdAt: age }), {
    maxLength: 9,
  }),
  postScores: fc.array(fc.record({ overall: percent, createdAt: age }), { maxLength: 9 }),
  content: fc.array(
    fc.record({ voice: percent, values: percent, audience: percent, emotion: percent, overall: percent }),
    { maxLength: 9 },
  ),
})

describe('the score of a check-in', () => {
  it('is ten times the alignment while it is at most 30 days old', () => {
    expect(checkinScore({ alignment: 7, ageDays: 0, count: 1 })).toBe(70)
    expect(checkinScore({ alignment: 7, ageDays: 30, count: 1 })).toBe(70)
    expect(checkinScore({ alignment: 1, ageDays: 3, count: 1 })).toBe(10)
  })
  it('loses 1.5 a day beyond 30, at most 30, and ends at 30', () => {
    expect(checkinScore({ alignment: 8, ageDays: 32, count: 1 })).toBe(77)
    expect(checkinScore({ alignment: 8, ageDays: 50, count: 1 })).toBe(50)
    expect(checkinScore({ alignment: 8, ageDays: 500, count: 1 })).toBe(50)
    expect(checkinScore({ alignment: 5, ageDays: 500, count: 1 })).toBe(30)
  })
  it('gains 5 above three check-ins and 5 more above six, and stays at 100', () => {
    const of = (count: number) => checkinScore({ alignment: 6, ageDays: 1, count })
    expect([of(3), of(4), of(6), of(7)]).toEqual([60, 65, 65, 70])
    expect(checkinScore({ alignment: 10, ageDays: 1, count: 7 })).toBe(100)
  })
  it('stays between 0 and 100 whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (alignment, ageDays, count) => {
        const score = checkinScore({ alignment, ageDays, count } as never)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect([20, 40, 60, 80, 100]).toContain(recencyScore(ageDays as never))
      }),
    )
    expect(checkinScore(null as never)).toBe(30)
    expect(recencyScore(Number.NaN)).toBe(20)
  })
  it('counts as recent in steps of 7, 14, 30 and 60 days', () => {
    expect([0, 7, 8, 14, 15, 30, 31, 60, 61].map(recencyScore)).toEqual([
      100, 100, 80, 80, 60, 60, 40, 40, 20,
    ])
  })
})

describe('confidence', () => {
  it('grows with what the score rests on and ends at 100', () => {
    expect([0, 1, 6, 7].map(n => scoreConfidence('checkin', n))).toEqual([70, 75, 100, 100])
    expect([0, 4, 5, 20, 99].map(n => scoreConfidence('ai', n))).toEqual([60, 60, 70, 100, 100])
    expect([0, 2, 3, 18, 99].map(n => scoreConfidence('content', n))).toEqual([40, 40, 50, 100, 100])
    expect(scoreConfidence('fallback', 50)).toBe(0)
    expect(scoreConfidence('guess' as never, 50)).toBe(0)
    expect(scoreConfidence('checkin', Number.POSITIVE_INFINITY)).toBe(100)
  })
})

describe('the brand score', () => {
  it('stands at 50 with no confidence when there is nothing', () => {
    expect(scoreBrand(empty, now)).toEqual({
      overall: 50,
      voice: 50,
      values: 50,
      audience: 50,
      emotion: 50,
      lastUpdated: now,
      dataSource: 'fallback',
      confidence: 0,
      breakdown: { checkinScore: null, contentScore: null, aiScore: null, frequency: 0, recency: 20 },
    })
  })
  it('follows a check-in for seven whole days', () => {
    const fresh = { ...empty, checkins: [{ alignment: 8, createdAt: daysAgo(7.9) }] }
    expect(scoreBrand(fresh, now)).toMatchObject({ dataSource: 'checkin', overall: 71, confidence: 75 })
    const stale = { ...empty, checkins: [{ alignment: 8, createdAt: daysAgo(8) }] }
    expect(scoreBrand(stale, now)).toMatchObject({ dataSource: 'fallback', overall: 50 })
    expect(scoreBrand(stale, now).breakdown).toMatchObject({ checkinScore: 80, recency: 80, frequency: 1 })
  })
  it('blends a check-in with the content, else the post scores', () => {
    const checkins = [
      { alignment: 2, createdAt: daysAgo(20) },
      { alignment: 9, createdAt: daysAgo(1) },
    ]
    const postScores = [{ overall: 40, createdAt: daysAgo(2) }]
    expect(scoreBrand({ checkins, postScores, content: [] }, now).overall).toBe(75)
    expect(scoreBrand({ checkins, postScores, content: [piece(80)] }, now).overall).toBe(87)
  })
  it('takes the post scores of the last 30 days before the content', () => {
    const postScores = [
      { overall: 61, createdAt: daysAgo(3) },
      { overall: 70, createdAt: daysAgo(29) },
      { overall: 5, createdAt: daysAgo(31) },
    ]
    const content = [piece(90, { voice: 41 }), piece(80, { voice: 44 })]
    expect(scoreBrand({ checkins: [], postScores, content }, now)).toMatchObject({
      dataSource: 'ai',
      overall: 66,
      voice: 43,
      values: 85,
      confidence: 60,
      breakdown: { aiScore: 65.5, contentScore: 85 },
    })
    const zero = [{ overall: 0, createdAt: daysAgo(1) }]
    expect(scoreBrand({ checkins: [], postScores: zero, content }, now)).toMatchObject({
      dataSource: 'content',
      overall: 85,
    })
  })
  it('takes the newest check-in whatever the order of the list', () => {
    fc.assert(
      fc.property(inputs, input => {
        const reversed = {
          ...input,
          checkins: [...input.checkins].reverse(),
          content: [...input.content].reverse(),
        }
        const dates = input.checkins.map(checkin => checkin.createdAt.getTime())
        fc.pre(new Set(dates).size === dates.length)
        expect(scoreBrand(reversed, now).overall).toBe(scoreBrand(input, now).overall)
      }),
    )
  })
  it('gives whole numbers from 0 to 100, the same each time', () => {
    fc.assert(
      fc.property(inputs, input => {
        const score = scoreBrand(input, now)
        for (const name of ['overall', 'voice', 'values', 'audience', 'emotion', 'confidence'] as const) {
          expect(Number.isInteger(score[name])).toBe(true)
          expect(score[name]).toBeGreaterThanOrEqual(0)
          expect(score[name]).toBeLessThanOrEqual(100)
        }
        expect(scoreBrand(input, now)).toEqual(score)
      }),
    )
  })
  it('never falls when a fresh check-in is rated higher', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 0, max: 9 }), (input, alignment) => {
        const rated = (value: number) =>
          scoreBrand({ ...input, checkins: [...input.checkins, { alignment: value, createdAt: now }] }, now)
            .overall
        fc.pre(input.checkins.every(checkin => checkin.createdAt < now))
        expect(rated(alignment + 1)).toBeGreaterThanOrEqual(rated(alignment))
      }),
    )
  })
  it('leaves out what cannot be read', () => {
    const junk = [
      null,
      3,
      'x',
      {},
      { alignment: Number.NaN, createdAt: now },
      { alignment: 5, createdAt: 'never' },
    ]
    expect(scoreBrand({ checkins: junk, postScores: junk, content: junk } as never, now).overall).toBe(50)
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (checkins, content, when) => {
        const score = scoreBrand({ checkins, postScores: content, content } as never, when as never)
        expect(score.overall).toBeGreaterThanOrEqual(0)
        expect(Number.isNaN(score.lastUpdated.getTime())).toBe(false)
      }),
    )
    fc.assert(fc.property(fc.anything(), junk => void scoreBrand(junk as never, now)))
    expect(scoreBrand(empty, new Date(Number.NaN)).lastUpdated).toEqual(new Date(0))
  })
})

describe('the explanation', () => {
  it('adds up to the score, point for point', () => {
    fc.assert(
      fc.property(inputs, input => {
        const reasons = explainBrandScore(input, now)
        const sum = reasons.reduce((total, reason) => total + reason.points, 0)
        expect(sum).toBeCloseTo(scoreBrand(input, now).overall, 6)
        for (const reason of reasons) expect(reason.text).toMatch(/^[A-Z].*\.$/)
        expect(scoreAdvice(input, now).length).toBeLessThanOrEqual(3)
      }),
    )
  })
  it('names the rating, its day, and what was written', () => {
    const input = { ...empty, checkins: [{ alignment: 8, createdAt: daysAgo(1) }], content: [piece(60)] }
    expect(explainBrandScore(input, now).map(reason => reason.text)).toEqual([
      'You rated your brand 8 out of 10 yesterday.',
      'Your posts score 60 out of 100 on average (based on one post).',
    ])
  })
  it('says what to do when there is nothing to go by', () => {
    expect(scoreAdvice(empty, now)[0]).toContain('first check-in')
  })
  it('does not ask for a post where there is one that has no score yet', () => {
    const checkins = [{ alignment: 7, createdAt: daysAgo(0) }]
    expect(scoreAdvice({ ...empty, checkins }, now)[0]).toMatch(/^Write and save a post/)
    expect(scoreAdvice({ ...empty, checkins }, now, { hasPosts: true })[0]).toBe(
      'Complete your brand answers and save a post again to get it scored. Until then, a default of 50 counts for your posts.',
    )
    const scored = { ...empty, checkins, content: [piece(83)] }
    expect(scoreAdvice(scored, now, { hasPosts: true })).toEqual(scoreAdvice(scored, now))
  })
})

describe('the two views', () => {
  it('stand side by side with their difference explained', () => {
    const checkins = [{ alignment: 2, createdAt: daysAgo(1) }]
    expect(scoreViews({ ...empty, checkins, content: [piece(83)] }, now)).toEqual({
      own: 20,
      posts: 83,
      text: 'Your posts sound more like your brand than your week felt. Your own view counts 70%, your posts 30%.',
    })
    const past = [{ alignment: 8, createdAt: daysAgo(9) }]
    expect(scoreViews({ ...empty, checkins: past, content: [piece(83)] }, now).text).toBe(
      'You and your posts agree. Your last check-in is more than a week old, so only your posts count.',
    )
    expect(scoreViews(empty, now)).toEqual({ own: null, posts: null, text: '' })
    expect(scoreViews({ ...empty, checkins }, now)).toMatchObject({
      ...{ own: 20, posts: null },
      text: 'Your own view counts 70%. Until one of your posts has a score, the other 30% count as 50.',
    })
    expect(scoreViews({ ...empty, content: [piece(83)] }, now)).toMatchObject({
      own: null,
      text: 'Check in to add your own view.',
    })
  })
  it('make the overall number while the check-in is fresh', () => {
    fc.assert(
      fc.property(inputs, input => {
        const { own, posts, text } = scoreViews(input, now)
        const { overall, dataSource } = scoreBrand(input, now)
        if (dataSource === 'checkin' && own !== null)
          expect(Math.abs(overall - (0.7 * own + 0.3 * (posts ?? 50)))).toBeLessThan(1.6)
        if (own !== null || posts !== null) expect(text).toMatch(/^[A-Z].*\.$/)
      }),
    )
  })
})

describe('the trend', () => {
  const dated = (overall: number, days: number) => ({ ...piece(overall), createdAt: daysAgo(days) })
  const histories = fc.record({
    checkins: fc.array(fc.record({ alignment: fc.integer({ min: 0, max: 10 }), createdAt: age })),
    postScores: fc.array(fc.record({ overall: percent, createdAt: age }), { maxLength: 40 }),
    content: fc.array(
      fc.tuple(percent, age).map(([overall, createdAt]) => ({ ...piece(overall), createdAt })),
      {
        maxLength: 30,
      },
    ),
  })

  it('shows on each day the score that was true then', () => {
    fc.assert(
      fc.property(histories, history => {
        const { points } = brandScoreTrend(history, now)
        expect(points).toHaveLength(31)
        for (const { at, overall, dataSource } of points) {
          const until = <Entry extends { createdAt: Date }>(entries: readonly Entry[]) =>
            entries.filter(entry => entry.createdAt <= at)
          const past = {
            checkins: until(history.checkins),
            postScores: until(history.postScores),
            content: until(history.content),
          }
          const then = scoreBrand(scoreInputOf(past, at), at)
          expect(dataSource).toBe(then.dataSource)
          expect(overall).toBe(then.dataSource === 'fallback' ? null : then.overall)
        }
      }),
    )
  })
  it('has no history before the first measurement', () => {
    const young = { ...empty, content: [dated(84, 0.01)] }
    const { points, ...verdict } = brandScoreTrend(young, now)
    expect(points.slice(0, -1).every(point => point.overall === null)).toBe(true)
    expect(points.at(-1)?.overall).toBe(84)
    expect(verdict).toEqual({ change: 0, direction: 'new', since: now })
    fc.assert(
      fc.property(histories, history => {
        const entries = [...history.checkins, ...history.postScores, ...history.content]
        const first = Math.min(...entries.map(entry => entry.createdAt.getTime()))
        for (const { at, overall } of brandScoreTrend(history, now).points)
          if (at.getTime() < first) expect(overall).toBeNull()
      }),
    )
  })
  it('compares measured days only, and says since when', () => {
    const postScores = [
      { overall: 40, createdAt: daysAgo(10) },
      { overall: 80, createdAt: daysAgo(2) },
    ]
    expect(brandScoreTrend({ ...empty, content: [], postScores }, now)).toMatchObject({
      change: 20,
      direction: 'up',
      since: daysAgo(10),
    })
    expect(brandScoreTrend({ ...empty, content: [] }, now)).toMatchObject({ direction: 'new', since: null })
    expect(brandScoreTrend({ ...empty, content: [] }, new Date(Number.NaN)).points).toEqual([])
    expect(brandScoreTrend(null as never, now).points).toHaveLength(31)
    const steady = { ...empty, content: [dated(80, 20), dated(82, 1)] }
    expect(brandScoreTrend(steady, now)).toMatchObject({ change: 1, direction: 'steady' })
  })
  it('ends with the score of today, whatever it is given', () => {
    fc.assert(
      fc.property(histories, history => {
        const last = brandScoreTrend(history, now).points.at(-1)
        const score = scoreBrand(scoreInputOf(history, now), now)
        expect(last?.overall ?? 50).toBe(score.overall)
      }),
    )
    fc.assert(fc.property(fc.anything(), junk => void brandScoreTrend(junk as never, now)))
  })
})
