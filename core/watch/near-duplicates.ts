import { foldText } from './words.ts'

/** Share of words that two titles have to have in common to tell the same, and the fewest words that say enough. */
const ALIKE = 0.8
const FEWEST = 4

/** The words of a title, for comparing it with others. */
export function titleWords(title: string): ReadonlySet<string> {
  return new Set(foldText(title).split(' ').filter(Boolean))
}

/** Do two titles tell the same? Four words in five are in both; short titles have to be the same to the word. */
export function isNearDuplicate(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  const share = shared / (a.size + b.size - shared)
  return Math.min(a.size, b.size) < FEWEST ? share === 1 && a.size > 1 : share >= ALIKE
}

/**
 * For each new title what tells the same: an earlier item's id, the place of an earlier new title, or null. An item that
 * is itself folded into another is not among `earlier`.
 */
export function foldTitles(
  titles: readonly string[],
  earlier: readonly { readonly id: string; readonly title: string }[],
): ({ readonly id: string } | { readonly at: number } | null)[] {
  const known = earlier.map(({ id, title }) => ({ id, words: titleWords(title) }))
  const heads: { at: number; words: ReadonlySet<string> }[] = []
  return titles.map((title, at) => {
    const words = titleWords(title)
    const before = known.find(each => isNearDuplicate(each.words, words))
    if (before) return { id: before.id }
    const beside = heads.find(each => isNearDuplicate(each.words, words))
    if (beside) return { at: beside.at }
    heads.push({ at, words })
    return null
  })
}
