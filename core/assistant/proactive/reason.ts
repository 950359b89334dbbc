import { BEHAVIOUR_SECONDS } from './behaviour.ts'
import { type SuggestionKind, suggestionKind } from './kinds.ts'
import type { ProactiveSuggestion } from './suggestion.ts'

const minutes = (seconds: number) => `${seconds / 60} minutes`

const REASONS: Readonly<Record<Exclude<SuggestionKind, 'next_step'>, string>> = {
  welcome: 'Because you’ve just come in (we show this at most once every 24 hours).',
  encouragement: 'Because you’ve answered the five foundation questions and your story bank is empty.',
  onboarding_hint: `Because you’ve been on this page for ${minutes(BEHAVIOUR_SECONDS.onboarding)}.`,
  extended_time_on_page: `Because you’ve been on this page for ${minutes(BEHAVIOUR_SECONDS.extended)}.`,
  stuck_on_content_creation: `Because you’ve been here for ${minutes(BEHAVIOUR_SECONDS.create)} and don’t have a post yet.`,
  stuck_on_brand_clarity: `Because you’ve been working on your answers for ${minutes(BEHAVIOUR_SECONDS.clarify)}.`,
  stuck_on_storybank: `Because you’ve been here for ${minutes(BEHAVIOUR_SECONDS.storybank)} and don’t have a story yet.`,
  lead_waiting: 'Because they got in touch and no one has replied (we say this at most once a day).',
  deal_stalled:
    'Because a next step is overdue, or a deal has had none for two weeks (we say this at most once a day).',
  campaign_below_plan:
    'Because more of its days have passed than of its goal is reached (we say this at most once a day).',
}

const NEXT: Readonly<Record<string, string>> = {
  ready_after_onboarding: 'Because you’ve answered three of the five foundation questions.',
  ready_after_building: 'Because your foundation and your strategy are done.',
  ready_after_creating: 'Because you have three or more stories in your story bank.',
}

/** Why a suggestion is made, in a sentence: every card says it. */
export function suggestionReason(suggestion: Pick<ProactiveSuggestion, 'id' | 'type'>): string {
  const kind = suggestionKind(suggestion)
  return kind === 'next_step' ? (NEXT[suggestion.id] ?? 'Because you’ve finished this step.') : REASONS[kind]
}
