import type { Foundation } from '../../brand/alignment/foundation/fields.ts'
import { tokenise } from '../../brand/alignment/text/tokenise.ts'
import { findMissingAdLabel } from './rules/ad-label.ts'
import { findAvoidedWords } from './rules/avoided-words.ts'
import { findBareClaims } from './rules/claim-proof.ts'
import { findSecondAsk } from './rules/one-ask.ts'
import { findRepeats, findWornPhrases } from './rules/sameness.ts'
import { findLongSentences } from './rules/sentence-length.ts'
import { findAmericanSpelling } from './rules/uk-spelling.ts'
import { sentencesOf } from './sentences.ts'
import type { Finding, PastPost } from './types.ts'

/** More would be a wall, not advice. */
const MOST_FINDINGS = 60

/**
 * Looks a text over: words to avoid, UK spelling, sentence length, one ask, claims without proof, ad label, sameness.
 * `past` are one's own posts of the last 90 days; `off` names checks that are switched off. In the order of the text,
 * at most 60. Pure; anything but text has no findings.
 */
export function checkWriting(
  text: string,
  options: { foundation: Foundation; past: readonly PastPost[]; off?: readonly string[] },
): Finding[] {
  if (typeof text !== 'string') return []
  const { foundation, past, off = [] } = options
  const tokens = tokenise(text)
  const sentences = sentencesOf(text)
  return [
    ...findAvoidedWords(text, tokens, foundation),
    ...findAmericanSpelling(text, tokens),
    ...findLongSentences(sentences),
    ...findSecondAsk(sentences),
    ...findBareClaims(sentences),
    ...findMissingAdLabel(text),
    ...findWornPhrases(text, tokens, sentences),
    ...findRepeats(tokens, past),
  ]
    .filter(finding => !off.includes(finding.check))
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, MOST_FINDINGS)
}
