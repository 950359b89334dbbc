/** Most words of a source's list, and characters of one. */
export const WATCH_WORDS = { most: 30, length: 60 } as const

/** Text as words are looked for in it: lower case, without accents, what is no letter or figure a single space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Words as they are typed, one to a line or between commas: trimmed, each once, empty ones left out. */
export function readWatchWords(text: string): string[] {
  const found = new Map<string, string>()
  for (const part of text.split(/[,\n]/)) {
    const word = part.trim().replace(/\s+/g, ' ')
    const folded = foldText(word)
    if (folded !== '' && !found.has(folded)) found.set(folded, word)
  }
  return [...found.values()]
}

/** Does the text hold the word, or the words in this order, whole and not as a part of longer ones? */
export function holdsWord(text: string, word: string): boolean {
  const looked = foldText(word)
  return looked !== '' && ` ${foldText(text)} `.includes(` ${looked} `)
}

/** Is it worth showing? With required words at least one has to be in it, and none of the excluded ones. */
export function passesWords(
  text: string,
  { required, excluded }: { required: readonly string[]; excluded: readonly string[] },
): boolean {
  const folded = ` ${foldText(text)} `
  const holds = (word: string) => {
    const looked = foldText(word)
    return looked !== '' && folded.includes(` ${looked} `)
  }
  return !excluded.some(holds) && (required.length === 0 || required.some(holds))
}

/** Words that say nothing about what a text is about. */
const COMMON = new Set(
  `about above after again against also because been before being below between both could does doing down during each
  every first from further have having here into just like made make more most much need never only other over same should
  since some still such than that their them then there these they this those through today under until using very want
  were what when where which while will with would your yours week year years ways best news`.split(/\s+/),
)
const SHORTEST = 5
/** Words that are proposed at once. */
const PROPOSED = 3

/**
 * Words of a title that was not wanted and that could keep such items away: first those that unwanted titles share, none
 * that is in a title which was wanted, at most three.
 */
export function proposeExclusions(
  title: string,
  { unwanted, wanted }: { unwanted: readonly string[]; wanted: readonly string[] },
): string[] {
  const liked = new Set(wanted.flatMap(each => foldText(each).split(' ')))
  const counts = new Map<string, number>()
  for (const each of unwanted)
    for (const word of new Set(foldText(each).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const own = [...new Set(foldText(title).split(' '))].filter(
    word => word.length >= SHORTEST && !COMMON.has(word) && !liked.has(word) && !/^\d+$/.test(word),
  )
  return own.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, PROPOSED)
}
