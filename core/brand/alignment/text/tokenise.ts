import { stem } from './stem.ts'

/** A word of a text, where it stands, and the form under which it is compared. */
export interface Token {
  /** Lower-case, straight apostrophes. */
  readonly word: string
  readonly stem: string
  readonly start: number
  readonly end: number
  /** Written with a capital first letter. */
  readonly capital: boolean
  /** Number of the sentence it stands in, from 0. */
  readonly sentence: number
}

const WORD_OR_STOP = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b]*(?:['’][\p{L}]+)*|[.!?…]+|\n+/gu
/** What makes of full stops the end of a sentence. Looked for once behind a whole run of them, not behind each. */
const SENTENCE_ENDS = /["'”’)\]]*(?:\s|$)/uy
/** Soft hyphens and spaces without width, which stand inside words that were pasted. */
const INVISIBLE = /[\u00ad\u200b]/g
const CURLY = /’/g

/** A line at least so long may have been cut by a margin. */
const LEAST_WRAPPED = 40

/** True for a line break that only a margin made: behind a long line without an end, before a small letter. */
function isWrapped(text: string, at: number, length: number): boolean {
  if (length > 1 || at < LEAST_WRAPPED) return false
  if (!/[\p{Ll}\p{N}]/u.test(text.charAt(at + 1)) || !/[\p{L}\p{N},;'’-]/u.test(text.charAt(at - 1)))
    return false
  return !text.slice(at - LEAST_WRAPPED, at).includes('\n')
}

/**
 * Words of a text in order. A word is a run of letters and digits with inner apostrophes; hyphenated words are two.
 * A sentence ends at `. ! ? …` before white space or the end, and at a line break, unless only a
 * margin broke the line.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let sentenceHasWords = false
  for (const match of text.matchAll(WORD_OR_STOP)) {
    const raw = match[0]
    const first = raw.charCodeAt(0)
    if (first === 46 || first === 33 || first === 63 || first === 0x2026 || first === 10) {
      SENTENCE_ENDS.lastIndex = match.index + raw.length
      if (first !== 10 && !SENTENCE_ENDS.test(text)) continue
      if (first === 10 && isWrapped(text, match.index, raw.length)) continue
      if (sentenceHasWords) sentence += 1
      sentenceHasWords = false
      continue
    }
    const lower = raw.toLowerCase().replace(INVISIBLE, '')
    const word = lower.includes('’') ? lower.replace(CURLY, "'") : lower
    const start = match.index
    const initial = raw.charAt(0)
    tokens.push({
      word,
      stem: stem(word),
      start,
      end: start + raw.length,
      capital: initial !== lower.charAt(0),
      sentence,
    })
    sentenceHasWords = true
  }
  return tokens
}
