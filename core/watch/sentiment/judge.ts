import { foldText } from '../words.ts'
import { feelingOf, isNegator, strengthOf } from './word-list.ts'

/** How a text speaks: well, badly, both, or it cannot be said. */
export const SENTIMENTS = ['positive', 'negative', 'mixed', 'unknown'] as const
export type Sentiment = (typeof SENTIMENTS)[number]

/** The same in words for people. */
export const SENTIMENT_WORDS: Readonly<Record<Sentiment, string>> = {
  positive: 'Positive',
  negative: 'Negative',
  mixed: 'Mixed',
  unknown: 'Can’t say',
}

/** A word that decided, with what before it turned or strengthened it. */
export interface TellingWord {
  readonly text: string
  /** Above 0 it speaks well, below 0 badly. */
  readonly weight: number
}

export interface Judgement {
  readonly sentiment: Sentiment
  /** In the order of the text, each wording once. */
  readonly words: readonly TellingWord[]
}

/** Words before a telling word in which something may turn or strengthen it. */
const REACH = 3
/** What is left of a word's weight, turned round: "not bad" is less than "good". */
const TURNED = -0.6
/** One side decides where it weighs so many times the other. */
const CLEAR = 2

interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** Does a new clause begin with it? Nothing before it reaches over. */
  readonly isFresh: boolean
}

/**
 * How a text speaks, by a list of words, with what turns them ("not bad", "hardly good") and what makes them stronger or
 * weaker ("very", "a bit"); `names` are stretches that are names and say nothing. It knows no irony and no context: the
 * words that decided are shown with every answer.
 */
export function judgeSentiment(
  text: string,
  names: readonly { readonly start: number; readonly end: number }[] = [],
): Judgement {
  const tokens = tokensOf(text)
  const found = new Map<string, TellingWord>()
  let [good, bad] = [0, 0]
  for (const [at, token] of tokens.entries()) {
    const feeling = feelingOf(token.word)
    if (feeling === 0 || names.some(name => token.start < name.end && token.end > name.start)) continue
    const { factor, from } = whatReaches(tokens, at)
    const weight = feeling * factor
    if (weight > 0) good += weight
    else bad -= weight
    const wording = text.slice(tokens[from]?.start ?? token.start, token.end).replace(/\s+/g, ' ')
    const key = wording.toLowerCase()
    if (!found.has(key)) found.set(key, { text: wording, weight })
  }
  return { sentiment: sideOf(good, bad), words: [...found.values()] }
}

function sideOf(good: number, bad: number): Sentiment {
  if (good === 0 && bad === 0) return 'unknown'
  if (good >= bad * CLEAR) return 'positive'
  return bad >= good * CLEAR ? 'negative' : 'mixed'
}

/** What the words before a telling word make of it, and the first of them that counts. */
function whatReaches(tokens: readonly Token[], at: number): { factor: number; from: number } {
  let factor = 1
  let from = at
  let isTurned = false
  for (let place = at; place > Math.max(0, at - REACH) && !tokens[place]?.isFresh; place -= 1) {
    const before = tokens[place - 1]
    if (!before) break
    const { word } = before
    // "Not only good" is good.
    if (isNegator(word) && tokens[place]?.word !== 'only') {
      isTurned = !isTurned
      from = place - 1
      continue
    }
    const strength = strengthOf(word)
    if (strength !== 1) {
      factor *= strength
      from = place - 1
    }
  }
  return { factor: isTurned ? factor * TURNED : factor, from }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    const [piece] = found
    const word = foldText(piece).replaceAll(' ', '')
    const isFresh = /[.,;:!?()–—]/.test(text.slice(end, found.index)) || word === 'but' || word === 'yet'
    end = found.index + piece.length
    tokens.push({ word, start: found.index, end, isFresh })
  }
  return tokens
}
