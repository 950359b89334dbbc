import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextBestAction } from '../dashboard/next-best-action.ts'
import { computeProgress } from '../dashboard/progress.ts'
import { wallTimeOf } from '../schedule/wall-time.ts'
import { type Habits, type SimulatedDay, simulate } from './fixtures/simulated-workspace.ts'

const habits: fc.Arbitrary<Habits> = fc.record({
  seed: fc.nat(),
  postsPerWeek: fc.integer({ min: 0, max: 6 }),
  storiesPerWeek: fc.integer({ min: 0, max: 4 }),
  fromStory: fc.double({ min: 0, max: 1, noNaN: true }),
  plansAhead: fc.double({ min: 0, max: 2, noNaN: true }),
  dismisses: fc.double({ min: 0, max: 1, noNaN: true }),
  score: fc.integer({ min: 40, max: 90 }),
  scorePerWeek: fc.double({ min: -3, max: 3, noNaN: true }),
  checkinEveryDays: fc.integer({ min: 3, max: 30 }),
})

/** What the dashboard says of the same day. */
function dashboardOf({ facts, now }: SimulatedDay) {
  const progress = computeProgress({
    foundationFilled: 5,
    stories: facts.usage.stories,
    posts: facts.posts,
    campaigns: 1,
    postsThisWeek: 0,
    storiesThisWeek: 0,
    lastActivity: now,
  })
  const unusedStory = facts.untold[0] ?? null
  return nextBestAction({ progress, unusedStory, checkinAgeDays: 0 })
}

describe('insights and the dashboard', () => {
  it('say nothing of a score today where nothing is measured any more', () => {
    const habit: Habits = {
      ...{ seed: 137326643, postsPerWeek: 0, storiesPerWeek: 0, fromStory: 0, plansAhead: 0 },
      ...{ dismisses: 0, score: 40, scorePerWeek: 0, checkinEveryDays: 10 },
    }
    const days = simulate(habit, 60)
    const unmeasured = days.filter(
      ({ facts }) => facts.trend.direction === 'down' && facts.trend.points.at(-1)?.overall === null,
    )
    expect(unmeasured.length).toBeGreaterThan(0)
    for (const { open } of unmeasured) expect(open.map(({ key }) => key)).not.toContain('score_falling')
  })

  it('never contradict each other, in any workspace on any day', () => {
    fc.assert(
      fc.property(habits, one => {
        for (const day of simulate(one, 60)) {
          const { open, facts, overall, now } = day
          const said = (kind: string) => open.filter(({ key }) => key.split(':')[0] === kind)
          const { trend, untold, planned } = facts
          const action = dashboardOf(day)

          for (const { metadata } of said('score_falling')) {
            expect([trend.direction, metadata.change, metadata.to]).toEqual(['down', trend.change, overall])
            expect(said('milestone').some(({ key }) => key.includes('score'))).toBe(false)
          }
          for (const { metadata } of said('low_alignment')) expect(metadata.current).toBe(overall)

          const stories = said('story_untold').map(({ key }) => key.split(':')[1])
          for (const id of stories) expect(untold.some(story => story.id === id)).toBe(true)
          if (stories.length > 0) expect(action.label).not.toBe('Capture a new story')

          const taken = planned.map(({ at }) => wallTimeOf(at, 'Europe/London').day)
          for (const { metadata } of said('gap_ahead')) {
            const [from, to] = [String(metadata.from), String(metadata.to)]
            expect(taken.filter(date => date >= from && date <= to)).toEqual([])
          }
          for (const { metadata } of said('content_volume')) expect(metadata.posts).toBe(facts.posts)
          for (const { key } of said('pillar_silent')) {
            const pillar = facts.drift.pillars.find(({ id }) => key.endsWith(id))
            expect(pillar?.published).toBe(0)
          }
          for (const { metadata, description } of said('best_posts')) {
            const scored = facts.newestPosts.filter(post => post.overall !== null)
            expect(Number(metadata.posts) + Number(metadata.others)).toBe(scored.length)
            expect(description).toContain(`Your ${metadata.posts} posts `)
          }
          for (const { expiresAt } of open) expect(expiresAt === null || expiresAt > now).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
