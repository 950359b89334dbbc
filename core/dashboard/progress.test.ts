import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeProgress, type ProgressInput } from './progress.ts'
import { nextAction, progressStage } from './progress-stage.ts'
import { softUnlocks } from './progress-unlocks.ts'

const nothing: ProgressInput = {
  foundationFilled: 0,
  stories: 0,
  posts: 0,
  campaigns: 0,
  postsThisWeek: 0,
  storiesThisWeek: 0,
  lastActivity: null,
}
const inputs = fc.record({
  foundationFilled: fc.integer({ min: 0, max: 5 }),
  stories: fc.nat(200),
  posts: fc.nat(200),
  campaigns: fc.nat(20),
  postsThisWeek: fc.nat(20),
  storiesThisWeek: fc.nat(20),
  lastActivity: fc.option(fc.date({ noInvalidDate: true })),
})

describe('progress', () => {
  it('starts at step 1 and moves to 2 with the foundation, 5 with a story, 6 with a post or a campaign', () => {
    expect(computeProgress(nothing).currentStep).toBe(1)
    expect(computeProgress({ ...nothing, foundationFilled: 4 }).currentStep).toBe(1)
    expect(computeProgress({ ...nothing, foundationFilled: 5 }).currentStep).toBe(2)
    expect(computeProgress({ ...nothing, stories: 1 }).currentStep).toBe(5)
    expect(computeProgress({ ...nothing, posts: 1 }).currentStep).toBe(6)
    expect(computeProgress({ ...nothing, campaigns: 1 }).currentStep).toBe(6)
  })
  it('counts strategy and content pillars as done together with clarify', () => {
    fc.assert(
      fc.property(inputs, input => {
        const p = computeProgress(input)
        expect(p.strategyCompleted).toBe(p.clarifyCompleted)
        expect(p.contentPillarsCompleted).toBe(p.clarifyCompleted)
        expect(p.clarifyCompleted).toBe(input.foundationFilled === 5)
        expect(p.totalSteps).toBe(6)
      }),
    )
  })
  it('caps the streak at five days, two pieces a day', () => {
    const week = (postsThisWeek: number, storiesThisWeek: number) =>
      computeProgress({ ...nothing, postsThisWeek, storiesThisWeek }).weeklyStats.streakDays
    expect([week(0, 0), week(1, 0), week(1, 1), week(3, 2), week(9, 1), week(40, 40)]).toEqual([
      0, 0, 1, 2, 5, 5,
    ])
  })
  it('never falls back when more is done', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom('stories', 'posts', 'campaigns', 'postsThisWeek'), (input, key) => {
        const before = computeProgress(input)
        const after = computeProgress({ ...input, [key]: input[key] + 1 })
        expect(after.currentStep).toBeGreaterThanOrEqual(before.currentStep)
        expect(after.weeklyStats.completedTasks).toBeGreaterThanOrEqual(before.weeklyStats.completedTasks)
        expect(after.weeklyStats.streakDays).toBeGreaterThanOrEqual(before.weeklyStats.streakDays)
      }),
    )
  })
  it('reads anything at all without failing', () => {
    fc.assert(
      fc.property(fc.anything(), junk => {
        const p = computeProgress(junk as ProgressInput)
        expect([1, 2, 5, 6]).toContain(p.currentStep)
        progressStage(junk as never)
        nextAction(junk as never)
        for (const state of Object.values(softUnlocks(junk as never)))
          expect(state.message).not.toMatch(/NaN|undefined/)
      }),
    )
    const odd = {
      ...nothing,
      stories: Number.NaN,
      posts: -3,
      foundationFilled: 99,
      lastActivity: new Date(Number.NaN),
    }
    expect(computeProgress(odd)).toMatchObject({
      storiesCount: 0,
      postsCreated: 0,
      foundationFilled: 5,
      lastActivity: null,
    })
  })
})

describe('stage and next action', () => {
  it('needs the earlier stages for each later one', () => {
    const stage = (over: Partial<ProgressInput>) => progressStage(computeProgress({ ...nothing, ...over }))
    expect(stage({ posts: 9, stories: 9 })).toBe('onboarding')
    expect(stage({ foundationFilled: 5, posts: 9 })).toBe('building')
    expect(stage({ foundationFilled: 5, stories: 1 })).toBe('creating')
    expect(stage({ foundationFilled: 5, stories: 1, posts: 1 })).toBe('optimizing')
  })
  it('names the first open task in the order of the way', () => {
    const next = (over: Partial<ProgressInput>) => nextAction(computeProgress({ ...nothing, ...over }))
    expect(next({})).toEqual({ label: 'Complete Clarify', path: '/clarify' })
    expect(next({ foundationFilled: 5 })).toEqual({ label: 'Add Stories', path: '/storybank' })
    expect(next({ foundationFilled: 5, stories: 1 })).toEqual({ label: 'Create Content', path: '/create' })
    expect(next({ foundationFilled: 5, stories: 1, posts: 1 })).toEqual({
      label: 'Launch Campaign',
      path: '/convert',
    })
    expect(next({ foundationFilled: 5, stories: 1, posts: 1, campaigns: 1 })).toBeNull()
  })
})

describe('soft unlocks', () => {
  const open = (over: Partial<ProgressInput>) =>
    Object.entries(softUnlocks(computeProgress({ ...nothing, ...over })))
      .filter(([, state]) => state.unlocked)
      .map(([name]) => name)
  it('opens the story bank at three of five answers', () => {
    expect(open({ foundationFilled: 2 })).toEqual([])
    expect(open({ foundationFilled: 3 })).toEqual(['storybank'])
  })
  it('opens create with a story, connect and convert with a post, advanced with a campaign', () => {
    expect(open({ stories: 1 })).toEqual(['create'])
    expect(open({ posts: 1 })).toEqual(['connect', 'convert'])
    expect(open({ campaigns: 1 })).toEqual(['advanced'])
  })
  it('says how many answers are still missing', () => {
    const message = (foundationFilled: number) =>
      softUnlocks(computeProgress({ ...nothing, foundationFilled })).storybank.message
    expect(message(0)).toContain('3 more foundation answers')
    expect(message(2)).toContain('one more foundation answer ')
  })
})
