import { isBalanced, lines, oneLine, sentences, withoutStop } from './sentences.ts'
import { isProperName, type Shape, shapeOf, tokens } from './shape.ts'

/** The text with a small first letter, unless it begins with a name, an abbreviation or the pronoun I. */
export function lowerFirst(text: string): string {
  const first = tokens(text)[0]
  if (!first || !/^\p{Lu}/u.test(text) || /^I(?:['’]|$)/.test(first.raw)) return text
  if (isProperName(tokens(text), 0)) return text
  // A word that has its capital in the middle of the text too is a name.
  if (tokens(text).some((token, at) => at > 0 && token.raw === first.raw && token.before === '')) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "a, b and c" out of phrases. */
export function joined(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** The beginnings of a sentence that end where a thought does: before a comma, a dash, a colon or a semicolon. */
function beginnings(sentence: string): string[] {
  const found: string[] = []
  for (const match of sentence.matchAll(/[,;:](?=\s)|\s[–—-](?=\s)|—/gu))
    found.push(sentence.slice(0, match.index).trim())
  return found.slice(0, 12)
}

const DANGLING =
  /(?:^|\s)(?:and|or|but|the|a|an|of|to|for|with|in|on|at|by|from|that|who|which|is|are|not|very|so|as|than|like)$/i

/**
 * The longest beginning of a text that is a whole thought within `most` characters, without its stop: its first
 * sentence, or that up to a comma or dash if what stands before is of the same shape by itself. Null when nothing whole
 * fits; a thought is never cut in the middle.
 */
export function firstPhrase(text: unknown, most: number): string | null {
  const [sentence = ''] = sentences(text)
  const whole = withoutStop(sentence)
  if (whole === '') return null
  if (whole.length <= most && isBalanced(whole)) return whole
  const shape = shapeOf(whole)
  for (const beginning of beginnings(whole).reverse()) {
    if (beginning.length > most || beginning.length < 3 || DANGLING.test(beginning) || !isBalanced(beginning))
      continue
    const kind = shapeOf(beginning)
    if (kind !== 'fragment' && (kind === shape || shape === 'fragment')) return beginning
  }
  return null
}

/** What an answer lists: its lines where there are several, or the parts of a row of phrases between commas. */
export function itemsOf(text: unknown): string[] {
  const rows = lines(text)
    .map(withoutStop)
    .filter(row => row !== '')
  if (rows.length > 1) return rows
  const row = rows[0] ?? ''
  if (/[.!?](?=\s)/.test(row)) return []
  const parts = row
    .split(/\s*[,;]\s+|\s+·\s+|\s+•\s+/)
    .map(part => withoutStop(part.replace(/^(?:and|or|&)\s+/i, '').trim()))
    .filter(part => part !== '')
  if (parts.length < 3) return []
  // Only phrases of a kind make a list; a clause with commas is a sentence.
  return parts.every(part => /^(?:noun phrase|gerund)$/.test(shapeOf(part)) && isBalanced(part)) ||
    parts.every(part => /^(?:infinitive|verb phrase)$/.test(shapeOf(part)) && isBalanced(part))
    ? parts
    : []
}

/** What an answer is as a whole: the shape of its one phrase or sentence, several `sentences`, a `list`, or `empty`. */
export interface Answer {
  readonly kind: Shape | 'sentences' | 'list' | 'empty'
  readonly sentences: readonly string[]
  /** The phrases of a list; none otherwise. */
  readonly items: readonly string[]
}

/** Reads what an answer is. What is not text is `empty`. Linear in the length of the answer. */
export function readAnswer(text: unknown): Answer {
  const all = sentences(text)
  if (all.length === 0) return { kind: 'empty', sentences: [], items: [] }
  const items = itemsOf(text)
  if (items.length > 1) return { kind: 'list', sentences: all, items }
  return { kind: all.length > 1 ? 'sentences' : shapeOf(all[0] ?? ''), sentences: all, items: [] }
}

/** Longest quotation within a sentence of ours, in UTF-16 units: about a line. */
export const QUOTE_LENGTH = 90

/**
 * The founder's own words as they can stand in quotation marks: a whole phrase or sentence of at most `most` characters
 * without its stop, its own quotation marks single. Null when nothing whole fits, so that nothing is ever cut.
 */
export function quotable(text: unknown, most = QUOTE_LENGTH): string | null {
  const phrase = firstPhrase(text, most)
  if (phrase === null) return null
  const inner = oneLine(
    phrase.replace(/“([^“”]*)”|"([^"]*)"/g, (_, curly, straight) => `‘${curly ?? straight}’`),
  )
  return /[“”„«»"]/.test(inner) || !/\p{L}/u.test(inner) ? null : inner
}
