import { avoidedPhrases, findAvoided } from '../../../brand/alignment/foundation/avoided.ts'
import type { Foundation } from '../../../brand/alignment/foundation/fields.ts'
import type { Token } from '../../../brand/alignment/text/tokenise.ts'
import type { Finding } from '../types.ts'

/** Places that say what the brand's words_to_avoid list. */
export function findAvoidedWords(text: string, tokens: readonly Token[], foundation: Foundation): Finding[] {
  return findAvoided(text, tokens, avoidedPhrases(foundation)).map(hit => ({
    check: 'avoided_words',
    start: hit.start,
    end: hit.end,
    message: `“${hit.phrase.item}” is on your list of words to avoid.`,
  }))
}
