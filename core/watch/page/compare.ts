import { foldText } from '../words.ts'
import { sentenceKey } from './sentences.ts'

/** What came to a page and what went, in its order. */
export interface SentenceChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Sentences of either kind that are looked at after a look. */
export const MOST_CHANGED = 200

const DATE_WORDS = new Set(
  `january february march april may june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  today yesterday tomorrow am pm st nd rd th ago updated update published posted last modified date on at by in of the
  utc gmt bst cet second seconds sec secs minute minutes min mins hour hours hr hrs day days week weeks month months year
  years just now`.split(/\s+/),
)
const PASSING = [
  // So many people are looking at it.
  /\d.{0,30}\b(?:people|persons?|visitors?|viewers?|users?|shoppers?|customers?|guests?|others?|travellers?)\b.{0,40}\b(?:looking|viewing|watching|browsing|online|bought|viewed|booked|reading|waiting)\b/i,
  /^\W*(?:only |just )?\d[\d.,]* (?:items? |left |available |remaining )*(?:left|remaining|in stock)\b/i,
  /^\W*\d[\d.,]*[km]?\+? (?:views?|likes?|shares?|comments?|followers?|reviews?|ratings?|reads?|plays|subscribers?|reactions?|upvotes?|points?|replies|reply)\W*$/i,
  /\b\d{1,3} ?: ?\d{2} ?: ?\d{2}\b/,
  /^\W*(?:©|\(c\)|copyright)/i,
  /^.{0,60}\b\d+ ?(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?) ago\W*$/i,
]

/** Is it a date, a clock or a counter, which changes by itself and tells nothing? Prices are none of these. */
export function isPassing(sentence: string): boolean {
  if (PASSING.some(pattern => pattern.test(sentence))) return true
  if (/\p{Sc}|%/u.test(sentence)) return false
  const words = foldText(sentence).split(' ')
  return (
    words.length <= 12 &&
    words.every(word => DATE_WORDS.has(word) || /^\d{1,4}(?:st|nd|rd|th|am|pm|t\d{1,2}|z)?$/.test(word)) &&
    words.some(word => !/^\d+$/.test(word) || word.length === 4)
  )
}

/**
 * What changed between two looks at a page. Their order does not count, nor do dates and counters, nor what `isElsewhere`
 * says stands on other pages of the site as well.
 */
export function compareSentences(
  before: readonly string[],
  after: readonly string[],
  isElsewhere: (sentence: string) => boolean = () => false,
): SentenceChange {
  const without = (all: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(sentenceKey))
    return all.filter(
      sentence => !known.has(sentenceKey(sentence)) && !isPassing(sentence) && !isElsewhere(sentence),
    )
  }
  return {
    added: without(after, before).slice(0, MOST_CHANGED),
    removed: without(before, after).slice(0, MOST_CHANGED),
  }
}

/** A sentence that became another; null where one only went or only came. */
export interface SentencePair {
  readonly before: string | null
  readonly after: string | null
}

/** Share of words that two sentences have in common to be one that was changed. */
const ALIKE = 0.4
/** Sentences of either kind that are held against each other. */
const MOST_PAIRED = 60

/** Which of the sentences that went became which that came: those with most words in common, each once, what came first. */
export function pairSentences({ added, removed }: SentenceChange): SentencePair[] {
  const wordsOf = (sentence: string) => new Set(sentenceKey(sentence).split(' '))
  const gone = removed.slice(0, MOST_PAIRED).map((text, at) => ({ text, at, words: wordsOf(text) }))
  const used = new Set<number>()
  const pairs = added.map((after, place): SentencePair => {
    if (place >= MOST_PAIRED) return { before: null, after }
    const words = wordsOf(after)
    let best: { text: string; at: number; share: number } | null = null
    for (const { text, at, words: others } of gone) {
      if (used.has(at)) continue
      let shared = 0
      for (const word of words) if (others.has(word)) shared += 1
      const share = shared / (words.size + others.size - shared)
      if (share >= ALIKE && share > (best?.share ?? 0)) best = { text, at, share }
    }
    if (best) used.add(best.at)
    return { before: best?.text ?? null, after }
  })
  return [...pairs, ...removed.flatMap((before, at) => (used.has(at) ? [] : [{ before, after: null }]))]
}
