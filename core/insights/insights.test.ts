import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildInsights } from './build-insights.ts'
import { CARD_ACTIONS, INSIGHT_TYPES, priorityBand } from './insight.ts'
import type { InsightInput } from './insight-input.ts'
import { type RankableInsight, rankInsights } from './rank-insights.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const clarify = {
  brand_heart_problem: 'p',
  core_values: ['a', 'b', 'c'],
  brand_personality: ['warm-expert'],
  dream_client: 'd',
  offer_description: 'o',
}
const well: InsightInput = {
  checkins: [{ alignment: 9, createdAt: daysAgo(1) }],
  overall: 88,
  clarify,
  posts: 12,
}
const keys = (over: Partial<InsightInput>) => buildInsights({ ...well, ...over }, now).map(draft => draft.key)

describe('priority', () => {
  it('is high from 80, medium from 60', () => {
    expect([100, 80, 79, 60, 59, 0, Number.NaN].map(priorityBand)).toEqual([
      'High',
      'High',
      'Medium',
      'Medium',
      'Low',
      'Low',
      'Low',
    ])
  })
})

describe('insights', () => {
  it('have nothing to say when all is well', () => {
    expect(keys({})).toEqual([])
  })
  it('ask for a first check-in at 95 and do not judge alignment before it', () => {
    const [draft, ...rest] = buildInsights({ ...well, checkins: [], overall: 10 }, now)
    expect(draft).toMatchObject({ key: 'checkin_required', priority: 95 })
    expect(rest).toEqual([])
    expect(keys({ checkins: [{ alignment: 4, createdAt: now, completed: false } as never] })).toEqual([
      'checkin_required',
    ])
  })
  it('warn below 70 with a target of 85 and expire in seven days', () => {
    expect(keys({ overall: 70 })).toEqual([])
    const [draft] = buildInsights({ ...well, overall: 69 }, now)
    expect(draft).toMatchObject({ key: 'low_alignment', priority: 85, metadata: { target: 85, current: 69 } })
    expect(draft?.expiresAt).toEqual(daysAgo(-7))
  })
  it('add thin values and a missing brand heart to the alignment advice', () => {
    const text = (data: object) => buildInsights({ ...well, overall: 40, clarify: data }, now)[0]?.description
    expect(text(clarify)).not.toContain('So far,')
    expect(text({ ...clarify, core_values: 'a, b' })).toContain('you’ve named 2 core values.')
    expect(text({ ...clarify, core_values: 'a' })).toContain('you’ve named one core value.')
    const bare = { ...clarify, core_values: '', brand_heart_problem: '' }
    expect(text(bare)).toContain('you’ve named no core values and you haven’t filled in your brand heart.')
  })
  it('point out an incomplete foundation at 75 and say how much is missing', () => {
    const [draft] = buildInsights({ ...well, clarify: { ...clarify, dream_client: '' } }, now)
    expect(draft).toMatchObject({ key: 'incomplete_foundation', priority: 75 })
    expect(draft?.description).toContain('One of five')
    expect(keys({ foundationFilled: 5, clarify: {} })).toEqual([])
  })
  it('call a check-in overdue after 14 whole days', () => {
    expect(keys({ checkins: [{ alignment: 9, createdAt: daysAgo(14.9) }] })).toEqual([])
    const [draft] = buildInsights({ ...well, checkins: [{ alignment: 9, createdAt: daysAgo(15) }] }, now)
    expect(draft).toMatchObject({
      key: 'checkin_overdue',
      priority: 70,
      metadata: { daysSinceCheckin: 15, recommendedFrequencyDays: 14 },
    })
  })
  it('encourage more posts below three and recommend ten', () => {
    expect(keys({ posts: 3 })).toEqual([])
    expect(keys({ posts: [{}, {}, {}] })).toEqual([])
    const [draft] = buildInsights({ ...well, posts: 2 }, now)
    expect(draft).toMatchObject({ key: 'content_volume', priority: 60, metadata: { recommended: 10 } })
  })
  it('compute the score themselves when none is given', () => {
    const { overall: _, ...rest } = well
    expect(buildInsights({ ...rest, checkins: [{ alignment: 2, createdAt: now }] }, now)[0]?.key).toBe(
      'low_alignment',
    )
    expect(buildInsights({ ...rest, checkins: [{ alignment: 10, createdAt: now }] }, now)).toEqual([])
  })
  it('find score and answers where a caller has them', () => {
    const input = { checkins: well.checkins, score: { overall: 60 }, coreValues: ['a', 'b', 'c'], posts: 9 }
    const [draft] = buildInsights(input, now)
    expect(draft?.description).toContain('Your brand score is 60. Aim for 85')
    expect(draft?.description).toContain('So far, you haven’t filled in your brand heart.')
  })
  it('come from anything with unique keys, known types and two actions at most', () => {
    const shaped = fc.record(
      { checkins: fc.anything(), overall: fc.anything(), clarify: fc.anything(), posts: fc.anything() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shaped), fc.oneof(fc.anything(), fc.date()), (input, when) => {
        const drafts = buildInsights(input as never, when as never)
        expect(new Set(drafts.map(draft => draft.key)).size).toBe(drafts.length)
        expect(drafts.map(draft => draft.priority)).toEqual(
          drafts.map(draft => draft.priority).sort((a, b) => b - a),
        )
        for (const draft of drafts) {
          expect(INSIGHT_TYPES).toContain(draft.type)
          expect(draft.actionItems.length).toBeLessThanOrEqual(CARD_ACTIONS)
          expect(draft.title + draft.description).not.toMatch(/undefined|NaN|Infinity/)
        }
      }),
    )
  })
})

describe('ranking', () => {
  const card = (over: Partial<RankableInsight>): RankableInsight => ({
    id: 'a',
    priority: 50,
    confidence: 50,
    isDismissed: false,
    expiresAt: null,
    createdAt: now,
    ...over,
  })
  const cards = fc.record({
    id: fc.uuid(),
    priority: fc.integer({ min: 0, max: 3 }),
    confidence: fc.integer({ min: 0, max: 3 }),
    isDismissed: fc.boolean(),
    expiresAt: fc.option(fc.integer({ min: -3, max: 3 }).map(daysAgo)),
    createdAt: fc.integer({ min: 0, max: 3 }).map(daysAgo),
  })
  it('goes by priority, then confidence, then newest, then id', () => {
    const order = [
      card({ id: 'p', priority: 90, confidence: 1 }),
      card({ id: 'q', confidence: 60, createdAt: daysAgo(9) }),
      card({ id: 'r' }),
      card({ id: 's' }),
      card({ id: 'a', createdAt: daysAgo(1) }),
    ]
    expect(rankInsights([...order].reverse(), now).map(insight => insight.id)).toEqual([
      'p',
      'q',
      'r',
      's',
      'a',
    ])
  })
  it('drops what was dismissed and what expires now', () => {
    const list = [card({ id: 'x', isDismissed: true }), card({ id: 'y', expiresAt: now }), card({ id: 'z' })]
    expect(rankInsights(list, now).map(insight => insight.id)).toEqual(['z'])
  })
  it('keeps the ten best, whatever the order they came in, and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.array(cards, { maxLength: 30 }), list => {
        const copy = [...list]
        const ranked = rankInsights(list, now)
        expect(list).toEqual(copy)
        const alive = list.filter(one => !one.isDismissed && !(one.expiresAt && one.expiresAt <= now))
        expect(ranked).toHaveLength(Math.min(10, alive.length))
        expect(rankInsights([...list].reverse(), now)).toEqual(ranked)
      }),
    )
  })
  it('reads any list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), fc.anything(), (list, when) => {
        expect(rankInsights(list as never, when as never).length).toBeLessThanOrEqual(10)
      }),
    )
  })
})
