import { graphemesOf } from '../shared/graphemes.ts'

/** The most posts of one thread. */
export const MOST_PARTS = 25

/** What a network counts. */
export interface ThreadRule {
  /** The most that one post may have, in what `count` gives. */
  readonly limit: number
  /** How much the network counts of a text (core/posts/platforms/count.ts). */
  readonly count: (text: string) => number
}

/** A stretch of text that stays in one piece, and how well a post may end after it. */
interface Unit {
  readonly start: number
  readonly end: number
  readonly ending: Ending
}

/** 3 ends a paragraph, 2 a sentence or a line, 1 a word, 0 nothing: only where a word alone is too long. */
type Ending = 0 | 1 | 2 | 3

interface MeasuredUnit extends Unit {
  /** Of the white space before it. */
  readonly gap: number
  readonly own: number
}

const WORD = /\S+/gu
const SENTENCE_END = /[.!?…。！？][)\]"'”’»]{0,3}$/u
const PAUSE = /[\p{P}]$/u
/** Within a word that is too long: what is not cut all the same. */
const WHOLE = /https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+|[@#][\p{L}\p{N}_@.-]+/gu

/** How much of a post has to be full before it ends with a paragraph or a sentence; words are broken off at the end. */
const PARAGRAPH_SHARE = 1 / 3
const SENTENCE_SHARE = 1 / 4

/**
 * A text as the posts of a thread: it is split after a paragraph where that fills a post by a third, else after a sentence,
 * else after a word; links, mentions and hashtags stay whole, and nothing is added. A text that fits is one post, an
 * empty one none. Null when it takes more than 25 posts, or a link alone is too long.
 */
export function splitThread(text: string, { limit, count }: ThreadRule): string[] | null {
  const whole = text.trim()
  if (whole === '') return []
  const units = unitsOf(whole, { limit, count })
  const parts: string[] = []
  let queue: MeasuredUnit[] = []
  let next = units.next()
  while (!next.done || queue.length > 0) {
    if (parts.length === MOST_PARTS) return null
    let size = sizeOf(queue)
    // One more than fits, so that it is known that something follows.
    while (!next.done && size <= limit) {
      const { start, end } = next.value
      const gap = start - (queue.at(-1)?.end ?? start)
      const own = count(whole.slice(start, end))
      queue.push({ ...next.value, gap, own })
      size += gap + own
      next = units.next()
    }
    const fitting = fittingOf(whole, queue, { limit, count })
    if (fitting === 0) return null
    const taken = fitting === queue.length && next.done ? fitting : bestEnd(queue.slice(0, fitting), limit)
    parts.push(partOf(whole, queue.slice(0, taken)))
    queue = queue.slice(taken).map((unit, place) => (place === 0 ? { ...unit, gap: 0 } : unit))
  }
  return parts
}

function sizeOf(units: readonly MeasuredUnit[]): number {
  return units.reduce((sum, { gap, own }) => sum + gap + own, 0)
}

function partOf(text: string, units: readonly Unit[]): string {
  return text.slice(units[0]?.start ?? 0, units.at(-1)?.end ?? 0)
}

/** How many of these fit into one post. */
function fittingOf(text: string, units: readonly MeasuredUnit[], { limit, count }: ThreadRule): number {
  let size = 0
  let fitting = 0
  for (const unit of units) {
    size += unit.gap + unit.own
    if (size > limit) break
    fitting += 1
  }
  // Together they may count for more than one by one.
  while (fitting > 0 && count(partOf(text, units.slice(0, fitting))) > limit) fitting -= 1
  return fitting
}

/** After how many of these units a post ends best. */
function bestEnd(units: readonly MeasuredUnit[], limit: number): number {
  let size = 0
  let [paragraph, sentence, word] = [0, 0, 0]
  for (const [place, unit] of units.entries()) {
    size += unit.gap + unit.own
    if (unit.ending === 3 && size >= limit * PARAGRAPH_SHARE) paragraph = place + 1
    if (unit.ending >= 2 && size >= limit * SENTENCE_SHARE) sentence = place + 1
    if (unit.ending >= 1) word = place + 1
  }
  return paragraph || sentence || word || units.length
}

function* unitsOf(text: string, rule: ThreadRule): Generator<Unit, undefined> {
  let word: { start: number; end: number } | null = null
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (word) yield* unitsOfWord(text, { ...word, ending: endingOf(text, word.end, index) }, rule)
    word = { start: index, end: index + found.length }
  }
  if (word) yield* unitsOfWord(text, { ...word, ending: 3 }, rule)
  return undefined
}

/** How a word ends that has white space behind it. */
function endingOf(text: string, end: number, next: number): Ending {
  const lines = text.slice(end, Math.min(next, end + 1000)).split('\n').length
  if (lines > 2) return 3
  return lines === 2 || SENTENCE_END.test(text.slice(Math.max(0, end - 5), end)) ? 2 : 1
}

/** A word; one that fills more than a post in its smallest pieces. */
function* unitsOfWord(text: string, word: Unit, { limit, count }: ThreadRule): Generator<Unit, undefined> {
  const { start, end, ending } = word
  const whole = text.slice(start, end)
  // The beginning of a long one says enough, unless a link in it counts for less than it has.
  const beginning = whole.includes('://') ? whole : whole.slice(0, limit * 8)
  if (count(beginning) <= limit && count(whole) <= limit) {
    yield word
    return undefined
  }
  let at = start
  for (const { 0: found, index } of whole.matchAll(WHOLE)) {
    yield* smallest(text, { from: at, to: start + index, limit, last: 0 })
    at = start + index + found.length
    yield { start: start + index, end: at, ending: at === end ? ending : 0 }
  }
  yield* smallest(text, { from: at, to: end, limit, last: ending })
  return undefined
}

/** Stretches of a few characters, so that a post is nearly filled and not each character is counted for itself. */
function* smallest(
  text: string,
  { from, to, limit, last }: { from: number; to: number; limit: number; last: Ending },
): Generator<Unit, undefined> {
  const most = Math.max(1, Math.floor(limit / 16))
  let [start, end, length] = [from, from, 0]
  for (const piece of piecesOf(text, from, to)) {
    end += piece.length
    length += 1
    const isPause = PAUSE.test(piece)
    if (end < to && length < most && !isPause) continue
    yield { start, end, ending: end === to ? last : isPause ? 1 : 0 }
    start = end
    length = 0
  }
  return undefined
}

/** What is read as one character each, looked at in stretches so that a long word is not taken apart for nothing. */
function* piecesOf(text: string, from: number, to: number): Generator<string, undefined> {
  for (let start = from; start < to; ) {
    const stretch = text.slice(start, Math.min(to, start + 2000))
    const pieces = Array.from(graphemesOf(stretch), piece => piece.segment)
    if (start + stretch.length < to && pieces.length > 1) pieces.pop()
    yield* pieces
    start += pieces.reduce((sum, piece) => sum + piece.length, 0)
  }
  return undefined
}
