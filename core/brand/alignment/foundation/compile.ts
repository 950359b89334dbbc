import { EMOTION_NAMES, meanings, VALUE_NAMES } from '../lexicon/lookups.ts'
import { TOPIC_COUNT, topicsOf } from '../lexicon/word-facts.ts'
import { type PairSet, pairSet, wordPairs } from '../text/pairs.ts'
import { rarity, rarityOf } from '../text/rarity.ts'
import type { ReadMarks } from '../text/spoken.ts'
import { type Token, tokenise } from '../text/tokenise.ts'
import { DIMENSIONS, type Dimension } from '../types.ts'
import { type AvoidedPhrase, avoidedPhrases } from './avoided.ts'
import { DIMENSION_FIELDS, SUBJECT_FIELDS } from './dimension-fields.ts'
import { expectedVoice, type VoicePosition } from './expected-voice.ts'
import { type Foundation, type FoundationKey, fieldItems, fieldTexts } from './fields.ts'
import { OFFERED_FIELDS, type Offered, offeredPhrases } from './offered.ts'
import { readStance } from './stance.ts'

/** Where the brand itself says a word: the field and, for lists, the item. */
export interface OwnWord {
  readonly field: FoundationKey
  readonly item: string
  readonly word: string
}

/** A foundation prepared for scoring. */
export interface CompiledFoundation {
  /** False where the dimension's fields are empty: it scores 50. */
  readonly says: Readonly<Record<Dimension, boolean>>
  /** Stems of the fields that say the dimension outright, and of all its fields, with where they stand. */
  readonly primary: Readonly<Record<Dimension, ReadonlyMap<string, OwnWord>>>
  readonly own: Readonly<Record<Dimension, ReadonlyMap<string, OwnWord>>>
  /** True where the dimension's own fields exclaim or use emoji: then those marks are the brand's. */
  readonly loud: Readonly<Record<Dimension, boolean>>
  /** Stems of the whole foundation. */
  readonly subject: ReadonlySet<string>
  /** How much each subject of the lexicon is the brand's, 0 to 1, by topic number. */
  readonly topics: Float64Array
  /** Values and feelings the foundation names, by concept number, with how outright (0 to 1) and in which words. */
  readonly valueConcepts: ReadonlyMap<number, Concept>
  readonly emotionConcepts: ReadonlyMap<number, Concept>
  readonly avoided: readonly AvoidedPhrase[]
  readonly voice: VoicePosition
  /** Stems of what the brand is for, and of what it speaks against or takes away: a denial of these is its own. */
  readonly favoured: ReadonlySet<string>
  readonly against: ReadonlySet<string>
  /** Stems of what the people it serves are called. */
  readonly people: ReadonlySet<string>
  /** Short phrases that a suggestion may quote, and their stems: naming these says nothing yet. */
  readonly offered: Offered
  readonly named: ReadonlySet<string>
  /** Telling words that stand beside each other in its answers. */
  readonly pairs: PairSet
  /** Which marks its own answers speak of: only these are read in a text. */
  readonly marks: ReadMarks
  /** False where its answers are written in a language whose grammar we do not know. */
  readonly isReadable: boolean
}

export interface Concept {
  readonly weight: number
  readonly item: string
}

/** Feelings that come with each of the six voices, used where the foundation names none. */
const VOICE_FEELINGS: Readonly<Record<string, string>> = {
  'warm-expert': 'reassurance trust',
  'straight-shooter': 'relief trust',
  'encouraging-guide': 'hope courage pride',
  'witty-insider': 'amusement belonging',
  'calm-authority': 'calm trust',
  'passionate-advocate': 'determination hope',
}

/** Words of a text; each text of a foundation is read once, though several dimensions ask for it. */
type Reader = (text: string) => readonly Token[]

function readingOnce(): Reader {
  const cache = new Map<string, readonly Token[]>()
  return text => {
    const before = cache.get(text)
    if (before !== undefined) return before
    const tokens = tokenise(text)
    cache.set(text, tokens)
    return tokens
  }
}

function ownWords(
  foundation: Foundation,
  keys: readonly FoundationKey[],
  read: Reader,
  into: Map<string, OwnWord>,
): void {
  for (const field of keys) {
    const items = LISTS.has(field) ? fieldItems(foundation, field) : fieldTexts(foundation, field)
    for (const item of items) {
      for (const token of read(item)) {
        if (rarityOf(token) > 0 && !into.has(token.stem))
          into.set(token.stem, { field, item, word: token.word })
      }
    }
  }
}

const LISTS: ReadonlySet<FoundationKey> = new Set<FoundationKey>([
  'core_values',
  'personal_values',
  'brand_beliefs',
  'emotions_to_spark',
])

/** Where values or feelings are named: how outright, in which texts, and whether each is an item to quote whole. */
interface ConceptSource {
  readonly weight: number
  readonly texts: readonly string[]
  readonly isList: boolean
}

function concepts(
  names: ReadonlyMap<string, readonly number[]>,
  sources: readonly ConceptSource[],
  read: Reader,
): Map<number, Concept> {
  const concepts = new Map<number, Concept>()
  for (const { weight, texts, isList } of sources) {
    for (const text of texts) {
      for (const token of read(text)) {
        for (const concept of meanings(names, token.stem)) {
          if ((concepts.get(concept)?.weight ?? 0) >= weight) continue
          concepts.set(concept, { weight, item: isList ? text : token.word })
        }
      }
    }
  }
  return concepts
}

/** How much of a subject's words a foundation must hold to be half at home in it: relative to its strongest subject. */
const HALF_AT_HOME = { share: 0.35, least: 0.8, most: 1.5 }

function topicStrengths(subject: ReadonlyMap<string, OwnWord>): Float64Array {
  const mass = new Float64Array(TOPIC_COUNT)
  const words = new Float64Array(TOPIC_COUNT)
  for (const key of subject.keys()) {
    const topics = topicsOf(key)
    const share = rarity(key) ** 2 / Math.sqrt(topics.length || 1)
    for (const topic of topics) {
      mass[topic] = (mass[topic] ?? 0) + share
      words[topic] = (words[topic] ?? 0) + 1
    }
  }
  const { share, least, most } = HALF_AT_HOME
  const half = Math.min(most, Math.max(least, share * Math.max(...mass)))
  // One word of a subject is chance; the more of them, the less.
  return mass.map((value, topic) => {
    const count = words[topic] ?? 0
    return count < 2 ? 0 : (value ** 2 / (value ** 2 + half ** 2)) * (1 - 1 / count)
  })
}

function collect(
  foundation: Foundation,
  pick: 'primary' | 'own',
  dimension: Dimension,
  read: Reader,
): Map<string, OwnWord> {
  const words = new Map<string, OwnWord>()
  const fields = DIMENSION_FIELDS[dimension]
  ownWords(foundation, fields.primary, read, words)
  // Where nothing is said outright (kickstart asks for no feelings), what is said between the lines stands in.
  if (pick === 'own' || words.size === 0) ownWords(foundation, fields.secondary, read, words)
  return words
}

/** Prepares a foundation: which words, subjects, values, feelings and manner are the brand's own. */
export function compileFoundation(foundation: Foundation): CompiledFoundation {
  const says = { voice: false, values: false, audience: false, emotion: false }
  const loud = { ...says }
  for (const dimension of DIMENSIONS) {
    says[dimension] = DIMENSION_FIELDS[dimension].needed.some(key => fieldTexts(foundation, key).length > 0)
    const { primary, secondary } = DIMENSION_FIELDS[dimension]
    loud[dimension] = [...primary, ...secondary].some(key => fieldTexts(foundation, key).some(isLoud))
  }
  const read = readingOnce()
  const offered = offeredPhrases(foundation)
  const subject = new Map<string, OwnWord>()
  ownWords(foundation, SUBJECT_FIELDS, read, subject)
  const texts = (key: FoundationKey) => fieldTexts(foundation, key)
  const feelings = fieldItems(foundation, 'emotions_to_spark')
  const implied = fieldItems(foundation, 'brand_personality').map(
    voice => VOICE_FEELINGS[voice.toLowerCase().replace(/[\s_]+/g, '-')] ?? '',
  )
  return {
    says,
    loud,
    primary: {
      voice: collect(foundation, 'primary', 'voice', read),
      values: collect(foundation, 'primary', 'values', read),
      audience: collect(foundation, 'primary', 'audience', read),
      emotion: collect(foundation, 'primary', 'emotion', read),
    },
    own: {
      voice: collect(foundation, 'own', 'voice', read),
      values: collect(foundation, 'own', 'values', read),
      audience: collect(foundation, 'own', 'audience', read),
      emotion: collect(foundation, 'own', 'emotion', read),
    },
    subject: new Set(subject.keys()),
    topics: topicStrengths(subject),
    valueConcepts: concepts(
      VALUE_NAMES,
      [
        {
          weight: 1,
          texts: [...fieldItems(foundation, 'core_values'), ...fieldItems(foundation, 'personal_values')],
          isList: true,
        },
        { weight: 0.7, texts: fieldItems(foundation, 'brand_beliefs'), isList: true },
        { weight: 0.7, texts: texts('values_in_action'), isList: false },
        { weight: 0.4, texts: texts('key_message'), isList: false },
      ],
      read,
    ),
    emotionConcepts: concepts(
      EMOTION_NAMES,
      [
        { weight: 1, texts: feelings, isList: true },
        { weight: 1, texts: feelings.length > 0 ? [] : implied, isList: false },
        { weight: 0.5, texts: texts('audience_desires'), isList: false },
      ],
      read,
    ),
    avoided: avoidedPhrases(foundation),
    voice: expectedVoice(foundation),
    ...readStance(foundation, read),
    offered,
    named: new Set(
      OFFERED_FIELDS.flatMap(key =>
        offered[key].flatMap(phrase => tokenise(phrase).map(token => token.stem)),
      ),
    ),
    pairs: pairSet(
      SUBJECT_FIELDS.flatMap(key => fieldTexts(foundation, key).flatMap(text => wordPairs(read(text)))),
    ),
    marks: marksSpokenOf(foundation),
    isReadable: isReadable(foundation, read),
  }
}

const VOICE_FIELDS = [
  'brand_voice',
  'brand_tone',
  'words_to_avoid',
  'avoid_sounding_like',
  'formality',
] as const

function marksSpokenOf(foundation: Foundation): ReadMarks {
  const said = VOICE_FIELDS.flatMap(key => fieldTexts(foundation, key)).join('\n')
  return {
    emoji: /emoji|smil(?:ey|ies)|\p{Extended_Pictographic}/iu.test(said),
    hashtags: /hashtag|#\p{L}/iu.test(said),
  }
}

/** Words of an answer from which on its language can be told, and the share of English grammar that English has at least. */
const TELLING_LENGTH = 25
const LEAST_GRAMMAR = 0.22

function isReadable(foundation: Foundation, read: Reader): boolean {
  let words = 0
  let grammar = 0
  for (const key of SUBJECT_FIELDS) {
    if (LISTS.has(key)) continue
    for (const text of fieldTexts(foundation, key)) {
      for (const token of read(text)) {
        words += 1
        if (rarityOf(token) === 0) grammar += 1
      }
    }
  }
  return words < TELLING_LENGTH || grammar >= words * LEAST_GRAMMAR
}

/** True for a text that itself exclaims, or uses emoji or hashtags. */
function isLoud(text: string): boolean {
  return /!|\p{Extended_Pictographic}|#\p{L}/u.test(text)
}
