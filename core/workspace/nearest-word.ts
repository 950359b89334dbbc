/** A shorter word has too many neighbours to tell which was meant. */
const SHORTEST = 4
/** From this length on, two slips are still the same word. */
const LONG = 8

/** How many slips a word of this length may hold: none, one or two. */
export function slipsOf(word: string): 0 | 1 | 2 {
  return word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2
}

/**
 * How many letters are missing, too many, wrong or changed places between two words; `most` + 1 when they are further apart.
 */
function slipsBetween(word: string, known: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: known.length + 1 }, (_, at) => at)
  for (let row = 1; row <= word.length; row++) {
    const next = [row]
    for (let at = 1; at <= known.length; at++) {
      const isSame = word[row - 1] === known[at - 1]
      const swapped =
        row > 1 && at > 1 && word[row - 1] === known[at - 2] && word[row - 2] === known[at - 1]
          ? (beforeLast[at - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        swapped,
      )
    }
    if (Math.min(...next) > most) return most + 1
    beforeLast = last
    last = next
  }
  return last[known.length] ?? most + 1
}

/**
 * The known word that was meant by one with slips in it: the fewest slips, then the first of the alphabet. Null when none is near
 * enough, or the word is known itself. Both are folded (lower case, no accents).
 */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const most = slipsOf(word)
  if (most === 0) return null
  let nearest: string | null = null
  let fewest = most + 1
  for (const other of known) {
    if (other === word) return null
    if (Math.abs(other.length - word.length) > most) continue
    const slips = slipsBetween(word, other, most)
    if (slips > most || slips > fewest) continue
    if (slips === fewest && nearest !== null && nearest < other) continue
    fewest = slips
    nearest = other
  }
  return nearest
}
