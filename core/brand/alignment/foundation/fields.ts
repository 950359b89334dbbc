import { readKey } from '../../../shared/untrusted.ts'
import { readList } from '../../clarify/normalise.ts'

/**
 * What a foundation may hold for the score: the clarify keys, each text or list of texts. Kickstart stores its lists
 * comma-joined, so both forms are read everywhere. Keys the score does not know are ignored.
 */
export type FoundationKey =
  | 'additional_information'
  | 'audience_beliefs'
  | 'audience_demographics'
  | 'audience_desires'
  | 'audience_fears'
  | 'audience_goals'
  | 'audience_needs'
  | 'audience_overview'
  | 'audience_pain_points'
  | 'audience_values'
  | 'avoid_sounding_like'
  | 'brand_beliefs'
  | 'brand_description'
  | 'brand_heart_change'
  | 'brand_heart_importance'
  | 'brand_heart_problem'
  | 'brand_name'
  | 'brand_personality'
  | 'brand_story'
  | 'brand_tone'
  | 'brand_voice'
  | 'business_difference'
  | 'client_results'
  | 'content_examples'
  | 'content_themes'
  | 'core_values'
  | 'day_in_life'
  | 'dream_client'
  | 'emotions_to_spark'
  | 'formality'
  | 'founder_backstory'
  | 'key_message'
  | 'keywords'
  | 'mission_statement'
  | 'offer_benefits'
  | 'offer_description'
  | 'passions_outside_business'
  | 'personal_values'
  | 'primary_offer_description'
  | 'primary_offer_name'
  | 'proud_known_for'
  | 'remembered_for'
  | 'signature_method'
  | 'testimonials'
  | 'transformation'
  | 'transformation_offered'
  | 'usp'
  | 'values_in_action'
  | 'vision_statement'
  | 'words_to_avoid'

export type Foundation = { readonly [K in FoundationKey]?: string | readonly string[] | null }

/** The texts of one field: a list as it is, a text as one entry; anything else as none. Blank entries are dropped. */
export function fieldTexts(foundation: Foundation, key: FoundationKey): string[] {
  const value = readKey(foundation, key)
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  return entries.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '')
}

/** The items of a list field: a list's entries as they are, a text as `readList` parts it. */
export function fieldItems(foundation: Foundation, key: FoundationKey): string[] {
  const texts = fieldTexts(foundation, key)
  return Array.isArray(readKey(foundation, key)) ? readList(texts) : texts.flatMap(text => readList(text))
}
