import type { CompiledFoundation } from '../foundation/compile.ts'
import type { VoicePosition } from '../foundation/expected-voice.ts'
import type { Register } from '../lexicon/registers.ts'
import { VOICE_AXES } from '../lexicon/voices.ts'
import type { Dimension } from '../types.ts'
import type { Evidence } from './read-evidence.ts'
import { hasLooseEdge, isOwnSaying } from './registers.ts'

/** Which registers work against a dimension together. */
export const REGISTER_GROUPS = {
  worn: ['worn'],
  sales: ['hype', 'urgency', 'slang', 'shortcut'],
  cold: ['corporate', 'official'],
  luxury: ['luxury'],
  hard: ['macho', 'fear'],
  flowery: ['flowery'],
} as const satisfies Record<string, readonly Register[]>
export type RegisterGroup = keyof typeof REGISTER_GROUPS
export const REGISTER_GROUP_NAMES = Object.keys(REGISTER_GROUPS) as RegisterGroup[]

/** What raises a dimension, each 0 to 1. */
export const SUPPORTS = ['outright', 'own', 'subject', 'nearness', 'signs', 'details', 'past'] as const
/** What lowers it, each 0 to 1, besides the register groups. */
export const DRAGS = [...REGISTER_GROUP_NAMES, 'shouting', 'avoided'] as const
/** What lowers voice alone: the distance from the expected manner, above and below it, on each axis. */
export const GAPS = VOICE_AXES.flatMap(axis => [`${axis}Over`, `${axis}Under`] as const)

export type FeatureName = (typeof SUPPORTS)[number] | (typeof DRAGS)[number] | (typeof GAPS)[number]
export type Features = Readonly<Partial<Record<FeatureName, number>>>

/** What a text shows of one dimension. */
export interface DimensionEvidence {
  readonly features: Features
  /** Content weight of the words that are not this dimension's own: how much there is to hold against the text. */
  readonly foreign: number
}

/** Typical shares among a brand's own posts: at this share a support stands half-way. */
const HALF = {
  outright: 0.06,
  own: 0.1,
  subject: 0.15,
  nearness: 0.15,
  signs: 0.15,
  details: 0.12,
  past: 0.2,
}
/** Content weight that every text is taken to have besides its own, so that three words do not decide. */
const GROUND = 4

/** Most weight of the brand's own words for each weight of other words, of which the first few carry none. */
const MOST_OWN = 0.45
const LEAST_BODY = 1.5
const SIGNS_PER_OWN = 1.5

/** A post holds at least so much of any brand's past vocabulary: only more than this speaks for it. */
const USUAL_PAST = 0.15

/**
 * A short foundation (kickstart's five fields) holds fewer words to meet than a full one, and a long one meets more by
 * chance: the half-way share goes with the square root of its vocabulary, within bounds.
 */
function forSize(half: number, words: number, usual: number): number {
  return half * Math.min(1.3, Math.max(0.5, Math.sqrt(words / usual)))
}

/** Vocabulary of a foundation with the usual fields filled in: whole, and each dimension's. */
const USUAL_SUBJECT = 88
const USUAL_OWN: Readonly<Record<Dimension, number>> = { voice: 54, values: 31, audience: 71, emotion: 61 }
const USUAL_PRIMARY: Readonly<Record<Dimension, number>> = { voice: 13, values: 7, audience: 38, emotion: 12 }

function share(amount: number, rest: number, half: number): number {
  if (amount <= 0) return 0
  const part = amount / (amount + rest + GROUND)
  return part / (part + half)
}

/** How much of a post of sixty words the hits would fill; one hit counts about a third. */
function load(hits: number, words: number): number {
  return 1 - Math.exp((-hits * 0.4 * 60) / Math.max(words, 60))
}

/** What the brand's past posts say, when there are enough of them. */
export interface Habit {
  readonly vocabulary: ReadonlySet<string>
  readonly voice: VoicePosition
}

/**
 * The features of one dimension. For values, audience and emotion every support can only grow and every drag only
 * shrink when a word of that dimension's own fields is added: own words are left out of what the supports are
 * measured against, and nothing the fields say is held against the text.
 */
export function featuresOf(
  dimension: Dimension,
  whole: Evidence,
  foundation: CompiledFoundation,
  habit?: Habit,
): DimensionEvidence {
  const own = foundation.own[dimension]
  const primary = foundation.primary[dimension]
  const isVoice = dimension === 'voice'
  const evidence = isVoice ? (whole.withoutAvoided ?? whole) : whole
  let outright = 0
  let owned = 0
  let subject = 0
  let near = 0
  let nearOwn = 0
  let body = 0
  let signs = 0
  let past = 0
  let foreign = 0
  let unsubjected = 0
  let far = 0
  for (const word of evidence.words.values()) {
    const { weight, credit, isSubject: isNamed } = word
    const key = word.token.stem
    const isOwn = own.has(key)
    const counted = (isOwn ? Math.max(weight, 0.3) : weight) * credit
    if (isOwn) {
      owned += counted
      if (primary.has(key)) outright += counted
    } else foreign += weight
    const isSubject = isOwn || isNamed
    if (!isSubject) body += weight * credit
    if (isSubject) subject += counted
    else unsubjected += weight
    if (isSubject) nearOwn += weight * credit * word.nearness
    else near += weight * credit * word.nearness
    if (!isOwn) far += weight * (1 - word.nearness) * (word.isTopical ? 1.2 : 0.4)
    const sign = dimension === 'values' ? word.value : dimension === 'emotion' ? word.emotion : undefined
    if (sign !== undefined) signs += sign.weight * weight * credit
    if (habit?.vocabulary.has(key)) past += weight * credit
  }
  body += evidence.ownBody
  // What is said besides bounds how much of the brand's words can count: a post carries them, a heap of them carries nothing.
  const most = MOST_OWN * Math.max(0, body - LEAST_BODY)
  const words = evidence.tokens.length
  const drags: Partial<Record<FeatureName, number>> = {}
  for (const group of REGISTER_GROUP_NAMES) drags[group] = 0
  for (const hit of evidence.registers) {
    // Words inside phrases count for the others too, so that a term put into a phrase never uncovers them.
    if (isVoice ? hit.isCovered : hasLooseEdge(hit)) continue
    if (isOwnSaying(hit, hit.isPhrase ? own : foundation.subject)) continue
    for (const group of REGISTER_GROUP_NAMES) {
      if ((REGISTER_GROUPS[group] as readonly Register[]).includes(hit.register))
        drags[group] = (drags[group] ?? 0) + (hit.isPhrase ? 1.3 : 1)
    }
  }
  for (const group of REGISTER_GROUP_NAMES) drags[group] = load(drags[group] ?? 0, words)
  const { shape } = evidence
  const tolerance = Math.max(0, foundation.voice.energy)
  const marks = Math.max(0, shape.exclamations - 1) * 0.7 + shape.emoji + shape.hashtags
  const shouted = shape.shouted.filter(key => !foundation.subject.has(key)).length
  const noise = (!isVoice && foundation.loud[dimension] ? 0 : marks) + shouted * 0.7
  const avoided = evidence.avoided.filter(
    hit =>
      !evidence.tokens
        .slice(Math.max(0, hit.firstToken), hit.lastToken + 1)
        .some(token => own.has(token.stem)),
  )
  const features: Partial<Record<FeatureName, number>> = {
    outright: share(
      Math.min(outright, most),
      foreign,
      forSize(HALF.outright, primary.size, USUAL_PRIMARY[dimension]),
    ),
    own: share(Math.min(owned, most), foreign, forSize(HALF.own, own.size, USUAL_OWN[dimension])),
    subject: share(
      Math.min(subject, most),
      unsubjected,
      forSize(HALF.subject, foundation.subject.size, USUAL_SUBJECT),
    ),
    nearness: share(near + Math.min(nearOwn, most), far, HALF.nearness),
    signs: share(Math.min(signs, SIGNS_PER_OWN * most), foreign, HALF.signs),
    details: share(shape.details * evidence.prose.sound, foreign, HALF.details),
    past: habit === undefined ? 0 : share(past, foreign, HALF.past) - USUAL_PAST,
    ...drags,
    shouting: load(noise * (1 - tolerance), words),
    avoided: isVoice ? 0 : load(avoided.length, words),
  }
  if (isVoice) {
    for (const axis of VOICE_AXES) {
      const target =
        habit === undefined ? foundation.voice[axis] : (foundation.voice[axis] + habit.voice[axis]) / 2
      const gap = evidence.written[axis] - target
      features[`${axis}Over`] = Math.max(0, gap)
      features[`${axis}Under`] = Math.max(0, -gap)
    }
  }
  return { features, foreign }
}
