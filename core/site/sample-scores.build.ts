import { scoreContent } from '../brand/alignment/score-content.ts'
import { SAMPLE_FOUNDATION, SAMPLE_POSTS } from './sample-brand.ts'

/**
 * The sample brand's posts with the scores that the product gives them. As in every `.build.ts`, what is exported is
 * computed once, while the app is built (`vite.config.ts`): pages carry the results, not the scorer.
 */
function scored(paragraphs: readonly string[]) {
  const text = paragraphs.join('\n\n')
  const { overall, voice, values, audience, emotion, matches } = scoreContent(text, SAMPLE_FOUNDATION)
  return { text, overall, voice, values, audience, emotion, matches }
}

export const PAPERCLIPS_POST = scored(SAMPLE_POSTS.paperclips)
export const CRACKED_BOWL_POST = scored(SAMPLE_POSTS.crackedBowl)
