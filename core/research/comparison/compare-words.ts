import { sentencesOf } from '../../posts/checks/sentences.ts'
import { truncateUnits } from '../../shared/text.ts'
import type { ComparedText } from './texts.ts'
import { type Place, readVocabulary, type Term, writtenForm } from './vocabulary.ts'

/** Texts of a side that have to hold a word before it counts as theirs; rows of a list; quotations of a side. */
export const WORD_BAR = { texts: 3, rows: 12, quotes: 3 } as const

/** Longest quotation, in characters. */
const QUOTE_MOST = 220

/** A sentence in which a word stands, and the text it is from. */
export interface Quotation {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly at: Date | null
  readonly quote: string
}

/** How a side uses a word: in how many of its texts, the share of them in percent, and where. */
export interface Use {
  readonly count: number
  readonly share: number
  readonly quotes: readonly Quotation[]
}

/** A word or phrase with its use on both sides. */
export interface ComparedTerm {
  readonly text: string
  readonly isPhrase: boolean
  readonly theirs: Use
  readonly ours: Use
}

/** What both sides say, and what only one does. */
export interface WordComparison {
  readonly both: readonly ComparedTerm[]
  readonly onlyTheirs: readonly ComparedTerm[]
  readonly onlyOurs: readonly ComparedTerm[]
  /** Telling words that reach the bar on both sides, and on either; of the first in the second the share in percent. */
  readonly overlap: { readonly shared: number; readonly all: number; readonly share: number }
}

interface Pair {
  readonly term: Term
  readonly theirs: Term | null
  readonly ours: Term | null
}

/**
 * Holds two sides' words and phrases against each other. A word counts for a side when at least three of its texts hold
 * it; `both` reach that on either side, `only` on one while no text of the other holds it. A phrase says it before its
 * words do. The order of the texts does not matter, and turned round the answer is turned round.
 */
export function compareWords(theirs: readonly ComparedText[], ours: readonly ComparedText[]): WordComparison {
  const [a, b] = [readVocabulary(theirs), readVocabulary(ours)]
  const pairs: Pair[] = [...new Set([...a.keys(), ...b.keys()])].flatMap(key => {
    const pair = { theirs: a.get(key) ?? null, ours: b.get(key) ?? null }
    const term = pair.theirs ?? pair.ours
    return term && (reaches(pair.theirs) || reaches(pair.ours)) ? [{ ...pair, term }] : []
  })
  const words = pairs.filter(({ term }) => !term.isPhrase)
  const shared = words.filter(pair => reaches(pair.theirs) && reaches(pair.ours)).length
  const compared = ({ theirs: one, ours: other }: Pair): ComparedTerm => ({
    text: formOf(one, other),
    isPhrase: (one ?? other)?.isPhrase ?? false,
    theirs: useOf(one, theirs),
    ours: useOf(other, ours),
  })
  const list = (wanted: readonly Pair[], weight: (pair: Pair) => number) =>
    withoutEchoes(
      wanted.toSorted(
        (x, y) =>
          weight(y) - weight(x) ||
          y.term.stems.length - x.term.stems.length ||
          (x.term.key < y.term.key ? -1 : 1),
      ),
    )
      .slice(0, WORD_BAR.rows)
      .map(compared)
  return {
    both: list(
      pairs.filter(pair => reaches(pair.theirs) && reaches(pair.ours)),
      pair => Math.min(shareOf(pair.theirs, theirs), shareOf(pair.ours, ours)),
    ),
    onlyTheirs: list(
      pairs.filter(pair => pair.ours === null),
      pair => shareOf(pair.theirs, theirs),
    ),
    onlyOurs: list(
      pairs.filter(pair => pair.theirs === null),
      pair => shareOf(pair.ours, ours),
    ),
    overlap: {
      shared,
      all: words.length,
      share: words.length === 0 ? 0 : Math.round((shared / words.length) * 100),
    },
  }
}

const reaches = (term: Term | null) => (term?.places.length ?? 0) >= WORD_BAR.texts
const shareOf = (term: Term | null, texts: readonly ComparedText[]) =>
  texts.length === 0 ? 0 : (term?.places.length ?? 0) / texts.length

/** As both sides together write it most. */
function formOf(one: Term | null, other: Term | null): string {
  const forms = new Map(one?.forms ?? [])
  for (const [form, count] of other?.forms ?? []) forms.set(form, (forms.get(form) ?? 0) + count)
  return writtenForm({ forms })
}

/** Rows looked at for echoes: what comes later would not be shown anyway. */
const LOOKED_AT = 400

/** Without words and phrases that mostly stand within a phrase that is listed, nor phrases of listed words alone. */
function withoutEchoes(pairs: readonly Pair[]): Pair[] {
  const near = pairs.slice(0, LOOKED_AT)
  const phrases = near.filter(({ term }) => term.isPhrase)
  return near.filter(
    pair =>
      !phrases.some(
        phrase =>
          phrase !== pair &&
          phrase.term.stems.length > pair.term.stems.length &&
          pair.term.stems.every(stem => phrase.term.stems.includes(stem)) &&
          holdsMost(phrase.theirs, pair.theirs) &&
          holdsMost(phrase.ours, pair.ours),
      ),
  )
}

/** Does the phrase stand in at least four of five texts that hold what is in it? */
function holdsMost(phrase: Term | null, part: Term | null): boolean {
  return (phrase?.places.length ?? 0) >= 0.8 * (part?.places.length ?? 0)
}

function useOf(term: Term | null, texts: readonly ComparedText[]): Use {
  const places = term?.places ?? []
  return {
    count: places.length,
    share: Math.round(shareOf(term, texts) * 100),
    quotes: places.slice(0, WORD_BAR.quotes).flatMap(place => quotationOf(place, texts) ?? []),
  }
}

function quotationOf(place: Place, texts: readonly ComparedText[]): Quotation | null {
  const found = texts[place.text]
  if (!found) return null
  const { id, title, address, at, text } = found
  return { id, title, address, at, quote: quoteAt(text, place) }
}

/** The sentence of a place, or what is nearest round it where that is too long. */
export function quoteAt(text: string, { start, end }: Pick<Place, 'start' | 'end'>): string {
  const sentence = sentencesOf(text).find(each => each.start <= start && end <= each.end)
  const said = sentence?.text ?? text.slice(start, end)
  if (said.length <= QUOTE_MOST) return said.replace(/\s+/g, ' ')
  const from = Math.max(0, start - (sentence?.start ?? start) - QUOTE_MOST / 2)
  const cut = truncateUnits(said.slice(from), QUOTE_MOST - 2)
    .replace(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '…' : ''}${cut}${from + QUOTE_MOST - 2 < said.length ? '…' : ''}`
}
