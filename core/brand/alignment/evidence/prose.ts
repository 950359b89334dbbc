import { jointsOf } from '../text/joints.ts'
import { rarityOf } from '../text/rarity.ts'
import { stem } from '../text/stem.ts'
import type { Token } from '../text/tokenise.ts'

/** One sentence of a text: which of its words can speak for the brand. */
export interface Sentence {
  /** Numbers of its first word and of the word after its last. */
  readonly first: number
  readonly end: number
  /** 0 to 1: how far it reads as a sentence and not as a list or a shuffle. */
  readonly sound: number
  /** 0 to 1: how far something is said with the brand's words in it, besides naming them. */
  readonly said: number
  /** True for a sentence that stood in the text before, word for word. */
  readonly isRepeat: boolean
  /** True for a sentence that only names a subject: “It is all about bread.” Its own words carry nothing. */
  readonly isTopic: boolean
}

/** How a text is built. */
export interface Prose {
  readonly sentences: readonly Sentence[]
  /** Number of the sentence of each word, as an index into `sentences`. */
  readonly of: Int32Array
  /** 0 to 1: how far the text as a whole reads as prose. */
  readonly sound: number
  /** What it is when it is no prose. */
  readonly kind: 'prose' | 'list' | 'jumbled' | 'repeated'
}

/**
 * A stretch of text is as much prose as its joints say in sum. The best stretch is measured and not the share of good
 * joints, so that a bare word put before or after a text takes nothing from it.
 */
function bestStretch(joints: Float64Array, from: number, to: number): number {
  let best = 0
  let run = 0
  for (let at = from; at < to; at += 1) {
    run = Math.max(0, run + (joints[at] ?? 0))
    if (run > best) best = run
  }
  return best
}

/** Weight of joints for each telling word that is not the brand's own: below the first no prose, from the second on all of it. */
const SOUND = { none: 0.2, all: 0.34 }
/** Telling words that every text is taken to have besides its own, so that a short line is not judged by two joints. */
const GROUND = 3
/** A short fragment is a sentence too: “Cold hands. Short rows.” */
const FRAGMENT = 1.3
const SENTENCE_NEEDS = 0.35
/** Weight of other words from which on the brand's words count wholly, and up to which not at all. */
const SAID = { none: 0.3, all: 0.6 }
/** Joints from which on the brand's words count in a sentence: a bare list has none. */
const LEAST_STRETCH = 0.5
/** Weight of a word from which on it is telling and not common. */
const TELLING = 0.7
/** Words at least, for the text to be called anything. */
const LEAST_WORDS = 5
/** Sentences repeated at least, and words in a sentence for its repetition to be no figure of speech. */
const LEAST_REPEATS = 2
const LEAST_REPEATED_WORDS = 5

const unit = (value: number) => Math.min(1, Math.max(0, value))

/** Words that bring up a subject and say nothing of it. */
const FRAME: ReadonlySet<string> = new Set(
  'think talk speak love mean today matter because believe word world forget'.split(' ').map(stem),
)

/** What a text's words are compared with. */
interface OwnWords {
  /** Stems of the whole foundation. */
  readonly subject: { has(key: string): boolean }
  /** Stems of the short phrases that a suggestion may name. */
  readonly named: { has(key: string): boolean }
  /** False for a foundation whose grammar we do not know: then every sentence counts. */
  readonly isReadable: boolean
}

/** Reads how a text is built. */
export function readProse(
  text: string,
  tokens: readonly Token[],
  { subject, named, isReadable }: OwnWords,
): Prose {
  const joints = jointsOf(text, tokens)
  const of = new Int32Array(tokens.length)
  const bounds: Bounds[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const last = bounds.at(-1)
    if (last !== undefined && tokens[at]?.sentence === tokens[at - 1]?.sentence) last.end = at + 1
    else bounds.push({ first: at, end: at + 1 })
    of[at] = bounds.length - 1
  }
  const seen: Seen = new Map()
  let foreign = 0
  let repeated = 0
  let different = 0
  const read = bounds.map(({ first, end }) => {
    let others = 0
    let weight = 0
    let saying = 0
    let framing = 0
    for (let at = first; at < end; at += 1) {
      const token = tokens[at]
      if (token === undefined) continue
      const value = rarityOf(token)
      if (value === 0) continue
      const isFrame = FRAME.has(token.stem)
      if (!subject.has(token.stem)) {
        others += 1
        if (isFrame) framing += value
        else saying += value
      }
      // Common words carry a sentence even where the foundation has them too; naming a rare word of its own says nothing yet.
      else if (value < TELLING && !isFrame && !named.has(token.stem)) weight += value
    }
    foreign += others
    const isTopic = saying === 0 && framing > 0
    weight += isTopic ? 0 : saying + framing
    const isLong = end - first >= LEAST_REPEATED_WORDS
    const isRepeat = isLong && stoodBefore(tokens, { first, end }, seen)
    if (isRepeat) repeated += 1
    else if (isLong && others > 0) different += 1
    const stretch = bestStretch(joints, first, end)
    const said = unit((weight - SAID.none) / (SAID.all - SAID.none)) * unit(stretch / LEAST_STRETCH)
    // A sentence that says nothing makes no prose of a text.
    if (isTopic || (others === 0 && said === 0)) joints.fill(0, first, end)
    return {
      first,
      end,
      sound: unit((stretch + FRAGMENT) / (SENTENCE_NEEDS * Math.max(1, others))),
      said,
      isRepeat,
      isTopic,
    }
  })
  const stretch = bestStretch(joints, 0, tokens.length)
  const ratio = stretch / (foreign + GROUND)
  const sound = isReadable ? unit((ratio - SOUND.none) / (SOUND.all - SOUND.none)) : 1
  const isRepeated = repeated >= LEAST_REPEATS && repeated >= different
  return {
    sentences: isReadable ? read : read.map(sentence => ({ ...sentence, sound: 1, said: 1 })),
    of,
    sound,
    kind: isRepeated ? 'repeated' : kindOf(tokens, sound),
  }
}

interface Bounds {
  readonly first: number
  end: number
}

/** Sentences read before, by a sum of their words: the first of a sum as it stands, more of them by their words. */
type Seen = Map<number, Bounds | Set<string>>

/** True where a sentence stood in the text before, word for word; else it is put to those that did. */
function stoodBefore(tokens: readonly Token[], sentence: Bounds, seen: Seen): boolean {
  const { first, end } = sentence
  let sum = end - first
  for (let at = first; at < end; at += 1) {
    const stem = tokens[at]?.stem ?? ''
    sum = (Math.imul(sum, 31) + stem.charCodeAt(0) * 7 + stem.charCodeAt(stem.length - 1) + stem.length) | 0
  }
  const alike = seen.get(sum)
  if (alike === undefined) {
    seen.set(sum, sentence)
    return false
  }
  // Writing sentences out is dear, and few share a sum unless they are the same.
  const forms = alike instanceof Set ? alike : new Set([formOf(tokens, alike)])
  const form = formOf(tokens, sentence)
  const isRepeat = forms.has(form)
  seen.set(sum, forms.add(form))
  return isRepeat
}

function formOf(tokens: readonly Token[], { first, end }: Bounds): string {
  return tokens
    .slice(first, end)
    .map(token => token.stem)
    .join(' ')
}

/** A text that is no prose is a list where hardly a word of grammar is in it, else words out of order. */
function kindOf(tokens: readonly Token[], sound: number): Prose['kind'] {
  if (tokens.length < LEAST_WORDS || sound >= 0.35) return 'prose'
  const grammar = tokens.filter(token => rarityOf(token) === 0).length
  return grammar < tokens.length * 0.25 ? 'list' : 'jumbled'
}
