import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STRUGGLING_INDICATORS } from './behaviour.ts'
import { candidates } from './candidates.ts'
import { SUGGESTION_KINDS, suggestionKind } from './kinds.ts'
import { isReadyForNextStep } from './readiness.ts'
import { suggestionReason } from './reason.ts'
import { chooseCard } from './shown-card.ts'
import { readProactiveState } from './state.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const start = {
  timeOnCurrentPage: 0,
  strugglingIndicators: [] as readonly string[],
  readyForNextStep: false,
  clarifyCompleted: false,
  storybankCompleted: false,
  createCompleted: false,
  currentStep: 1,
  lastSuggestionAt: null as Date | null,
  lastWelcomeAt: null as Date | null,
  dismissedAtStep: null as number | null,
  muted: [] as readonly string[],
}
const clarified = { ...start, clarifyCompleted: true, currentStep: 2, lastWelcomeAt: minutesAgo(60) }
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
  muted: fc.subarray([...SUGGESTION_KINDS]),
})
const shownCards = fc.option(
  fc.record({
    id: fc.constantFrom(
      'welcome',
      'first_story_encouragement',
      'ready_after_onboarding',
      'stuck_on_storybank',
    ),
    path: fc.constantFrom('/app/dashboard', '/app/storybank'),
  }),
)

describe('the card of a page', () => {
  it('greets on the first page and is gone on the next', () => {
    expect(chooseCard(start, null, '/app/dashboard', now)).toMatchObject({
      card: { id: 'welcome' },
      isNew: true,
    })
    const greeted = { ...start, lastWelcomeAt: now, lastSuggestionAt: now }
    const shown = { id: 'welcome', path: '/app/dashboard' }
    expect(chooseCard(greeted, shown, '/app/dashboard', now)).toMatchObject({
      card: { id: 'welcome' },
      isNew: false,
    })
    expect(chooseCard(greeted, shown, '/app/storybank', now)).toEqual({ card: null, isNew: false })
  })
  it('keeps what is urgent on every page while it holds', () => {
    const shown = { id: 'first_story_encouragement', path: '/app/dashboard' }
    const waiting = { ...clarified, lastSuggestionAt: now }
    expect(chooseCard(waiting, shown, '/app/create', now)).toMatchObject({
      card: { id: shown.id },
      isNew: false,
    })
    expect(chooseCard({ ...waiting, storybankCompleted: true }, shown, '/app/create', now).card).toBeNull()
  })
  it('keeps the help with a page for as long as one stays on it', () => {
    const shown = { id: 'stuck_on_storybank', path: '/app/storybank' }
    const waiting = { ...clarified, lastSuggestionAt: now }
    expect(chooseCard(waiting, shown, '/app/storybank', now).card?.id).toBe('stuck_on_storybank')
    expect(chooseCard(waiting, shown, '/app/create', now).card).toBeNull()
  })
  it('does not put a greeting in place of a next step', () => {
    const waiting = { ...start, readyForNextStep: true, lastSuggestionAt: minutesAgo(20) }
    const shown = { id: 'ready_after_onboarding', path: '/app/clarify' }
    expect(chooseCard(waiting, shown, '/app/dashboard', now)).toMatchObject({
      card: { id: shown.id },
      isNew: false,
    })
  })
  it('shows nothing muted, nothing after “Not now” at this step, and reads anything', () => {
    fc.assert(
      fc.property(states, shownCards, (state, shown) => {
        const { card, isNew } = chooseCard(state, shown, '/app/dashboard', now)
        if (!card) {
          expect(isNew).toBe(false)
          return
        }
        expect(state.muted).not.toContain(suggestionKind(card))
        expect(state.dismissedAtStep).not.toBe(state.currentStep)
        if (!isNew) expect(card.id).toBe(shown?.id)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (state, shown) => {
        if (state && typeof state === 'object') chooseCard(state as never, shown as never, '/', now)
      }),
    )
  })
})

describe('kinds and reasons', () => {
  it('every suggestion has a kind that can be muted, and a reason', () => {
    fc.assert(
      fc.property(states, state => {
        for (const suggestion of candidates(readProactiveState({ ...state, current: null, muted: [] }))) {
          const kind = suggestionKind(suggestion)
          expect(SUGGESTION_KINDS).toContain(kind)
          expect(suggestionReason(suggestion)).toMatch(/^Because [^.]+\.$/)
          const muted = candidates(readProactiveState({ ...state, current: null, muted: [kind] }))
          expect(muted.map(({ id }) => id)).not.toContain(suggestion.id)
        }
      }),
    )
  })
})

describe('readiness', () => {
  const ready = (foundationFilled: number, stories = 0, strategies = 0, posts = 0) =>
    isReadyForNextStep({ foundationFilled, stories, strategies, posts })
  it('comes with three answers, with a strategy, and with three stories', () => {
    expect([ready(2), ready(3), ready(4)]).toEqual([false, true, true])
    expect([ready(5), ready(5, 0, 1)]).toEqual([false, true])
    expect([ready(5, 2), ready(5, 3), ready(5, 3, 0, 1)]).toEqual([false, true, false])
  })
})
