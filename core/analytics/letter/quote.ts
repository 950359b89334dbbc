import { firstSentences } from '../../shared/grammar/sentences.ts'
import { numberText } from '../../shared/number-text.ts'
import { FEWEST, SCORE_BANDS } from '../numbers.ts'

/** How long a quote may be, in characters. */
const MOST = 160
/** What scores less than this is nothing to quote. */
const [{ to: LOW }] = SCORE_BANDS

/** The published post with the highest score. */
export interface BestPost {
  readonly id: string
  readonly body: string
  /** 0 to 100. */
  readonly overall: number
}

/** What a letter quotes, and why. */
export interface LetterQuote {
  readonly postId: string
  readonly text: string
  readonly caption: string
}

/**
 * The beginning of the post that sounded most like the brand, in whole sentences; none where no post reached 60, or where it
 * does not begin with a sentence short enough. Among fewer than ten scores it is called the highest of them, never the best.
 */
export function letterQuote(best: BestPost | null, posts: number): LetterQuote | null {
  if (!best || posts === 0 || best.overall <= LOW) return null
  const text = firstSentences(best.body, MOST).replace(/\s+/g, ' ').trim()
  if (text === '') return null
  return { postId: best.id, text, caption: caption(best.overall, posts) }
}

function caption(overall: number, posts: number): string {
  if (posts === 1) return `Your one scored post, at ${overall} out of 100.`
  const count = numberText(posts)
  if (posts < FEWEST) return `The highest of ${count} scores: ${overall} out of 100.`
  return `Of ${count} scored posts, this one sounds most like you: ${overall} out of 100.`
}
