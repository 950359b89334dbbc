/** Keys of the brand foundation that hold one text. */
export const CLARIFY_TEXT_KEYS = [
  'brand_name',
  'brand_description',
  'mission_statement',
  'vision_statement',
  'usp',
  'brand_voice',
  'brand_tone',
  'brand_story',
  'keywords',
  'audience_overview',
  'audience_demographics',
  'audience_needs',
  'audience_pain_points',
  'audience_desires',
  'audience_values',
  'audience_beliefs',
  'audience_fears',
  'audience_goals',
  'audience_awareness_level',
  'primary_offer_name',
  'primary_offer_description',
  'offer_description',
  'offer_benefits',
  'offer_pricing',
  'transformation',
  'transformation_offered',
  'signature_method',
  'client_results',
  'testimonials',
  'pricing_positioning',
  'business_model',
  'revenue_streams',
  'content_themes',
  'content_formats',
  'additional_information',
  'brand_heart_problem',
  'brand_heart_change',
  'brand_heart_importance',
  'values_in_action',
  'business_difference',
  'proud_known_for',
  'remembered_for',
  'competitors',
  'formality',
  'key_message',
  'avoid_sounding_like',
  'dream_client',
  'founder_backstory',
  'day_in_life',
  'passions_outside_business',
  'primary_marketing_goal',
  'business_stage',
  'recent_milestone',
  'current_campaign',
  'upcoming_launch',
  'content_frequency',
  'successful_campaigns',
] as const

/** Keys that hold a list of short texts. */
export const CLARIFY_LIST_KEYS = [
  'core_values',
  'brand_personality',
  'emotions_to_spark',
  'preferred_platforms',
  'preferred_formats',
  'words_to_avoid',
  'offer_type',
  'personal_values',
  'brand_beliefs',
  'content_examples',
] as const

export type ClarifyTextKey = (typeof CLARIFY_TEXT_KEYS)[number]
export type ClarifyListKey = (typeof CLARIFY_LIST_KEYS)[number]
export type ClarifyKey = ClarifyTextKey | ClarifyListKey

/** What a founder has told about the brand: only known keys, only non-empty values. */
export type ClarifyData = { readonly [K in ClarifyTextKey]?: string } & {
  readonly [K in ClarifyListKey]?: readonly string[]
}

const LISTS: ReadonlySet<string> = new Set(CLARIFY_LIST_KEYS)

/** Whether the key holds a list. */
export function isListKey(key: ClarifyKey): key is ClarifyListKey {
  return LISTS.has(key)
}

/** `brand_heart_problem` becomes `brandHeartProblem`; no text gives `''`. */
export function camelCaseOf(key: ClarifyKey): string {
  if (typeof key !== 'string') return ''
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
