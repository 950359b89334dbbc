import { words } from '#core/shared/text.ts'

const SMALL =
  'a an the of in on at to for with and or my our your his her their i we you it is was be about post story draft one that who which from into write turn make please me can could would do tell idea something caption linkedin instagram facebook twitter tiktok x'
const SMALL_WORDS = new Set(SMALL.split(' '))

/** How much of a title's weight must be named. */
const ENOUGH = 0.5

/** The words of a text that say what it is about, in lower case. */
export function tellingWords(text: string): string[] {
  return words(text.toLowerCase().replaceAll('’', "'"))
    .map(word => word.replace(/'s$/, ''))
    .filter(word => !SMALL_WORDS.has(word))
}

/** Whether two words are the same but for an ending or a slip of the finger. */
export function isAlike(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 4) return false
  if (long.startsWith(short) && long.length - short.length <= 3) return true
  return isWithinEdits(short, long, long.length >= 7 ? 2 : 1)
}

/**
 * The one of `items` whose title a question names, however roughly: words in another order, an ending or a letter wrong, a
 * word left out. A word that many titles have counts for less. Null when none is named.
 */
export function namedItem<Item extends { readonly title: string }>(
  question: string,
  items: readonly Item[],
): Item | null {
  const asked = tellingWords(question)
  const titles = items.map(({ title }) => [...new Set(tellingWords(title))])
  const weigh = (word: string) => 1 / titles.filter(title => title.includes(word)).length
  let best: { readonly item: Item; readonly share: number; readonly named: number } | null = null
  for (const [n, item] of items.entries()) {
    const title = titles[n] ?? []
    const named = title.filter(word => asked.some(other => isAlike(word, other)))
    const total = title.reduce((sum, word) => sum + weigh(word), 0)
    const weight = named.reduce((sum, word) => sum + weigh(word), 0)
    const share = total === 0 ? 0 : weight / total
    if (share < ENOUGH || (best && (share < best.share || (share === best.share && weight <= best.named))))
      continue
    best = { item, share, named: weight }
  }
  return best?.item ?? null
}

/** Whether a word becomes another by so many letters added, dropped, changed or swapped with their neighbour. */
function isWithinEdits(short: string, long: string, most: number): boolean {
  if (long.length - short.length > most) return false
  let before: number[] = []
  let above = Array.from({ length: long.length + 1 }, (_, n) => n)
  for (let row = 1; row <= short.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= long.length; column += 1) {
      const isSame = short[row - 1] === long[column - 1]
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && short[row - 1] === long[column - 2] && short[row - 2] === long[column - 1]
      if (column > 1 && isSwap) edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      line.push(edits)
    }
    before = above
    above = line
  }
  return (above.at(-1) ?? most + 1) <= most
}
