import { isBalanced, lines, oneLine, sentences, withoutStop } from './sentences.ts'
import { isPlural, isProperName, type Shape, shapeOf, tokens } from './shape.ts'
import {
  ADJECTIVES,
  CONJUNCTIONS,
  DETERMINERS,
  FINITE,
  GERUNDS,
  IRREGULAR_PAST,
  MASS,
  MASS_ENDING,
  PAST,
  PREPOSITIONS,
  RELATIVES,
  SUBJECTS,
  SUBORDINATORS,
  THIRD_PERSON,
} from './words.ts'

/** Whether every word that does not merely join has a capital, as in the name of an offer: "Ten Weeks to the Bandstand". */
function isTitle(text: string): boolean {
  const all = tokens(text)
  const isCapital = (at: number) => /^\p{Lu}/u.test(all[at]?.raw ?? '')
  const isJoining = (word: string) =>
    PREPOSITIONS.has(word) || CONJUNCTIONS.has(word) || DETERMINERS.has(word)
  if (all.length < 2 || /^the\s/i.test(text) || !isCapital(0) || !isCapital(1)) return false
  return all.every((token, at) => isCapital(at) || isJoining(token.word))
}

/** The text with a small first letter, unless it begins with a name, an abbreviation or the pronoun I,
 * or is very long. */
export function lowerFirst(text: string): string {
  if (text.length > FAR) return text
  const first = tokens(text)[0]
  if (!first || !/^\p{Lu}/u.test(text) || /^I(?:['’]|$)/.test(first.raw)) return text
  if (isProperName(tokens(text), 0) || isTitle(text)) return text
  // A word that has its capital in the middle of the text too is a name.
  if (tokens(text).some((token, at) => at > 0 && token.raw === first.raw && token.before === '')) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const DAYS_AND_MONTHS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december)\b/g

/** The text with a capital for days and months; “may”, “march” and “august” stay, since they are words too. */
export function withNamedDays(text: string): string {
  return text.replace(DAYS_AND_MONTHS, upperFirst)
}

/** The text with a capital first letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a, b and c" out of phrases, or with another word before the last. */
export function joined(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** How far round a mark its words are looked at, and how far into a sentence its beginnings are looked for. */
const NEAR = 60
const FAR = 600

/** Whether what follows a comma begins a part of its own, so that the part before it is whole. */
function beginsPart(rest: string, part: string): boolean {
  const [first] = tokens(rest.slice(0, NEAR))
  if (!first) return true
  const isClosed = [
    DETERMINERS,
    PREPOSITIONS,
    CONJUNCTIONS,
    RELATIVES,
    SUBORDINATORS,
    SUBJECTS,
    PAST,
    IRREGULAR_PAST,
    GERUNDS,
    FINITE,
    THIRD_PERSON,
  ].some(words => words.has(first.word))
  // "in a warm, empty pool": between two adjectives a comma ends nothing.
  const last = tokens(part.slice(-NEAR)).at(-1)?.word ?? ''
  const isAdjective = ADJECTIVES.has(last) && !ADJECTIVES.has(tokens(part.slice(0, NEAR))[0]?.word ?? '')
  return (
    !isAdjective &&
    (isClosed ||
      /^[\d£$€]/.test(first.raw) ||
      isPlural(last) ||
      MASS.has(last) ||
      MASS_ENDING.test(last) ||
      /'/.test(first.word))
  )
}

/** The beginnings of a sentence that end where a thought does: before a comma, a dash, a colon or a semicolon. */
function beginnings(sentence: string): string[] {
  const found: string[] = []
  for (const match of sentence.slice(0, FAR).matchAll(/[,;:](?=\s)|\s[–—-](?=\s)|—/gu)) {
    const part = sentence.slice(0, match.index).trim()
    const rest = sentence.slice(match.index + 1)
    if (found.length >= 12) break
    // A part that has a comma itself may be the middle of a row, unless a clause of its own follows.
    const [next] = tokens(rest.slice(0, NEAR))
    const isRow = part.includes(',') && !(next && (SUBORDINATORS.has(next.word) || RELATIVES.has(next.word)))
    if (!isRow && (!match[0].startsWith(',') || beginsPart(rest, part))) found.push(part)
  }
  return found
}

/** The first of `beginnings`: what stands before an aside; the whole where there is none. */
export function beforeAside(phrase: string): string | null {
  if (!/[,;:–—(]/.test(phrase)) return phrase
  const [first] = beginnings(phrase.replace(/\s*\(.*$/s, ''))
  if (first !== undefined) return first.includes(',') ? null : first
  return phrase.includes('(') && !/[,;:–—]/.test(phrase) ? phrase.replace(/\s*\(.*$/s, '') : null
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

/** Whether a phrase has letters and no marks that nobody would read out: doubled, at its beginning, behind a space. */
export function isReadable(phrase: string): boolean {
  const hasOddMarks = /[.,;:!?…][.,;:!?…]|^[^\p{L}\p{N}£$€“‘(]|\s[.,;:!?…]|“\s|…/u.test(phrase)
  return /\p{L}/u.test(phrase) && !hasOddMarks && isBalanced(phrase)
}

/** Longest quotation within a sentence of ours, in UTF-16 units: about a line. */
export const QUOTE_LENGTH = 90

/**
 * The founder's own words as they can stand in quotation marks: a whole phrase or sentence of at most `most` characters
 * without its stop, its own quotation marks single. Null when nothing whole fits, so that nothing is ever cut.
 */
export function quotable(text: unknown, most = QUOTE_LENGTH): string | null {
  const found = firstPhrase(text, most)
  if (found === null) return null
  const phrase = withoutStop(found.replace(/^“([^“”]*)”$|^"([^"]*)"$/, '$1$2'))
  const inner = oneLine(
    phrase.replace(/“([^“”]*)”|"([^"]*)"/g, (_, curly, straight) => `‘${curly ?? straight}’`),
  )
  return /[“”„«»"]/.test(inner) || !isReadable(inner) ? null : inner
}
