import { foldText } from '../watch/words.ts'

/** More words than this are not looked at. */
const MOST_WORDS = 8
/** Shorter words begin too many others to be looked for as beginnings, unless they are still being typed. */
const SHORTEST_BEGINNING = 3

/** A word to look for; one that `isBeginning` also finds longer words that begin with it. */
export interface SearchWord {
  readonly word: string
  readonly isBeginning: boolean
}

/**
 * The words of what was typed, in lower case and without accents. Each may be the beginning of a longer one; a very short one only
 * where it stands last, since it may still be going on.
 */
export function searchWords(search: string): SearchWord[] {
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  return words.map((word, place) => ({
    word,
    isBeginning: place === words.length - 1 || word.length >= SHORTEST_BEGINNING,
  }))
}

/**
 * What was typed as a text search that finds it while it is still being typed: 'my Kettle bro' gives
 * 'my & kettle:* & bro:*', for PostgreSQL's to_tsquery. Null when there is no word in it.
 */
export function prefixQuery(search: string): string | null {
  const words = searchWords(search)
  const asked = words.map(({ word, isBeginning }) => (isBeginning ? `${word}:*` : word))
  return asked.length === 0 ? null : asked.join(' & ')
}

/** Quotes for phrases, minus to leave out, "or" between: whoever types these means them as in a web search. */
const WEB_SIGNS = /"|(?:^|\s)-\S|\sor\s/i

/** Whether what was typed is to be read as in a web search rather than as beginnings of words. */
export function isWebSearch(search: string): boolean {
  return WEB_SIGNS.test(search)
}

/** Words that ask for something rather than say what about; without them a question finds what it is about. */
const ASKING = new Set(
  `about again another any are best better brand campaign can caption could did does draft ever find funnier funny
  get give good had has have help how idea ideas its know last let like list longer look made make many more most much
  need new next one our out please plan post posts say says score scored shall share shorten shorter should show some
  something story stories tell that the them then there these they thing things think this today tomorrow turn use
  used using want was week weeks well were what when where which who why will with worst worth would write your you`
    .split(/\s+/)
    .filter(word => word !== ''),
)
/** Shorter words say too little, and words of this length are also found by their beginning. */
const SHORTEST_WORD = 3
const PREFIX_LENGTH = 5
const MOST_ANY_WORDS = 16

/**
 * A question or a few words as a text search that finds whatever holds any of them, for PostgreSQL's to_tsquery: 'Write
 * a post about my wobbly tables' gives 'wobbly:* | tables:*'. Words that only ask are left out. Null when none is left.
 */
export function anyWordQuery(text: string): string | null {
  const words = new Set(
    (
      text
        .slice(0, 4000)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).filter(word => word.length >= SHORTEST_WORD && !ASKING.has(word)),
  )
  const query = [...words]
    .slice(0, MOST_ANY_WORDS)
    .map(word => (word.length >= PREFIX_LENGTH ? `${word}:*` : word))
    .join(' | ')
  return query || null
}
