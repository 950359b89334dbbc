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

const WORD_OR_STOP = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}]+)*|[.!?…]+|\n+/gu
/** What makes of full stops the end of a sentence. Looked for once behind a whole run of them, not behind each. */
const SENTENCE_ENDS = /["'”’)\]]*(?:\s|$)/uy
const CURLY = /’/g

/**
 * Words of a text in order. A word is a run of letters and digits with inner apostrophes; hyphenated words are two.
 * A sentence ends at `. ! ? …` before white space or the end, and at a line break.
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
      if (sentenceHasWords) sentence += 1
      sentenceHasWords = false
      continue
    }
    const lower = raw.toLowerCase()
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
