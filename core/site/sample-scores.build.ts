import { scoreContent } from '../brand/alignment/score-content.ts'
import {
  SAMPLE_BUSINESS,
  SAMPLE_FOUNDATION,
  SAMPLE_POSTS,
  SAMPLE_SENTENCE,
  SAMPLE_VOICE,
} from './sample-brand.ts'
import { tryFoundation } from './try-score.ts'

/**
 * The sample brand's posts with the scores that the product gives them. As in every `.build.ts`, what is exported is
 * computed once, while the app is built (`vite.config.ts`): pages carry the results, not the scorer.
 */
function scored(paragraphs: readonly string[], foundation = SAMPLE_FOUNDATION) {
  const text = paragraphs.join('\n\n')
  const { overall, voice, values, audience, emotion, matches } = scoreContent(text, foundation)
  return { text, overall, voice, values, audience, emotion, matches }
}

export const PAPERCLIPS_POST = scored(SAMPLE_POSTS.paperclips)
export const CRACKED_BOWL_POST = scored(SAMPLE_POSTS.crackedBowl)

/** Scored as the page does that answers visitors: what stands beside the form is what comes of sending it. */
export const TRIED_SENTENCE = scored(
  [SAMPLE_SENTENCE],
  tryFoundation({ business: SAMPLE_BUSINESS, voice: SAMPLE_VOICE }),
)
