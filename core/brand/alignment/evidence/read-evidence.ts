import { type AvoidedHit, findAvoided } from '../foundation/avoided.ts'
import type { CompiledFoundation, Concept } from '../foundation/compile.ts'
import type { VoicePosition } from '../foundation/expected-voice.ts'
import { EMOTION_SIGNS, type Lookup, meanings, VALUE_SIGNS } from '../lexicon/lookups.ts'
import { topicsOf } from '../lexicon/word-facts.ts'
import { rarity } from '../text/rarity.ts'
import { type Token, tokenise } from '../text/tokenise.ts'
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
  /** True when the lexicon knows a subject it belongs to. */
  readonly isTopical: boolean
  /** How much it shows a value, or a feeling, that the foundation names, with the item that names it. */
  readonly value: Concept | undefined
  readonly emotion: Concept | undefined
  /** False where the word only stands inside an avoided phrase: voice does not see it. */
  readonly seenByVoice: boolean
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
  for (const phrase of lookup.phrases.get(token.word) ?? []) {
    const mention = named.get(phrase.meaning)
    if (mention === undefined) continue
    if (phrase.rest.every((word, step) => tokens[at + step + 1]?.word === word)) return mention
  }
  return undefined
}

/** Reads a text once through a foundation. */
export function readEvidence(text: string, foundation: CompiledFoundation): Evidence {
  const tokens = tokenise(text)
  const avoided = findAvoided(text, tokens, foundation.avoided)
  const hidden = new Set<number>()
  for (const hit of avoided) {
    for (let at = hit.firstToken; at >= 0 && at <= hit.lastToken; at += 1) hidden.add(at)
  }
  const words = new Map<string, WordEvidence>()
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const key = token.stem
    const valuePhrase = phraseAt(VALUE_SIGNS, tokens, at, foundation.valueConcepts)
    const emotionPhrase = phraseAt(EMOTION_SIGNS, tokens, at, foundation.emotionConcepts)
    const existing = words.get(key)
    if (existing !== undefined) {
      const seen = existing.seenByVoice || !hidden.has(at)
      if (seen !== existing.seenByVoice || valuePhrase !== undefined || emotionPhrase !== undefined) {
        words.set(key, {
          ...existing,
          seenByVoice: seen,
          value: existing.value ?? valuePhrase,
          emotion: existing.emotion ?? emotionPhrase,
        })
      }
      continue
    }
    const topics = topicsOf(key)
    let nearness = 0
    for (const topic of topics) nearness = Math.max(nearness, foundation.topics[topic] ?? 0)
    // A word at home in many subjects says less for each.
    if (topics.length > 1) nearness /= topics.length ** 0.25
    words.set(key, {
      token,
      weight: rarity(key),
      nearness,
      isTopical: topics.length > 0,
      value: valuePhrase ?? strongest(VALUE_SIGNS, token, foundation.valueConcepts),
      emotion: emotionPhrase ?? strongest(EMOTION_SIGNS, token, foundation.emotionConcepts),
      seenByVoice: !hidden.has(at),
    })
  }
  const plain = hidden.size === 0 ? tokens : tokens.filter((_, at) => !hidden.has(at))
  const shape = readShape(text, plain)
  return {
    tokens,
    words,
    registers: findRegisters(text, plain),
    avoided,
    shape,
    written: writtenVoice(plain, shape),
  }
}
