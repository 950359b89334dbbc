import { type AvoidedHit, findAvoided } from '../foundation/avoided.ts'
import type { CompiledFoundation, Concept } from '../foundation/compile.ts'
import type { VoicePosition } from '../foundation/expected-voice.ts'
import { EMOTION_SIGNS, type Lookup, meanings, VALUE_SIGNS } from '../lexicon/lookups.ts'
import { topicsOf } from '../lexicon/word-facts.ts'
import { wordPairs } from '../text/pairs.ts'
import { rarityOf } from '../text/rarity.ts'
import { isMarksAlone, plainMarks, spokenText } from '../text/spoken.ts'
import { type Token, tokenise } from '../text/tokenise.ts'
import { findObjections, type Objection } from './denial.ts'
import { ownBody } from './own-body.ts'
import { type Place, promotionCues } from './promotion.ts'
import { type Prose, readProse } from './prose.ts'
import { findRegisters, type RegisterHit } from './registers.ts'
import { readShape, type Shape, writtenVoice } from './shape.ts'

/** One word of the text's vocabulary, seen through the foundation. */
export interface WordEvidence {
  /** Its first place in the text. */
  readonly token: Token
  /** 0 for function words, 1 for rare words. */
  readonly weight: number
  /** How near the brand's subjects it is, 0 to 1. */
  readonly nearness: number
  /** True for a word of the foundation, whichever of its answers says it. */
  readonly isSubject: boolean
  /** True when the lexicon knows a subject it belongs to. */
  readonly isTopical: boolean
  /** How much it shows a value, or a feeling, that the foundation names, with the item that names it. */
  readonly value: Concept | undefined
  readonly emotion: Concept | undefined
  /** False where the word only stands inside an avoided phrase: voice does not see it. */
  readonly seenByVoice: boolean
  /** 0 to 1: how far it stands in something that reads as prose and does not deny it. Only so far does it speak for the brand. */
  readonly credit: number
}

/** Everything the score is made of. */
export interface Evidence {
  readonly tokens: readonly Token[]
  /** The vocabulary by stem. */
  readonly words: ReadonlyMap<string, WordEvidence>
  readonly registers: readonly RegisterHit[]
  readonly avoided: readonly AvoidedHit[]
  readonly shape: Shape
  readonly written: VoicePosition
  readonly prose: Prose
  readonly objections: readonly Objection[]
  /** Places that push a price or a deadline, in text order. */
  readonly promotion: readonly Place[]
  /** What the founder's own sentences carry; see `ownBody`. */
  readonly ownBody: number
  /** The text with nothing where it says what the brand never says: what voice is measured by. Absent where it says none. */
  readonly withoutAvoided?: Evidence
}

function strongest(
  lookup: Lookup<number>,
  token: Token,
  named: ReadonlyMap<number, Concept>,
): Concept | undefined {
  let best: Concept | undefined
  for (const concept of meanings(lookup.words, token.stem)) {
    const mention = named.get(concept)
    if (mention !== undefined && mention.weight > (best?.weight ?? 0)) best = mention
  }
  return best
}

function phraseAt(
  lookup: Lookup<number>,
  tokens: readonly Token[],
  at: number,
  named: ReadonlyMap<number, Concept>,
): Concept | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  const phrases = lookup.phrases.get(token.word)
  if (phrases === undefined) return undefined
  for (const phrase of phrases) {
    const mention = named.get(phrase.meaning)
    if (mention === undefined) continue
    if (phrase.rest.every((word, step) => tokens[at + step + 1]?.word === word)) return mention
  }
  return undefined
}

/** Words with which a phrase that shows a value or a feeling begins: most begin none. */
const PHRASE_BEGINNINGS: ReadonlySet<string> = new Set([
  ...VALUE_SIGNS.phrases.keys(),
  ...EMOTION_SIGNS.phrases.keys(),
])

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Reads a text through a foundation, and once more without the words the brand avoids: these must not finish a sentence. */
export function readEvidence(text: string, foundation: CompiledFoundation): Evidence {
  const evidence = readText(text, foundation)
  if (evidence.avoided.length === 0) return evidence
  return { ...evidence, withoutAvoided: readText(blankOut(text, evidence.avoided), foundation) }
}

/** Spaces instead of the hits, which come in text order and may overlap, so that all else stays where it is. */
function blankOut(text: string, hits: readonly AvoidedHit[]): string {
  const pieces: string[] = []
  let copied = 0
  for (const { start, end } of hits) {
    if (end <= copied) continue
    const from = Math.max(start, copied)
    pieces.push(text.slice(copied, from), ' '.repeat(end - from))
    copied = end
  }
  return pieces.join('') + text.slice(copied)
}

function readText(text: string, foundation: CompiledFoundation): Evidence {
  const asSpoken = spokenText(text, foundation.marks)
  // Hashtags alone are what there is to read.
  const spoken = isMarksAlone(text, asSpoken) ? text : asSpoken
  const tokens = tokenise(spoken)
  const avoided = avoidedIn(text, spoken, tokens, foundation)
  const prose = readProse(spoken, tokens, foundation)
  const pairs = wordPairs(tokens)
  const objections = findObjections(spoken, { tokens, pairs, prose }, foundation)
  const credits = creditsOf(prose, objections)
  const hidden = new Set<number>()
  for (const hit of avoided) {
    for (let at = hit.firstToken; at >= 0 && at <= hit.lastToken; at += 1) hidden.add(at)
  }
  const words = new Map<string, Mutable<WordEvidence>>()
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const key = token.stem
    const canBegin = PHRASE_BEGINNINGS.has(token.word)
    const valuePhrase = canBegin ? phraseAt(VALUE_SIGNS, tokens, at, foundation.valueConcepts) : undefined
    const emotionPhrase = canBegin
      ? phraseAt(EMOTION_SIGNS, tokens, at, foundation.emotionConcepts)
      : undefined
    const existing = words.get(key)
    const place = credits[prose.of[at] ?? 0]
    const isSubject = existing?.isSubject ?? foundation.subject.has(key)
    const credit = (isSubject ? place?.own : place?.other) ?? 0
    if (existing !== undefined) {
      if (credit > existing.credit) {
        existing.token = token
        existing.credit = credit
      }
      if (!existing.seenByVoice) existing.seenByVoice = !hidden.has(at)
      existing.value ??= valuePhrase
      existing.emotion ??= emotionPhrase
      continue
    }
    const topics = topicsOf(key)
    let nearness = 0
    for (const topic of topics) nearness = Math.max(nearness, foundation.topics[topic] ?? 0)
    // A word at home in many subjects says less for each.
    if (topics.length > 1 && nearness > 0) nearness /= topics.length ** 0.25
    words.set(key, {
      token,
      weight: rarityOf(token),
      nearness,
      isSubject,
      isTopical: topics.length > 0,
      value: valuePhrase ?? strongest(VALUE_SIGNS, token, foundation.valueConcepts),
      emotion: emotionPhrase ?? strongest(EMOTION_SIGNS, token, foundation.emotionConcepts),
      seenByVoice: !hidden.has(at),
      credit,
    })
  }
  const plain = hidden.size === 0 ? tokens : tokens.filter((_, at) => !hidden.has(at))
  const shape = readShape(spoken, plain)
  const registers = findRegisters(spoken, plain)
  return {
    tokens,
    words,
    registers,
    avoided,
    shape,
    written: writtenVoice(plain, shape),
    prose,
    objections,
    promotion: promotionCues(registers, tokens, foundation),
    ownBody: ownBody({ tokens, pairs, prose, words }, foundation),
  }
}

/** Avoided words are looked for in all of the text, marks and signature too. */
function avoidedIn(
  text: string,
  spoken: string,
  tokens: readonly Token[],
  foundation: CompiledFoundation,
): AvoidedHit[] {
  if (foundation.avoided.length === 0) return []
  if (text === spoken || plainMarks(text) === spoken) return findAvoided(text, tokens, foundation.avoided)
  const all = tokenise(text)
  const places = new Map(tokens.map((token, at) => [token.start, at]))
  return findAvoided(text, all, foundation.avoided).map(hit => {
    const first = places.get(all[hit.firstToken]?.start ?? -1) ?? -1
    const last = places.get(all[hit.lastToken]?.start ?? -1) ?? -1
    return { ...hit, firstToken: last < 0 ? -1 : first, lastToken: first < 0 ? -1 : last }
  })
}

/** How far the words of each sentence count: the brand's own only where something is said with them. */
function creditsOf(prose: Prose, objections: readonly Objection[]): { own: number; other: number }[] {
  const against = new Set(
    objections.filter(objection => objection.strength > 0.5).map(({ sentence }) => sentence),
  )
  return prose.sentences.map((sentence, index) => {
    if (against.has(index)) return { own: 0, other: 0 }
    const other = sentence.sound * prose.sound
    return { own: other * sentence.said, other: sentence.isTopic ? 0 : other }
  })
}
