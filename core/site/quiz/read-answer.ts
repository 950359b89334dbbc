import { wordFacts } from '../../brand/alignment/lexicon/word-facts.ts'
import { jointsOf } from '../../brand/alignment/text/joints.ts'
import { stem } from '../../brand/alignment/text/stem.ts'
import { type Token, tokenise } from '../../brand/alignment/text/tokenise.ts'
import { CHANNELS, EVERYBODY, FILLER, GENERIC, KNOWN_BESIDES, NUMBERS, PERSONS, WHEN } from './words.ts'

/** What an answer says, read word by word. Each list holds a word once, as it was written first. */
export interface ReadAnswer {
  /** `unreadable` when nothing in it reads as a phrase or a sentence: letters, a shuffle of words, a word over and over. */
  readonly state: 'empty' | 'unreadable' | 'read'
  /** Words that say something of their own: not grammar, and not what everybody says of every business. */
  readonly content: readonly string[]
  /** The less common of these, and names: what only this founder would say. */
  readonly specific: readonly string[]
  /** Groups of people with a name of their own: nurses, brides, founders. */
  readonly groups: readonly string[]
  /** Whether people are spoken of at all: women, clients, everyone. */
  readonly hasPeople: boolean
  readonly numbers: readonly string[]
  /** Days, months, years, deadlines. */
  readonly times: readonly string[]
  readonly channels: readonly string[]
  /** Whether it only names things: hardly a word is grammar, or of people, numbers, times, channels or business. */
  readonly isBare: boolean
  /** In lower case, with single spaces, for looking for turns of phrase. */
  readonly plain: string
}

/** Longer answers are read up to here, in characters. */
const MOST_READ = 2000

const NOTHING: ReadAnswer = {
  state: 'empty',
  content: [],
  specific: [],
  groups: [],
  hasPeople: false,
  numbers: [],
  times: [],
  channels: [],
  isBare: false,
  plain: '',
}

/** Band of function words in the dictionary, and from where on a word is uncommon enough to be specific. */
const FUNCTION_BAND = 0
const SPECIFIC_BAND = 2

interface Word extends Token {
  readonly kind: 'function' | 'content' | 'number' | 'unknown'
  readonly band: number
}

function classify(token: Token): Word {
  if (/^\d/.test(token.word) || NUMBERS.has(token.word)) return { ...token, kind: 'number', band: 0 }
  if (FILLER.has(token.word)) return { ...token, kind: 'unknown', band: 0 }
  if (KNOWN_BESIDES.has(token.word)) return { ...token, kind: 'content', band: SPECIFIC_BAND }
  const band = wordFacts(token.stem)?.band ?? wordFacts(stem(token.word.split("'")[0] ?? ''))?.band
  if (band === undefined) return { ...token, kind: 'unknown', band: SPECIFIC_BAND }
  return { ...token, kind: band === FUNCTION_BAND ? 'function' : 'content', band }
}

/** An answer read sentence by sentence; sentences that make no sense are left out, so that adding one takes nothing away. */
export function readAnswer(answer: unknown): ReadAnswer {
  const text = typeof answer === 'string' ? answer.slice(0, MOST_READ).trim() : ''
  if (text === '') return NOTHING
  const words = tokenise(text).map(classify)
  const sentences = new Map<number, Word[]>()
  for (const word of words) sentences.set(word.sentence, [...(sentences.get(word.sentence) ?? []), word])
  const sound = [...sentences.values()].filter(sentence => makesSense(sentence, text))
  if (sound.length === 0) return { ...NOTHING, state: 'unreadable' }
  const said = sound.flatMap(namesAmong)
  const written = (wanted: (word: Word) => boolean) =>
    [
      ...new Map(
        said
          .filter(wanted)
          .map(word => [word.stem, text.slice(word.start, word.end)] as const)
          .reverse(),
      ).values(),
    ].reverse()
  const isContent = (word: Word) => word.kind === 'content' && !GENERIC.has(word.word) && !WHEN.has(word.word)
  return {
    state: 'read',
    content: written(isContent),
    specific: written(word => isContent(word) && word.band >= SPECIFIC_BAND && !EVERYBODY.has(word.word)),
    groups: written(word => isGroup(word)),
    hasPeople: said.some(word => isGroup(word) || EVERYBODY.has(word.word)),
    numbers: written(word => word.kind === 'number'),
    times: written(word => WHEN.has(word.word)),
    channels: written(word => CHANNELS.has(word.word)),
    isBare: said.filter(speaksOfBusiness).length * BARE_SHARE < said.length,
    plain: said.map(word => word.word).join(' '),
  }
}

/** Of so many words one at least is of grammar or of what founders speak about, or the answer only names things. */
const BARE_SHARE = 3

function speaksOfBusiness(word: Word): boolean {
  if (word.kind === 'function' || word.kind === 'number' || isGroup(word)) return true
  return [GENERIC, EVERYBODY, CHANNELS, WHEN, KNOWN_BESIDES].some(list => list.has(word.word))
}

/** People by what they are: a known word that ends like nurses' colleagues do, or one of the list. */
function isGroup({ word, kind, band }: Word): boolean {
  if (kind !== 'content' || EVERYBODY.has(word) || GENERIC.has(word)) return false
  return PERSONS.has(word) || (band > SPECIFIC_BAND && /(?:[^s]ers|ors|ists|ians|eers)$/.test(word))
}

/** A word the dictionary does not know is a name where it stands beside a word that says something; else it is left out. */
function namesAmong(sentence: readonly Word[]): Word[] {
  const speaks = (word: Word | undefined) => word?.kind === 'content'
  return sentence.flatMap((word, at): Word[] => {
    if (word.kind !== 'unknown') return [word]
    const isBeside = speaks(sentence[at - 1]) || speaks(sentence[at + 1])
    return isBeside && /[aeiouy]|^[a-z]{2,4}$/.test(word.word) ? [{ ...word, kind: 'content' }] : []
  })
}

const DETERMINERS = new Set(['a', 'an', 'the', 'my', 'your', 'our', 'their', 'its', 'every'])
const PREPOSITIONS = new Set(['of', 'with', 'from', 'into', 'without', 'for', 'at', 'between', 'through'])
const CONJUNCTIONS = new Set(['and', 'or', 'but', 'because', 'if', 'unless', 'although', 'than'])
const SUBJECTS = new Set(['i', 'we', 'he', 'she', 'they', 'who'])
const AUXILIARIES = new Set([
  'is',
  'are',
  'was',
  'were',
  'am',
  'be',
  'been',
  'has',
  'have',
  'had',
  'will',
  'would',
])

/** A list without commas is one from so many words on, when hardly a word of grammar is in it. */
const LIST_WORDS = 8
const LIST_GRAMMAR = 0.12
/**
 * How far each word follows the one before as in sentences, on average: lower, and it is words in no order. Of a hundred real
 * sentences one is lower.
 */
const LEAST_JOINT = -0.12
/** Words over and over: from so many words on, fewer than this share are different. */
const REPEATED_WORDS = 6
const REPEATED_SHARE = 0.4
/** Most of a sentence must be words that the language has. */
const KNOWN_SHARE = 0.5
/** Broken joints of grammar that one sentence may have: a slip is human, two among few are a shuffle. */
const SLIPS = 1
const BROKEN_SHARE = 0.25

function makesSense(sentence: readonly Word[], text: string): boolean {
  const count = sentence.length
  const known = sentence.filter(word => word.kind !== 'unknown').length
  if (known < count * KNOWN_SHARE || !sentence.some(word => word.kind === 'content')) return false
  const different = new Set(sentence.map(word => word.stem)).size
  if (count >= REPEATED_WORDS && different < count * REPEATED_SHARE) return false
  const grammar = sentence.filter(word => word.kind === 'function').length
  const first = sentence[0]
  const last = sentence.at(-1)
  const hasCommas = first && last ? /[,;:/&–—-]/.test(text.slice(first.start, last.end)) : false
  if (count >= LIST_WORDS && !hasCommas) {
    const joints = jointsOf(text, sentence).reduce((sum, joint) => sum + joint, 0)
    if (grammar < count * LIST_GRAMMAR || joints < (count - 1) * LEAST_JOINT) return false
  }
  return !isShuffled(sentence)
}

/** Grammar words that cannot stand one after the other: `the because`, `with and`, `of they`. */
function isShuffled(sentence: readonly Word[]): boolean {
  let joints = 0
  let broken = 0
  for (const [at, { word }] of sentence.entries()) {
    const next = sentence[at + 1]?.word
    const isDeterminer = DETERMINERS.has(word)
    if (!isDeterminer && !PREPOSITIONS.has(word) && !CONJUNCTIONS.has(word)) continue
    joints += 1
    if (next === undefined) broken += isDeterminer || CONJUNCTIONS.has(word) ? 1 : 0
    else if (isDeterminer)
      broken += [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, SUBJECTS, AUXILIARIES].some(set => set.has(next))
        ? 1
        : 0
    else if (PREPOSITIONS.has(word))
      broken +=
        CONJUNCTIONS.has(next) || AUXILIARIES.has(next) || (SUBJECTS.has(next) && next !== 'who') ? 1 : 0
    else broken += CONJUNCTIONS.has(next) ? 1 : 0
  }
  return broken > SLIPS && broken > joints * BROKEN_SHARE
}
