import { upperFirst } from '../../../shared/grammar/phrase.ts'
import type { IdeaFacts } from './facts.ts'
import { holds, type Need } from './needs.ts'
import type { IdeaKind, IdeaPattern } from './pattern.ts'
import { CLIENT_PATTERNS, OFFER_PATTERNS, PROBLEM_PATTERNS, VALUE_PATTERNS } from './patterns/answers.ts'
import { EVERYDAY_PATTERNS } from './patterns/everyday.ts'
import { PLANNED_PATTERNS, WORKED_PATTERNS } from './patterns/posts.ts'
import { SEASON_PATTERNS } from './patterns/seasons.ts'
import { STORY_PATTERNS, TOLD_PATTERNS } from './patterns/stories.ts'
import { CHECKIN_PATTERNS, PILLAR_PATTERNS, PROMISE_PATTERNS } from './patterns/strategy.ts'
import { VOICE_PATTERNS } from './patterns/voices.ts'
import type { SeasonId } from './season.ts'
import { type Slot, seasonDay, slotPhrases } from './slots.ts'

const BY_KIND: Readonly<Record<IdeaKind, readonly IdeaPattern[]>> = {
  checkin: CHECKIN_PATTERNS,
  season: SEASON_PATTERNS,
  story: STORY_PATTERNS,
  pillar: PILLAR_PATTERNS,
  worked: WORKED_PATTERNS,
  promise: PROMISE_PATTERNS,
  planned: PLANNED_PATTERNS,
  told: TOLD_PATTERNS,
  problem: PROBLEM_PATTERNS,
  value: VALUE_PATTERNS,
  client: CLIENT_PATTERNS,
  offer: OFFER_PATTERNS,
  voice: VOICE_PATTERNS,
  everyday: EVERYDAY_PATTERNS,
}

/** Every pattern with its kind. */
export const IDEA_POOL: readonly (IdeaPattern & { readonly kind: IdeaKind })[] = (
  Object.keys(BY_KIND) as IdeaKind[]
).flatMap(kind => BY_KIND[kind].map(pattern => ({ ...pattern, kind })))

/** An idea as the founder reads it. */
export interface Idea {
  readonly id: string
  readonly kind: IdeaKind
  /** At most 200 characters, one or two sentences. */
  readonly text: string
  /** Whether it names something of the founder's. */
  readonly isNamed: boolean
}

/** The most characters of an idea, so that it fits the title of a post. */
export const IDEA_LENGTH = 200

const GAP = /\{(\w+)\}/

/** A frame taken apart: its first words, and each gap with the words behind it. */
interface Frame {
  readonly begin: string
  readonly gaps: readonly { readonly slot: Slot; readonly after: string }[]
}

function takeApart(frame: string): Frame {
  const [begin = '', ...rest] = frame.split(GAP)
  const gaps = rest.flatMap((slot, at) => (at % 2 ? [] : [{ slot: slot as Slot, after: rest[at + 1] ?? '' }]))
  return { begin: upperFirst(begin), gaps }
}

const seasonOf = (needs: readonly Need[]) =>
  needs.find(need => need.startsWith('season:'))?.slice('season:'.length) as SeasonId | undefined

/** The pool as sentences are made of it: taken apart once, because every dashboard puts all that fit into words. */
const FRAMED_POOL = IDEA_POOL.map(pattern => ({
  ...pattern,
  frames: pattern.frames.map(takeApart),
  lastFrame: pattern.frames.at(-1) ?? '',
  season: seasonOf(pattern.needs),
}))

type FramedPattern = (typeof FRAMED_POOL)[number]
type PhraseOf = (slot: Slot, pattern: FramedPattern) => string | null

/** A frame with its gaps filled; null where one cannot be. */
function filled({ begin, gaps }: Frame, pattern: FramedPattern, phraseOf: PhraseOf): string | null {
  let text = begin
  for (const { slot, after } of gaps) {
    const phrase = phraseOf(slot, pattern)
    if (phrase === null) return null
    text += (text === '' ? upperFirst(phrase) : phrase) + after
  }
  return text
}

function inWords(pattern: FramedPattern, phraseOf: PhraseOf): Idea {
  const { id, kind, frames, lastFrame } = pattern
  for (const frame of frames) {
    const text = filled(frame, pattern, phraseOf)
    if (text !== null && text.length <= IDEA_LENGTH) return { id, kind, text, isNamed: frame.gaps.length > 0 }
  }
  return { id, kind, text: lastFrame, isNamed: false }
}

/** The ideas whose needs the data meets, in a voice that fits (every voice fits where there is none), put into words. */
export function possibleIdeas(facts: IdeaFacts, voice: string | null): Idea[] {
  const phrases = slotPhrases(facts)
  const phraseOf: PhraseOf = (slot, { season }) => {
    if (slot !== 'date') return phrases[slot]
    return season ? seasonDay(facts, season) : null
  }
  return FRAMED_POOL.filter(
    ({ needs, voices = [] }) =>
      needs.every(need => holds(need, facts)) && (voices.length === 0 || voices.some(name => name === voice)),
  ).map(pattern => inWords(pattern, phraseOf))
}
