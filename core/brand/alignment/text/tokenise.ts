import { british } from './spelling.ts'
import { stem } from './stem.ts'

/** What is known of a word as it is written, wherever it stands. */
export interface Lexeme {
  /** Lower-case, straight apostrophes, each accent in one letter with what it stands on (NFC). */
  readonly word: string
  readonly stem: string
  /** As British English spells it. */
  readonly british: string
  /** Written with a capital first letter. */
  readonly capital: boolean
  /** Found by `rarityOf` and `wordClass` when first asked for. */
  rarity: number | undefined
  wordClass: number | undefined
}

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
  readonly lexeme: Lexeme
}

const WORD_OR_STOP = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b]*(?:['’][\p{L}]+)*|[.!?…]+|\n+/gu
/** What makes of full stops the end of a sentence. Looked for once behind a whole run of them, not behind each. */
const SENTENCE_ENDS = /["'”’)\]]*(?:\s|$)/uy
/** Soft hyphens and spaces without width, which stand inside words that were pasted. */
const INVISIBLE = /[\u00ad\u200b]/g
const CURLY = /’/g

/** Words read before: most stand in a text, and in the next version of it, more than once. */
const KNOWN = new Map<string, Lexeme>()
const MOST_KNOWN = 4000
/** Longer words are not kept: few come again, and each would hold the whole text it was cut from. */
const LONGEST_KNOWN = 12

function lexemeOf(raw: string): Lexeme {
  const known = KNOWN.get(raw)
  if (known !== undefined) return known
  const written = raw.normalize('NFC')
  const lower = written.toLowerCase().replace(INVISIBLE, '')
  const word = lower.replace(CURLY, "'")
  const lexeme: Lexeme = {
    word,
    stem: stem(word),
    british: british(word),
    capital: written.charAt(0) !== lower.charAt(0),
    rarity: undefined,
    wordClass: undefined,
  }
  if (raw.length > LONGEST_KNOWN) return lexeme
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(raw, lexeme)
  return lexeme
}

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
  WORD_OR_STOP.lastIndex = 0
  for (let match = WORD_OR_STOP.exec(text); match !== null; match = WORD_OR_STOP.exec(text)) {
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
    const lexeme = lexemeOf(raw)
    tokens.push({
      word: lexeme.word,
      stem: lexeme.stem,
      start: match.index,
      end: match.index + raw.length,
      capital: lexeme.capital,
      sentence,
      lexeme,
    })
    sentenceHasWords = true
  }
  return tokens
}
