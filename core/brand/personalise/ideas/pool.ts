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

const GAP = /\{(\w+)\}/g

function sentence(
  pattern: IdeaPattern,
  phrases: ReturnType<typeof slotPhrases>,
  dayOf: () => string | null,
): Pick<Idea, 'text' | 'isNamed'> {
  for (const frame of pattern.frames) {
    let isWhole = true
    const text = frame.replace(GAP, (_, name: Slot) => {
      const phrase = name === 'date' ? dayOf() : phrases[name]
      if (phrase === null) isWhole = false
      return phrase ?? ''
    })
    if (isWhole && text.length <= IDEA_LENGTH)
      return { text: text.charAt(0).toUpperCase() + text.slice(1), isNamed: text !== frame }
  }
  return { text: pattern.frames.at(-1) ?? '', isNamed: false }
}

const seasonOf = (needs: readonly Need[]) =>
  needs.find(need => need.startsWith('season:'))?.slice('season:'.length) as SeasonId | undefined

/** The ideas whose needs the data meets, in a voice that fits (every voice fits where there is none), put into words. */
export function possibleIdeas(facts: IdeaFacts, voice: string | null): Idea[] {
  const phrases = slotPhrases(facts)
  return IDEA_POOL.filter(
    ({ needs, voices = [] }) =>
      needs.every(need => holds(need, facts)) && (voices.length === 0 || voices.some(name => name === voice)),
  ).map(pattern => {
    const season = seasonOf(pattern.needs)
    const said = sentence(pattern, phrases, () => (season ? seasonDay(facts, season) : null))
    return { id: pattern.id, kind: pattern.kind, ...said }
  })
}
