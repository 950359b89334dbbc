import { quotable } from '../../../shared/grammar/phrase.ts'
import type { Evidence } from '../evidence/read-evidence.ts'
import { isOwnSaying, type RegisterHit } from '../evidence/registers.ts'
import type { CompiledFoundation } from '../foundation/compile.ts'
import type { Token } from '../text/tokenise.ts'

function foreignHits({ registers }: Evidence, foundation: CompiledFoundation): RegisterHit[] {
  return registers.filter(
    hit => !hit.isCovered && !isOwnSaying(hit, hit.isPhrase ? foundation.own.voice : foundation.subject),
  )
}

/** Phrases of the text in registers that are not the brand's, phrases before single words, without repeats. */
export function foreignSayings(evidence: Evidence, foundation: CompiledFoundation): string[] {
  const hits = foreignHits(evidence, foundation).sort((a, b) => Number(b.isPhrase) - Number(a.isPhrase))
  const sayings = hits.map(({ words }) => quotable(words.toLowerCase())).filter(saying => saying !== null)
  return [...new Set(sayings)]
}

/**
 * The sentence of the text that holds most phrases which are not the brand's, without its stop; null where none holds
 * two of them, or where it is too long to be quoted whole.
 */
export function foreignSentence(
  text: string,
  evidence: Evidence,
  foundation: CompiledFoundation,
): string | null {
  const hits = foreignHits(evidence, foundation)
  const counts = new Map<number, number>()
  let at = 0
  for (const { start } of hits.sort((a, b) => a.start - b.start)) {
    while ((evidence.tokens[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++
    const sentence = evidence.tokens[at]?.sentence ?? 0
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  const [worst, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  if (worst === undefined || count < 2) return null
  return wholeSentence(text, evidence.tokens, worst)
}

/** The longest sentence of the text that can be quoted whole among its first few, without its stop; null where none can. */
export function plainSentence(text: string, { tokens }: Evidence): string | null {
  const last = Math.min(tokens.at(-1)?.sentence ?? -1, FIRST_SENTENCES)
  let longest: string | null = null
  for (let at = 0; at <= last; at += 1) {
    const sentence = wholeSentence(text, tokens, at)
    if (sentence !== null && sentence.length > (longest?.length ?? 0)) longest = sentence
  }
  return longest
}

const FIRST_SENTENCES = 4
const LONGEST_SENTENCE = 120

function wholeSentence(text: string, tokens: readonly Token[], sentence: number): string | null {
  const words = tokens.filter(token => token.sentence === sentence)
  return quotable(text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0), LONGEST_SENTENCE)
}
