import type { VoicePosition } from '../foundation/expected-voice.ts'
import { STYLE_WORDS, type VoiceAxis } from '../lexicon/voices.ts'
import { stem } from '../text/stem.ts'
import type { Token } from '../text/tokenise.ts'

/** Marks of a text that are not words. */
export interface Shape {
  readonly exclamations: number
  readonly emoji: number
  readonly hashtags: number
  /** Stems of the words of three or more letters all in capitals. */
  readonly shouted: readonly string[]
  /** Quotations, prices, times, numbers and names: signs of something that happened. */
  readonly details: number
  readonly sentences: number
}

const MARKS = /!|\p{Extended_Pictographic}|#\p{L}|[“"][^“”"\n]{3,80}[”"]|[£€]\s?\d/gu
const NOT_NAMES = new Set(['i', "i'm", "i've", "i'd", "i'll", 'ok', 'monday'])

/** Counts the marks of a text in one pass. `tokens` are its words. */
export function readShape(text: string, tokens: readonly Token[]): Shape {
  let exclamations = 0
  let emoji = 0
  let hashtags = 0
  let details = 0
  for (const match of text.matchAll(MARKS)) {
    const mark = match[0]
    const first = mark.charCodeAt(0)
    if (first === 33) exclamations += 1
    else if (first === 35) hashtags += 1
    else if (first === 0xa3 || first === 0x20ac) details += 1
    else if (first === 34 || first === 0x201c) details += 1
    else emoji += 1
  }
  const shouted: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const first = token.word.charCodeAt(0)
    if (first >= 48 && first <= 57) details += 0.7
    if (!token.capital) continue
    if (token.word.length > 2 && isShouted(text, token)) shouted.push(token.stem)
    else if (tokens[at - 1]?.sentence === token.sentence && !NOT_NAMES.has(token.word)) details += 1
  }
  return { exclamations, emoji, hashtags, shouted, details, sentences: (tokens.at(-1)?.sentence ?? -1) + 1 }
}

function isShouted(text: string, token: Token): boolean {
  for (let at = token.start; at < token.end; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 97 && code <= 122) return false
  }
  return true
}

const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(stem))
const INFORMAL = setOf(STYLE_WORDS.informal)
const FORMAL = setOf(STYLE_WORDS.formal)
const HUMOUR = setOf(STYLE_WORDS.humour)
const YOU = new Set(['you', 'your', 'yours', 'yourself', "you're", "you've", "you'll", "you'd"])
const WE = new Set(['we', 'our', 'us', 'ours', "we're", "we've", "we'll", "we'd"])
const TELLING = new Set([
  'i',
  'he',
  'she',
  'him',
  'her',
  'his',
  'hers',
  'they',
  'was',
  'were',
  'had',
  "i'd",
  "i've",
  "she'd",
  "he'd",
  'said',
  'told',
  'asked',
  'came',
  'went',
  'yesterday',
])

/** Looked up once for each word instead of in each list. */
const MANNERS = new Map(
  [...INFORMAL, ...FORMAL, ...HUMOUR].map(key => [
    key,
    { isInformal: INFORMAL.has(key), isFormal: FORMAL.has(key), isHumour: HUMOUR.has(key) },
  ]),
)
const PERSONS = new Map(
  [...YOU, ...WE, ...TELLING].map(word => [
    word,
    { isYou: YOU.has(word), isWe: WE.has(word), isTelling: TELLING.has(word) },
  ]),
)

const squash = (x: number) => Math.tanh(x)

/** Where a text's way of writing stands on the voice axes, each -1 to 1. */
export function writtenVoice(tokens: readonly Token[], shape: Shape): VoicePosition {
  const words = Math.max(tokens.length, 12)
  const sentences = Math.max(shape.sentences, 1)
  let contractions = 0
  let informal = 0
  let formal = 0
  let humour = 0
  let you = 0
  let we = 0
  let telling = 0
  for (const { word, stem: key } of tokens) {
    if (word.includes("'")) contractions += 1
    const manner = MANNERS.get(key)
    if (manner !== undefined) {
      if (manner.isInformal) informal += 1
      if (manner.isFormal) formal += 1
      if (manner.isHumour) humour += 1
    }
    const person = PERSONS.get(word)
    if (person === undefined) continue
    if (person.isYou) you += 1
    if (person.isWe) we += 1
    if (person.isTelling) telling += 1
  }
  const per100 = 100 / words
  const loud =
    (shape.exclamations * 1.2) / sentences +
    (shape.emoji * 25 + shape.hashtags * 20 + shape.shouted.length * 25) / words
  const meanLength = tokens.length / sentences
  const position: Record<VoiceAxis, number> = {
    energy: -0.6 + 1.6 * (1 - Math.exp(-1.5 * loud)),
    formality: squash(
      (formal * 0.5 - contractions * 0.35 - informal * 0.4) * per100 * 0.4 + (meanLength - 13) * 0.06 + 0.55,
    ),
    length: squash((meanLength - 12.5) / 6),
    humour: squash(humour * per100 * 0.45 - 0.3),
    address: squash((you - we * 0.7) * per100 * 0.22 - 0.2),
    story: squash(telling * per100 * 0.16 - 0.5),
  }
  return position
}
