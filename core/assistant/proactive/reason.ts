import { BEHAVIOUR_SECONDS } from './behaviour.ts'
import { type SuggestionKind, suggestionKind } from './kinds.ts'
import type { ProactiveSuggestion } from './suggestion.ts'

const minutes = (seconds: number) => `${seconds / 60} minutes`

const REASONS: Readonly<Record<Exclude<SuggestionKind, 'next_step'>, string>> = {
  welcome: 'Because it is your first look in a while; once in 24 hours at most.',
  encouragement: 'Because your five foundation answers are there and your story bank is empty.',
  onboarding_hint: `Because you have been on this page for ${minutes(BEHAVIOUR_SECONDS.onboarding)}.`,
  extended_time_on_page: `Because you have been on this page for ${minutes(BEHAVIOUR_SECONDS.extended)}.`,
  stuck_on_content_creation: `Because you have been here for ${minutes(BEHAVIOUR_SECONDS.create)} and there is no post yet.`,
  stuck_on_brand_clarity: `Because you have been at your answers for ${minutes(BEHAVIOUR_SECONDS.clarify)}.`,
  stuck_on_storybank: `Because you have been here for ${minutes(BEHAVIOUR_SECONDS.storybank)} and there is no story yet.`,
}

const NEXT: Readonly<Record<string, string>> = {
  ready_after_onboarding: 'Because three of your five foundation answers are there.',
  ready_after_building: 'Because your foundation and your strategy are there.',
  ready_after_creating: 'Because three stories or more wait in your story bank.',
}

/** Why a suggestion is made, in a sentence: every card says it. */
export function suggestionReason(suggestion: Pick<ProactiveSuggestion, 'id' | 'type'>): string {
  const kind = suggestionKind(suggestion)
  return kind === 'next_step'
    ? (NEXT[suggestion.id] ?? 'Because you have done what this step asks for.')
    : REASONS[kind]
}
