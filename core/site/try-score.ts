import * as v from 'valibot'
import type { Foundation } from '../brand/alignment/foundation/fields.ts'
import { VOICES } from '../brand/personalise/stage-and-voice.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'

/** Longest texts of the trial score, in characters: three sentences about a business, and one post. */
export const TRY_LIMITS = { business: 1000, post: 5000 } as const

export const TRY_MESSAGES = {
  business: 'Tell us about your business in a few sentences',
  post: 'Paste a post, or write one',
} as const

/** The form on which a visitor scores one post: their business, the voice they would choose ('' for none), the post. */
export const tryScoreSchema = v.object({
  business: textField({ required: TRY_MESSAGES.business, most: TRY_LIMITS.business }),
  voice: v.optional(
    v.pipe(
      typedText(),
      v.transform(voice => VOICES.find(each => each === voice) ?? ''),
    ),
    '',
  ),
  post: textField({ required: TRY_MESSAGES.post, most: TRY_LIMITS.post }),
})

export type TryScoreForm = v.InferOutput<typeof tryScoreSchema>

/**
 * What a few sentences say of a brand. Which of them speaks of values and which of clients is not known, and one often
 * speaks of both, so all of them stand for every field; the scorer weighs a word by the field it looks in.
 */
export function tryFoundation({ business, voice }: Pick<TryScoreForm, 'business' | 'voice'>): Foundation {
  return {
    brand_heart_problem: business,
    dream_client: business,
    core_values: [business],
    offer_description: business,
    brand_voice: business,
    ...(voice === '' ? {} : { brand_personality: [voice] }),
  }
}
