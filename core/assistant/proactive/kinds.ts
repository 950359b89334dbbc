import { readKey, readText } from '../../shared/untrusted.ts'
import { SELLING_KINDS } from './selling.ts'
import type { ProactiveSuggestion } from './suggestion.ts'

/** The id of the welcome; it alone has a cooldown of its own. */
export const WELCOME_ID = 'welcome'

/** Kinds of suggestion and hint, each of which can be muted by itself. */
export const SUGGESTION_KINDS = [
  'welcome',
  'encouragement',
  'next_step',
  'onboarding_hint',
  'extended_time_on_page',
  'stuck_on_content_creation',
  'stuck_on_brand_clarity',
  'stuck_on_storybank',
  ...SELLING_KINDS,
] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** The kind of a suggestion: its type for encouragements and next steps, else its id; a welcome for what cannot be read. */
export function suggestionKind(suggestion: Pick<ProactiveSuggestion, 'id' | 'type'>): SuggestionKind {
  const names = [readText(readKey(suggestion, 'type')), readText(readKey(suggestion, 'id'))]
  return SUGGESTION_KINDS.find(kind => names.includes(kind)) ?? WELCOME_ID
}

/** Is this a kind about selling? */
export function isSellingKind(kind: string): boolean {
  return SELLING_KINDS.some(one => one === kind)
}
