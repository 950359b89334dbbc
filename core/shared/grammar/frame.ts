/**
 * Putting founders' answers into sentences of ours so that both stay English. `sentences` parts an answer, `shape` says
 * what a phrase is, `person` turns it from "I" to "you" or "we", `phrase` takes the first whole thought of it, and a frame
 * here names what its gap takes and is used only with an answer that fits. Nothing is guessed: what no rule is sure of is
 * a `fragment`, which no frame but a quotation takes, and what cannot be quoted whole is left out.
 */
import { toFirstPlural, toSecondPerson, withoutSubject } from './person.ts'
import {
  beforeAside,
  firstPhrase,
  isReadable,
  itemsOf,
  joined,
  lowerFirst,
  QUOTE_LENGTH,
  quotable,
  withNamedDays,
} from './phrase.ts'
import { sentences, withoutStop } from './sentences.ts'
import { isDetermined, isPlural, isProperName, type Shape, shapeOf, tokens } from './shape.ts'

/**
 * What the gap of a frame takes, each with a small first letter and without a stop:
 * - `thing`: a noun phrase or gerund, or up to three of a list joined by "and" ("ask about ___")
 * - `people`: a noun phrase for people, or "people like Rosa" out of a sentence about Rosa ("for ___")
 * - `name`: the name a sentence about a person begins with ("Rosa")
 * - `action`: a plain verb with what belongs to it, also out of "to …" ("want to ___")
 * - `doing`: the verb phrase of a sentence with I or we, as "we" says it ("we are the only ones who ___")
 * - `clause`: a whole sentence with subject and verb ("because ___")
 * - `quote`: any whole phrase or sentence in the founder's own words, to stand between quotation marks
 */
export type Gap = 'thing' | 'people' | 'name' | 'action' | 'doing' | 'clause' | 'quote'

/** Who speaks in the frame: `you` is said to the founder, `we` by them; `any` changes nothing. */
export type Speaker = 'you' | 'we' | 'any'

export interface Frame {
  readonly takes: Gap
  /** Most characters of what is filled in; about a line unless told. */
  readonly most?: number
  readonly speaker?: Speaker
  readonly say: (phrase: string) => string
}

const MOST_ITEMS = 3
const NOMINAL: ReadonlySet<Shape> = new Set(['noun phrase', 'gerund'])

/** Whether a phrase has one of the shapes and can stand in a sentence as it is. */
function fits(phrase: string, shapes: ReadonlySet<Shape>): boolean {
  const shape = shapeOf(phrase)
  return shapes.has(shape) && (shape !== 'noun phrase' || isDetermined(phrase))
}

/** The first phrase of an answer that has one of the shapes, or the first items of a list that have. */
function phraseOf(answer: unknown, shapes: ReadonlySet<Shape>, most: number): string | null {
  const items = itemsOf(answer)
  if (items.length > 1) {
    const fitting: string[] = []
    for (const item of items.slice(0, MOST_ITEMS)) {
      const next = [...fitting, lowerFirst(item)]
      const isFit = fits(item, shapes) && joined(next).length <= most
      if (!isFit || /[,;:–—(]/.test(item) || (fitting.length > 0 && /\band\b/.test(item))) break
      fitting.push(lowerFirst(item))
      if (/\band\b/.test(item)) break
    }
    if (fitting.length > 0) return joined(fitting)
  }
  const phrase = firstPhrase(answer, most)
  // What is nothing for sure as a whole may still begin with a phrase of its own; a sentence is no phrase.
  const shape = phrase === null ? null : shapeOf(phrase)
  if (phrase === null || shape === null || !(shapes.has(shape) || shape === 'fragment')) return null
  // Asides do not end where our sentence goes on: only what stands before them is taken, and a row that is whole.
  const whole = isRow(phrase, shapes) ? phrase : beforeAside(phrase)
  const isWhole = whole !== null && fits(whole, shapes)
  return isWhole ? lowerFirst(whole) : null
}

/** "bakers, brewers and cheesemakers who …": phrases of a kind with an "and" before the last. */
function isRow(phrase: string, shapes: ReadonlySet<Shape>): boolean {
  if (!/,[^,]*\s(?:and|or|&)\s[^,]*$/.test(phrase) || /[;:–—(]/.test(phrase)) return false
  const parts = phrase.split(/,\s+(?:(?:and|or|&)\s+)?|\s+(?:and|or|&)\s+/)
  return parts.every(part => shapes.has(shapeOf(part)))
}

function nameIn(answer: unknown): string | null {
  const phrase = firstPhrase(answer, 400)
  if (phrase === null) return null
  const all = tokens(phrase)
  if (!isProperName(all, 0)) return null
  const name = all[0]?.raw ?? ''
  if (/^(?:Dr|Mr|Mrs|Ms|Prof)$/.test(name)) return null
  const next = all[1]
  const second = next && next.before === '' && isProperName(all, 1) ? ` ${next.raw}` : ''
  return /^\p{Lu}\p{Ll}+$/u.test(name) && !/['’]/.test(second) ? `${name}${second}` : null
}

/** "someone who …" out of "She …", "people who …" out of "They …". */
function toldOf(answer: unknown, most: number): string | null {
  const phrase = firstPhrase(answer, most)
  if (phrase === null || !isStatement(answer) || shapeOf(phrase) !== 'clause') return null
  const match = phrase.match(/^(she|he|they)(?=['’\s])/i)
  if (!match) return null
  const whole = beforeAside(phrase)
  if (whole === null || shapeOf(whole) !== 'clause') return null
  return `${match[0].toLowerCase() === 'they' ? 'people' : 'someone'} who${whole.slice(match[0].length)}`
}

/** Whether the first sentence states something: a question or a joining word at its beginning needs what is around it. */
function isStatement(answer: unknown): boolean {
  const [sentence = ''] = sentences(answer)
  return (
    !/\?[”’"')]*$/.test(sentence) &&
    !/^(?:and|but|so|or|because|meanwhile|plus|also|yes|no,|then|however)\b/i.test(sentence)
  )
}

function peopleIn(answer: unknown, most: number): string | null {
  const name = nameIn(answer)
  if (name !== null) return `people like ${name}`
  const told = toldOf(answer, most)
  if (told !== null) return told
  const phrase = phraseOf(answer, new Set<Shape>(['noun phrase']), most)
  if (phrase === null) return null
  return isPlural(phrase) || /^(?:an?|one|anyone|anybody|someone|everyone|the|my|our)\b/i.test(phrase)
    ? phrase
    : null
}

function actionIn(answer: unknown, most: number): string | null {
  const phrase = phraseOf(answer, new Set<Shape>(['verb phrase', 'infinitive']), most)
  return phrase === null
    ? null
    : phrase.replace(/\bto (?=\p{L})/u, (match, at: number) => (at === 0 ? '' : match))
}

function gap(takes: Gap, answer: unknown, most: number): string | null {
  if (takes === 'thing') return phraseOf(answer, NOMINAL, most)
  if (takes === 'people') return peopleIn(answer, most)
  if (takes === 'name') return nameIn(answer)
  if (takes === 'action') return actionIn(answer, most)
  if (takes === 'quote') return quotable(answer, most)
  const phrase = firstPhrase(answer, most)
  if (phrase === null || shapeOf(phrase) !== 'clause' || !isStatement(answer)) return null
  if (takes === 'doing') return withoutSubject(phrase)
  return lowerFirst(phrase)
}

function spoken(phrase: string, speaker: Speaker): string | null {
  if (speaker === 'you') return toSecondPerson(phrase)
  if (speaker === 'we') return toFirstPlural(phrase)
  return phrase
}

/** What an answer gives for a gap, in the words of its speaker; null when the answer does not fit. */
export function phraseFor(answer: unknown, frame: Omit<Frame, 'say'>): string | null {
  const { takes, most = QUOTE_LENGTH, speaker = 'any' } = frame
  const phrase = gap(takes, answer, most)
  if (phrase === null || !isReadable(phrase)) return null
  if (takes === 'quote') return phrase
  const said = spoken(phrase, speaker)
  return said === null ? null : withNamedDays(withoutStop(said))
}

/**
 * The first frame that the answer fits, filled in; null when it fits none. A frame is never used with an answer of
 * another shape, so put last one that quotes, or one that does without.
 */
export function fillFrames(answer: unknown, frames: readonly Frame[]): string | null {
  for (const frame of frames) {
    const phrase = phraseFor(answer, frame)
    if (phrase !== null) return frame.say(phrase)
  }
  return null
}
