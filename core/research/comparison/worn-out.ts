import { tokenise } from '../../brand/alignment/text/tokenise.ts'
import { wornPlaces } from '../../posts/checks/rules/sameness.ts'
import type { ComparedText } from './texts.ts'

/** A worn-out phrase with how many texts of each side hold it. */
export interface WornOut {
  readonly phrase: string
  readonly theirs: number
  readonly ours: number
}

const MOST = 12

/** Worn-out phrases, as the editor knows them, that either side uses: those of most texts first, at most 12. */
export function compareWornOut(theirs: readonly ComparedText[], ours: readonly ComparedText[]): WornOut[] {
  const [a, b] = [wornOf(theirs), wornOf(ours)]
  return [...new Set([...a.keys(), ...b.keys()])]
    .map(phrase => ({ phrase, theirs: a.get(phrase) ?? 0, ours: b.get(phrase) ?? 0 }))
    .toSorted((x, y) => y.theirs + y.ours - (x.theirs + x.ours) || (x.phrase < y.phrase ? -1 : 1))
    .slice(0, MOST)
}

function wornOf(texts: readonly ComparedText[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of texts) {
    const phrases = wornPlaces(tokenise(text)).map(({ start, end }) =>
      text.slice(start, end).toLowerCase().replace(/\s+/g, ' ').replaceAll("'", '’'),
    )
    for (const phrase of new Set(phrases)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return counts
}
