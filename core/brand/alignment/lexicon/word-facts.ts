import { DICTIONARY } from './dictionary.ts'

/** What the dictionary knows of a stem. */
export interface WordFacts {
  /** Band of commonness: 0 function words, 1 to 3 from the commonest down, 4 for words in no band. */
  readonly band: number
  /** Numbers of the subjects it belongs to. */
  readonly topics: readonly number[]
}

export const TOPIC_COUNT = DICTIONARY.topics
/** The band of a word that is in none. */
export const UNBANDED = 4

const NO_TOPICS: readonly number[] = []
const FACTS = new Map<string, WordFacts>()

let before = ''
const marks = DICTIONARY.marks.split(',')
let place = 0
for (const [, shared = 'A', rest = ''] of DICTIONARY.stems.matchAll(/([A-Z])([^A-Z]*)/g)) {
  before = before.slice(0, shared.charCodeAt(0) - 65) + rest
  FACTS.set(before, factsOf(marks[place] ?? ''))
  place += 1
}

function factsOf(mark: string): WordFacts {
  const isBanded = mark.charCodeAt(0) < 58
  const topics: number[] = []
  for (let at = isBanded ? 1 : 0; at + 1 < mark.length; at += 2) {
    topics.push((mark.charCodeAt(at) - 97) * 26 + mark.charCodeAt(at + 1) - 97)
  }
  return {
    band: isBanded ? mark.charCodeAt(0) - 48 : UNBANDED,
    topics: topics.length === 0 ? NO_TOPICS : topics,
  }
}

/** What the dictionary knows of a stem; undefined for a stem it does not hold. */
export function wordFacts(key: string): WordFacts | undefined {
  return FACTS.get(key)
}

/** The subjects a stem belongs to; none for an unknown one. */
export function topicsOf(key: string): readonly number[] {
  return FACTS.get(key)?.topics ?? NO_TOPICS
}
