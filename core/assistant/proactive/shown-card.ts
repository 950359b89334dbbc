import { readText } from '../../shared/untrusted.ts'
import { candidates, SUGGESTION_RANK } from './candidates.ts'
import { nextSuggestion } from './next-suggestion.ts'
import { type ProactiveState, readProactiveState } from './state.ts'
import type { ProactiveSuggestion } from './suggestion.ts'

/** The card that is on screen, as it is remembered: its id, and the page where it was first shown. */
export interface ShownCard {
  readonly id: string
  readonly path: string
}

export interface CardChoice {
  /** What to show on this page; null for nothing. */
  readonly card: ProactiveSuggestion | null
  /** Whether it is shown for the first time, so that its times begin now. */
  readonly isNew: boolean
}

/**
 * Whether a card goes along to the next page: what is urgent or is the next step does; a greeting and help with what one
 * was doing belong to their page.
 */
export function staysAlong(suggestion: Pick<ProactiveSuggestion, 'priority' | 'timing'>): boolean {
  return suggestion.priority !== 'low' && suggestion.timing !== 'contextual'
}

/**
 * Which card a page shows: a new one when `nextSuggestion` has one, else the present one while what it says still
 * holds; a less important one never takes the place of a more important one. `shown` is the card on screen, `path` the
 * page.
 */
export function chooseCard(
  state: Omit<ProactiveState, 'current'>,
  shown: ShownCard | null,
  path: string,
  now: Date,
): CardChoice {
  const held = heldCard(state, shown, path)
  const next = nextSuggestion({ ...state, current: held }, now)
  const isNew = next !== null && !(held && SUGGESTION_RANK[held.priority] < SUGGESTION_RANK[next.priority])
  return isNew ? { card: next, isNew } : { card: held, isNew: false }
}

/**
 * What a card that was shown says, by its id; null when it does not fit the state any more. What a time on a page or
 * readiness led to is not taken back.
 */
export function findSuggestion(
  state: Omit<ProactiveState, 'current'>,
  id: string,
): ProactiveSuggestion | null {
  const read = readProactiveState({ ...state, current: null })
  const all = candidates({ ...read, indicators: [...read.indicators, id], seconds: Number.POSITIVE_INFINITY })
  return all.find(suggestion => suggestion.id === id) ?? null
}

function heldCard(
  state: Omit<ProactiveState, 'current'>,
  shown: ShownCard | null,
  path: string,
): ProactiveSuggestion | null {
  const id = readText(shown?.id)
  const read = readProactiveState({ ...state, current: null })
  if (id === '' || read.dismissedAtStep === read.step) return null
  const suggestion = findSuggestion(state, id)
  return suggestion && (shown?.path === path || staysAlong(suggestion)) ? suggestion : null
}
