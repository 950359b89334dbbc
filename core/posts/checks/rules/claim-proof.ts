import type { Sentence } from '../sentences.ts'
import type { Finding } from '../types.ts'

const CLAIM =
  /\b(?:the (?:very )?best\b(?! (?:thing|part|bit|way|time|day|of (?:both|luck))\b)|(?:the )?(?:number one|no\.? ?1|#1)\b|guaranteed?\b|proven\b|(?:market|industry|world|UK)[- ]leading|leading (?:expert|provider|specialist|authority)|most trusted|(?:clinically|scientifically) (?:tested|proven)|award[- ]winning|always works?|never fails?|works for (?:everyone|everybody|anyone)|(?:doubled?|tripled?|10x|ten times) (?:your|my|our|their|the)\b|cures?\b|risk[- ]free|studies show|research (?:shows|proves)|experts (?:say|agree)|everyone (?:knows|loves)|unbeatable|world['’]s (?:first|best|only|leading))|(?<![\w.])100 ?%|\b\d{2,3} ?(?:%|per cent) of (?:people|clients|customers|businesses|founders|women|men)\b/giu

/**
 * What counts as proof beside a claim: a link, a quotation, a source, a count of cases, a named person's word. A quotation is
 * looked for once from each closing mark, since from each opening one takes time with the square of a row of them.
 */
const PROOF =
  /https?:\/\/|\bwww\.|"[^”"]{8,}[”"]|(?:^|[”"])[^“”"]*“[^”"]{8,}[”"]|\b(?:according to|source:|found that|survey of|study (?:of|by|in)|measured|(?:19|20)\d\d\b|(?:said|says|told me|wrote)\b|\d+ (?:of|out of) \d+|for example|award from|certified by|reviews?\b)/iu

/** Claims with no proof in their own sentence or in the next one. Source: CAP Code, rule 3.7 (substantiation). */
export function findBareClaims(sentences: readonly Sentence[]): Finding[] {
  return sentences.flatMap((sentence, at) => {
    const beside = `${sentence.text} ${sentences[at + 1]?.text ?? ''}`
    // A number that is itself the claim is no proof of it, so years and sources are looked for round it.
    if (PROOF.test(beside)) return []
    return Array.from(sentence.text.matchAll(CLAIM), match => ({
      check: 'claim_proof' as const,
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
      message: `“${match[0]}” needs proof. Add a number, a name, a quote or a link, here or in the next sentence.`,
    }))
  })
}
