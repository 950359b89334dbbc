import type { Dimension } from '../types.ts'
import type { FoundationKey } from './fields.ts'

/** Which fields speak for a dimension. */
export interface DimensionFields {
  /** Without any of these, nothing can be said of the dimension and it scores 50. */
  readonly needed: readonly FoundationKey[]
  /** Fields that say it outright. */
  readonly primary: readonly FoundationKey[]
  /** Fields that say it between the lines. */
  readonly secondary: readonly FoundationKey[]
}

const AUDIENCE: readonly FoundationKey[] = [
  'dream_client',
  'audience_overview',
  'audience_demographics',
  'audience_needs',
  'audience_pain_points',
  'audience_desires',
  'audience_fears',
  'audience_goals',
  'audience_beliefs',
  'audience_values',
]
const VALUES: readonly FoundationKey[] = [
  'core_values',
  'personal_values',
  'brand_beliefs',
  'values_in_action',
]
const HEART: readonly FoundationKey[] = [
  'brand_heart_problem',
  'brand_heart_change',
  'brand_heart_importance',
]
const OFFER: readonly FoundationKey[] = [
  'offer_description',
  'offer_benefits',
  'primary_offer_name',
  'primary_offer_description',
  'transformation',
  'transformation_offered',
]

export const DIMENSION_FIELDS: Readonly<Record<Dimension, DimensionFields>> = {
  voice: {
    needed: [
      'brand_voice',
      'brand_tone',
      'brand_personality',
      'formality',
      'words_to_avoid',
      'content_examples',
    ],
    primary: ['key_message', 'brand_name', 'content_examples', 'brand_voice', 'brand_tone'],
    secondary: [
      ...HEART,
      ...OFFER,
      'core_values',
      'brand_story',
      'founder_backstory',
      'remembered_for',
      'usp',
    ],
  },
  values: {
    needed: VALUES,
    primary: VALUES,
    secondary: [
      ...HEART,
      'key_message',
      'mission_statement',
      'vision_statement',
      'business_difference',
      'proud_known_for',
    ],
  },
  audience: { needed: AUDIENCE, primary: AUDIENCE, secondary: [...OFFER, 'brand_heart_problem'] },
  emotion: {
    needed: [
      'emotions_to_spark',
      'brand_heart_problem',
      'brand_heart_change',
      'audience_desires',
      'audience_fears',
    ],
    primary: ['emotions_to_spark', 'audience_desires', 'audience_fears'],
    secondary: [
      'brand_heart_problem',
      'brand_heart_change',
      'audience_pain_points',
      'key_message',
      'dream_client',
      'transformation',
    ],
  },
}

/** Every field that says what the brand is about. What it is not (words to avoid, rivals) is left out. */
export const SUBJECT_FIELDS: readonly FoundationKey[] = [
  ...new Set<FoundationKey>([
    ...Object.values(DIMENSION_FIELDS).flatMap(fields => [...fields.primary, ...fields.secondary]),
    'brand_description',
    'brand_story',
    'content_themes',
    'day_in_life',
    'keywords',
    'passions_outside_business',
    'signature_method',
    'client_results',
    'testimonials',
    'additional_information',
  ]),
]
