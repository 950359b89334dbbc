import { stem } from '../../text/stem.ts'
import { COMMON_WORDS, FUNCTION_WORDS } from './common-words.ts'
import { TOPICS } from './topics/index.ts'

/**
 * The word lists of this folder as two strings for the browser, half the size of the lists: the stems in alphabetical
 * order, each as the number of letters it shares with the one before (A for none, B for one …) and the rest; and for each
 * stem its marks: a digit for its band of commonness (0 function words, then 1, 2 and 3 from the commonest), and two
 * letters for every subject. `core/brand/alignment/lexicon/dictionary.ts` holds the result.
 */
export function packDictionary(): {
  readonly stems: string
  readonly marks: string
  readonly topics: number
} {
  const marks = new Map<string, string[]>()
  const mark = (word: string, sign: string) => {
    const key = stem(word)
    const existing = marks.get(key)
    if (existing === undefined) marks.set(key, [sign])
    else if (!existing.includes(sign)) existing.push(sign)
  }
  const banded = new Set<string>()
  for (const [band, list] of [FUNCTION_WORDS, ...COMMON_WORDS].entries()) {
    for (const word of wordsOf(list)) {
      const key = stem(word)
      if (banded.has(key)) continue
      banded.add(key)
      mark(word, String(band))
    }
  }
  for (const [topic, list] of TOPICS.entries()) {
    // Subjects are told by single words; hyphenated ones are two words to the reader of posts.
    for (const word of wordsOf(list)) if (!word.includes('-')) mark(word, topicSign(topic))
  }
  const keys = [...marks.keys()].filter(key => /^[a-z0-9]+$/.test(key)).sort()
  let before = ''
  let stems = ''
  for (const key of keys) {
    const shared = sharedLength(before, key)
    stems += String.fromCharCode(65 + shared) + key.slice(shared)
    before = key
  }
  return { stems, marks: keys.map(key => (marks.get(key) ?? []).join('')).join(','), topics: TOPICS.length }
}

function wordsOf(list: string): string[] {
  return list
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
}

function topicSign(topic: number): string {
  return String.fromCharCode(97 + Math.floor(topic / 26), 97 + (topic % 26))
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < 25 && length < a.length && a[length] === b[length]) length += 1
  return length
}

/** The module that ships: source text of the dictionary. */
export function dictionaryModule(): string {
  const { stems, marks, topics } = packDictionary()
  return `/** Packed by \`npm run bench -- alignment --refit\` from the word lists in core/brand/alignment/lexicon/source; not edited by hand. */
export const DICTIONARY = {
  topics: ${topics},
  stems:
    '${stems}',
  marks:
    '${marks}',
} as const
`
}
