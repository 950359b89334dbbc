import { rarityOf } from '../../brand/alignment/text/rarity.ts'
import { type Token, tokenise } from '../../brand/alignment/text/tokenise.ts'
import type { ComparedText } from './texts.ts'

/** Where a word or phrase stands: `texts[text].text.slice(start, end)`. */
export interface Place {
  readonly text: number
  readonly start: number
  readonly end: number
}

/** A word or phrase of one side: the texts that hold it, each with the first place. */
export interface Term {
  /** Compared by this: the stem of a word, the words of a phrase. */
  readonly key: string
  readonly isPhrase: boolean
  /** Stems of what says something in it. */
  readonly stems: readonly string[]
  /** How it is written, with how often. */
  readonly forms: ReadonlyMap<string, number>
  readonly places: readonly Place[]
}

/** Words in a phrase. */
const PHRASE = { fewest: 2, most: 4 } as const
/** Words that say less than this about a subject only hold a sentence together. */
const TELLING = 0.2
const SHORTEST = 3

/**
 * The telling words of texts by stem, and their phrases of two to four words that begin and end with a telling word and
 * stay within a sentence. Each text counts once for each. Takes time with the length of the texts.
 */
export function readVocabulary(texts: readonly ComparedText[]): ReadonlyMap<string, Term> {
  const terms = new Map<
    string,
    { term: Omit<Term, 'places' | 'forms'>; forms: Map<string, number>; places: Place[] }
  >()
  const note = (
    text: number,
    key: string,
    stems: readonly string[],
    tokens: readonly Token[],
    written: string,
  ) => {
    const [first] = tokens
    const last = tokens.at(-1)
    if (!first || !last) return
    const known = terms.get(key)
    const entry = known ?? {
      term: { key, isPhrase: tokens.length > 1, stems },
      forms: new Map<string, number>(),
      places: [],
    }
    if (!known) terms.set(key, entry)
    entry.forms.set(written, (entry.forms.get(written) ?? 0) + 1)
    if (entry.places.at(-1)?.text !== text) entry.places.push({ text, start: first.start, end: last.end })
  }
  texts.forEach(({ text }, at) => {
    const tokens = tokenise(text)
    tokens.forEach((token, from) => {
      if (!isTelling(token)) return
      note(at, `word ${token.stem}`, [token.stem], [token], token.word)
      for (let length = PHRASE.fewest; length <= PHRASE.most; length++) {
        const run = tokens.slice(from, from + length)
        const last = run.at(-1)
        if (run.length < length || !last || last.sentence !== token.sentence) break
        if (!isTelling(last)) continue
        const words = run.map(({ word }) => word).join(' ')
        note(
          at,
          `phrase ${words}`,
          run.filter(isTelling).map(({ stem }) => stem),
          run,
          words,
        )
      }
    })
  })
  return new Map([...terms].map(([key, { term, forms, places }]) => [key, { ...term, forms, places }]))
}

function isTelling(token: Token): boolean {
  return token.word.length >= SHORTEST && !/^\d/.test(token.word) && rarityOf(token) >= TELLING
}

/** How a term is mostly written; of two alike, the one that comes first by letter. */
export function writtenForm({ forms }: Pick<Term, 'forms'>): string {
  return [...forms].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? ''
}
