import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { behaviourHints, pageOf, STRUGGLING_INDICATORS } from './behaviour.ts'
import { candidates } from './candidates.ts'
import { nextSuggestion } from './next-suggestion.ts'
import { type ProactiveState, readProactiveState } from './state.ts'
import type { ProactiveSuggestion } from './suggestion.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const start: ProactiveState = {
  timeOnCurrentPage: 0,
  strugglingIndicators: [],
  readyForNextStep: false,
  clarifyCompleted: false,
  storybankCompleted: false,
  createCompleted: false,
  currentStep: 1,
  lastSuggestionAt: null,
  lastWelcomeAt: null,
  dismissedAtStep: null,
  current: null,
}
const idOf = (over: Partial<ProactiveState>) => nextSuggestion({ ...start, ...over }, now)?.id ?? null
const welcomed = { lastWelcomeAt: minutesAgo(60) }
const clarified = { clarifyCompleted: true, currentStep: 2, ...welcomed }
const states = fc.record({
  timeOnCurrentPage: fc.nat(900),
  strugglingIndicators: fc.subarray([...STRUGGLING_INDICATORS]),
  readyForNextStep: fc.boolean(),
  clarifyCompleted: fc.boolean(),
  storybankCompleted: fc.boolean(),
  createCompleted: fc.boolean(),
  currentStep: fc.constantFrom(1, 2, 5, 6),
  lastSuggestionAt: fc.option(fc.nat(40).map(minutesAgo)),
  lastWelcomeAt: fc.option(fc.nat(3000).map(minutesAgo)),
  dismissedAtStep: fc.option(fc.constantFrom(1, 2, 5, 6)),
  current: fc.constant(null),
})

describe('the proactive card', () => {
  it('welcomes once in 24 hours', () => {
    expect(idOf({})).toBe('welcome')
    expect(idOf({ lastWelcomeAt: minutesAgo(24 * 60 - 1) })).toBeNull()
    expect(idOf({ lastWelcomeAt: minutesAgo(24 * 60) })).toBe('welcome')
  })
  it('cheers when the foundation is done and the story bank is empty', () => {
    expect(nextSuggestion({ ...start, ...clarified }, now)).toMatchObject({
      type: 'encouragement',
      priority: 'high',
    })
    expect(idOf({ ...clarified, storybankCompleted: true })).toBeNull()
  })
  it('waits 5 minutes after the last card, 10 for nudges, 15 for help in context', () => {
    const passed = (minutes: number, over: Partial<ProactiveState>) =>
      idOf({ ...welcomed, lastSuggestionAt: minutesAgo(minutes), ...over })
    expect(passed(4.9, clarified)).toBeNull()
    expect(passed(5, clarified)).toBe('first_story_encouragement')
    expect(passed(9.9, { readyForNextStep: true })).toBeNull()
    expect(passed(10, { readyForNextStep: true })).toBe('ready_after_onboarding')
    const stuck = { strugglingIndicators: ['stuck_on_brand_clarity'] }
    expect(passed(14.9, stuck)).toBeNull()
    expect(passed(15, stuck)).toBe('stuck_on_brand_clarity')
  })
  it('nudges from onboarding to stories, from building to content, from creating to campaigns', () => {
    const nudge = (over: Partial<ProactiveState>) => {
      const state = readProactiveState({ ...start, ...welcomed, readyForNextStep: true, ...over })
      return candidates(state).find(suggestion => suggestion.type === 'next_step')?.actions[0]?.data.path
    }
    expect(nudge({})).toBe('/app/storybank')
    expect(nudge({ currentStage: 'building' })).toBe('/app/create')
    expect(nudge({ currentStage: 'creating' })).toBe('/app/campaigns')
    expect(nudge({ currentStage: 'optimizing' })).toBeUndefined()
  })
  it('keeps quiet after “Not now” until the step changes', () => {
    expect(idOf({ ...clarified, dismissedAtStep: 2 })).toBeNull()
    expect(idOf({ ...clarified, dismissedAtStep: 1 })).toBe('first_story_encouragement')
  })
  it('never replaces a high-priority card that still holds, nor repeats the one on screen', () => {
    const current = nextSuggestion({ ...start, ...clarified }, now)
    expect(current?.priority).toBe('high')
    expect(
      idOf({ ...clarified, current, lastSuggestionAt: minutesAgo(60), readyForNextStep: true }),
    ).toBeNull()
    const moved = { ...clarified, storybankCompleted: true, readyForNextStep: true, current }
    expect(idOf({ ...moved, lastSuggestionAt: minutesAgo(60) })).toBe('ready_after_creating')
    expect(idOf({ current: { id: 'welcome' } as ProactiveSuggestion })).toBeNull()
  })
  it('gives newcomers a hint after 180 seconds on a page', () => {
    expect(idOf({ ...welcomed, timeOnCurrentPage: 179 })).toBeNull()
    expect(idOf({ ...welcomed, timeOnCurrentPage: 180 })).toBe('onboarding_hint')
  })
  it('has one high-priority candidate at most, and every card has a button', () => {
    fc.assert(
      fc.property(states, state => {
        const all = candidates(readProactiveState(state))
        expect(all.filter(suggestion => suggestion.priority === 'high').length).toBeLessThanOrEqual(1)
        expect(new Set(all.map(suggestion => suggestion.id)).size).toBe(all.length)
        for (const suggestion of all) expect(suggestion.actions.length).toBeGreaterThan(0)
      }),
    )
  })
  it('never shows within the cooldown or after a dismissal at this step', () => {
    fc.assert(
      fc.property(states, state => {
        const card = nextSuggestion(state, now)
        if (!card) return
        expect(state.dismissedAtStep).not.toBe(state.currentStep)
        if (state.lastSuggestionAt) {
          expect(now.getTime() - state.lastSuggestionAt.getTime()).toBeGreaterThanOrEqual(5 * 60_000)
        }
      }),
    )
  })
  it('gives nothing for what it cannot read', () => {
    expect(nextSuggestion(null as never, now)).toBeNull()
    expect(nextSuggestion(start, new Date(Number.NaN))).toBeNull()
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        (state, when) => void nextSuggestion(state as never, when as never),
      ),
    )
    fc.assert(fc.property(fc.anything(), state => void nextSuggestion(state as never, now)))
  })
})

describe('behaviour hints', () => {
  const hints = (page: string, timeOnCurrentPage: number, posts = 0, stories = 0) =>
    behaviourHints({ page, timeOnCurrentPage, posts, stories })
  it('come after 5 minutes on any page', () => {
    expect(hints('/app/settings', 299)).toEqual([])
    expect(hints('/app/settings', 300)).toEqual(['extended_time_on_page'])
  })
  it('come after 3 minutes on create without posts', () => {
    expect(hints('/app/create', 179)).toEqual([])
    expect(hints('/app/create/42', 180)).toEqual(['stuck_on_content_creation'])
    expect(hints('/app/content?tab=create', 180)).toEqual(['stuck_on_content_creation'])
    expect(hints('/app/create', 200, 1)).toEqual([])
  })
  it('come after 4 minutes on clarify and 5 on an empty story bank', () => {
    expect(hints('/app/clarify', 239)).toEqual([])
    expect(hints('/app/clarify', 240)).toEqual(['stuck_on_brand_clarity'])
    expect(hints('/app/storybank', 300)).toEqual(['extended_time_on_page', 'stuck_on_storybank'])
    expect(hints('/app/storybank', 300, 0, 1)).toEqual(['extended_time_on_page'])
  })
  it('never vanish when more time passes', () => {
    const paths = fc.constantFrom('/app/create', '/clarify', 'storybank', '/app/x')
    fc.assert(
      fc.property(paths, fc.nat(900), fc.nat(900), (page, seconds, more) => {
        expect(hints(page, seconds + more)).toEqual(expect.arrayContaining(hints(page, seconds)))
      }),
    )
    fc.assert(fc.property(fc.anything(), input => void behaviourHints(input as never)))
  })
  it('tell pages apart by their first segment', () => {
    expect(['/app/createx', '/app/content?tab=plan', '', '/'].map(pageOf)).toEqual([
      'other',
      'other',
      'other',
      'other',
    ])
  })
})
