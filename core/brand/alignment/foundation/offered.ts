import { itemsOf, quotable } from '../../../shared/grammar/phrase.ts'
import { sentences } from '../../../shared/grammar/sentences.ts'
import { type Foundation, type FoundationKey, fieldTexts } from './fields.ts'

/** Answers of which a suggestion may quote a phrase. */
export const OFFERED_FIELDS = [
  'core_values',
  'personal_values',
  'brand_beliefs',
  'emotions_to_spark',
  'audience_pain_points',
  'audience_fears',
  'audience_desires',
  'audience_goals',
  'audience_needs',
] as const satisfies readonly FoundationKey[]

/** Phrases to quote, by the answer they stand in, in the order they were written. */
export type Offered = Readonly<Record<(typeof OFFERED_FIELDS)[number], readonly string[]>>

/** A longer phrase says something by itself; a suggestion names what is to be shown and leaves the saying to the founder. */
const LONGEST_OFFERED = 4
/** Longest phrase that stands inside a suggestion, in UTF-16 units. */
const LONGEST = 90
/** More words than this between commas are no item of a list but part of a sentence. */
const LONGEST_ITEM = 7

/** Items of a list, or the sentences of prose; each whole, never words cut out of one. */
function wholesOf(text: string): readonly string[] {
  const items = itemsOf(text)
  if (items.length > 1) return items
  const all = sentences(text)
  const parts = all.length === 1 ? text.split(/[,;]\s+(?:and\s+|or\s+)?/) : []
  const isList = parts.length > 1 && parts.every(part => part.trim().split(/\s+/).length <= LONGEST_ITEM)
  return isList ? parts : all
}

/** The short phrases of a foundation that can be quoted whole. */
export function offeredPhrases(foundation: Foundation): Offered {
  const phrases = (key: FoundationKey) => [
    ...new Set(
      fieldTexts(foundation, key)
        .flatMap(wholesOf)
        .filter(whole => whole.split(/[\s-]+/).length <= LONGEST_OFFERED)
        .map(whole => quotable(whole, LONGEST))
        .filter(phrase => phrase !== null),
    ),
  ]
  return {
    core_values: phrases('core_values'),
    personal_values: phrases('personal_values'),
    brand_beliefs: phrases('brand_beliefs'),
    emotions_to_spark: phrases('emotions_to_spark'),
    audience_pain_points: phrases('audience_pain_points'),
    audience_fears: phrases('audience_fears'),
    audience_desires: phrases('audience_desires'),
    audience_goals: phrases('audience_goals'),
    audience_needs: phrases('audience_needs'),
  }
}
