import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/time.ts'
import { simulate } from './fixtures/simulated-workspace.ts'
import type { InsightDraft, InsightType } from './insight.ts'
import { admitInsights, isCritical, kindOfKey, PACE, type ToldInsight } from './pace.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const draft = (key: string, type: InsightType = 'growth_opportunity'): InsightDraft => ({
  key,
  type,
  priority: 50,
  confidence: 50,
  title: key,
  description: key,
  actionItems: [],
  metadata: {},
  dataSources: [],
  expiresAt: addDays(NOW, 7),
})
const told = (key: string, days: number, over: Partial<ToldInsight> = {}): ToldInsight => ({
  key,
  type: 'growth_opportunity',
  createdAt: addDays(NOW, -days),
  expiresAt: addDays(NOW, 7 - days),
  isDismissed: false,
  ...over,
})
const admitted = (input: Partial<Parameters<typeof admitInsights>[0]>) =>
  admitInsights({ essential: [], behaviour: [], told: [], muted: [], ...input }, NOW).map(({ key }) => key)
const many = (...keys: string[]) => keys.map(key => draft(key))

describe('the pace of insights', () => {
  it('lets three in, one of a kind, in their order', () => {
    const behaviour = many('gap_ahead', 'story_untold:a', 'story_untold:b', 'best_posts', 'rhythm_below')
    expect(admitted({ behaviour })).toEqual(['gap_ahead', 'story_untold:a', 'best_posts'])
  })
  it('counts what was new in the last seven days, also what has ended, and the essential ones', () => {
    const before = [told('gone', 6, { expiresAt: addDays(NOW, -1) }), told('long_gone', 7)]
    const behaviour = many('gap_ahead', 'best_posts', 'rhythm_below')
    expect(admitted({ behaviour, told: before }), 'one place is kept').toEqual(['gap_ahead'])
    const low = told('low_alignment', 6)
    expect(admitted({ behaviour, told: [...before, low] }), 'and taken').toEqual(['gap_ahead'])
    expect(admitted({ behaviour, told: [low] }), 'the first time').toEqual(['gap_ahead', 'best_posts'])
    const essential = many('checkin_required', 'incomplete_foundation', 'content_volume')
    expect(admitted({ behaviour, essential })).toEqual(essential.map(({ key }) => key))
  })
  it('leaves what is open open, whatever else is new', () => {
    const before = ['a', 'b', 'c', 'd'].map(key => told(key, 2))
    expect(admitted({ behaviour: many('a', 'd', 'e'), told: before })).toEqual(['a', 'd'])
  })
  it('never holds back what cannot wait', () => {
    const before = ['a', 'b', 'c'].map(key => told(key, 2))
    const behaviour = many('permission_expiring:x', 'permission_expiring:y', 'limit_reached:stories', 'e')
    expect(admitted({ behaviour, told: before })).toEqual(behaviour.slice(0, 3).map(({ key }) => key))
  })
  it('lets a story wait while another is open, and follow when that is dismissed', () => {
    const behaviour = many('story_untold:a', 'story_untold:b')
    const open = told('story_untold:a', 3)
    expect(admitted({ behaviour, told: [open] })).toEqual(['story_untold:a'])
    expect(admitted({ behaviour, told: [{ ...open, isDismissed: true }] })).toEqual([
      'story_untold:a',
      'story_untold:b',
    ])
  })
  it('says first what was not said lately, and repeats only when there is nothing else in a week', () => {
    const rested = told('gap_ahead', 10, { expiresAt: addDays(NOW, -3) })
    expect(admitted({ behaviour: many('gap_ahead', 'best_posts'), told: [rested] })).toEqual(['best_posts'])
    expect(admitted({ behaviour: many('gap_ahead'), told: [rested] })).toEqual(['gap_ahead'])
    expect(admitted({ behaviour: many('gap_ahead'), told: [rested, told('other', 6)] })).toEqual([])
  })
  it('keeps no place for a muted kind', () => {
    const behaviour = [draft('gap_ahead', 'brand_consistency'), ...many('a', 'b', 'c')]
    expect(admitted({ behaviour, muted: ['brand_consistency'] })).toEqual(['a', 'b', 'c'])
  })

  it('is at most three new insights in any week, and at least one in eleven weeks of twelve', () => {
    const ordinary = fc.record({
      seed: fc.nat(),
      postsPerWeek: fc.integer({ min: 1, max: 4 }),
      storiesPerWeek: fc.integer({ min: 1, max: 2 }),
      fromStory: fc.double({ min: 0, max: 0.7, noNaN: true }),
      plansAhead: fc.double({ min: 0, max: 1, noNaN: true }),
      dismisses: fc.double({ min: 0, max: 1, noNaN: true }),
      score: fc.integer({ min: 55, max: 85 }),
      scorePerWeek: fc.double({ min: -2, max: 2, noNaN: true }),
      checkinEveryDays: fc.integer({ min: 5, max: 10 }),
    })
    fc.assert(
      fc.property(ordinary, habits => {
        const days = simulate(habits, 98)
        const news = days.map(({ fresh }) => fresh.map(({ key }) => key).filter(key => !isCritical(key)))
        let empty = 0
        // After a fortnight in which there is little to go by, any seven days on end.
        for (let from = 14; from + PACE.days <= days.length; from += 1) {
          const count = new Set(news.slice(from, from + PACE.days).flat()).size
          expect(count, `days ${from} to ${from + PACE.days}`).toBeLessThanOrEqual(PACE.mostNew)
          if (from % PACE.days === 0 && count === 0) empty += 1
        }
        // Of 1 273 made-up workspaces four had one quiet week, when all there was to say was open already.
        expect(empty, 'weeks without anything new').toBeLessThanOrEqual(1)
        for (const { open } of days) {
          const kinds = open
            .filter(({ key, isDismissed }) => !isDismissed && key.startsWith('story_untold'))
            .map(({ key }) => kindOfKey(key))
          expect(kinds.length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
