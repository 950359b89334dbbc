import { dayAfter, mondayOf } from '../../../schedule/days.ts'
import type { IdeaKind } from './pattern.ts'
import type { Idea } from './pool.ts'

/** How many ideas stand on the dashboard. */
export const IDEAS_IN_SET = 5
/** How long an idea that was shown stays away, in days. */
export const REST_DAYS = 60

/** What became of an idea: it stands on the dashboard, another set was asked for, it was used, or it is never wanted. */
export const IDEA_STATUSES = ['shown', 'passed', 'used', 'not_for_me'] as const
export type IdeaStatus = (typeof IDEA_STATUSES)[number]

export interface IdeaState {
  readonly id: string
  readonly status: IdeaStatus
  /** The day it came to the dashboard or last left it, YYYY-MM-DD. */
  readonly on: string
}

export interface ChosenIdeas {
  /** `IDEAS_IN_SET` while there are enough; more where one that was not wanted came back. */
  readonly ideas: readonly Idea[]
  /** Ids of those that were not on the dashboard before, to be noted. */
  readonly fresh: readonly string[]
  /** How many more could follow within `REST_DAYS`. */
  readonly left: number
}

/** What speaks loudest comes first: what is felt, due or silent before what is always there. */
const LOUDNESS: Readonly<Record<IdeaKind, number>> = {
  checkin: 0,
  season: 0,
  story: 0,
  pillar: 0,
  worked: 1,
  promise: 1,
  planned: 1,
  told: 1,
  problem: 2,
  value: 2,
  client: 2,
  offer: 2,
  voice: 3,
  everyday: 4,
}

/** Where FNV-1a begins. */
const NOTHING_READ = 0x811c9dc5

/** Reads a text on from what was read before it (FNV-1a). */
function readOn(before: number, text: string): number {
  let value = before
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return value
}

/** A number of 32 bits for a text, the same on every machine; `before` is what was read of its beginning. */
function hash(text: string, before = NOTHING_READ): number {
  let value = readOn(before, text)
  // FNV leaves texts that differ at the end close together.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * One of each kind, the loudest kinds first and in turn by the seed, then a second of each, and so on; of each kind
 * first those that name something of the founder's.
 */
function inTurn(ideas: readonly Idea[], seed: string): Idea[] {
  const seeded = readOn(NOTHING_READ, `${seed} `)
  const met = new Map<IdeaKind, number>()
  return ideas
    .map(idea => ({ idea, order: hash(idea.id, seeded) }))
    .sort((a, b) => Number(b.idea.isNamed) - Number(a.idea.isNamed) || a.order - b.order)
    .map(({ idea }) => {
      const round = met.get(idea.kind) ?? 0
      met.set(idea.kind, round + 1)
      return { idea, round, loud: LOUDNESS[idea.kind], tie: hash(`${round} ${idea.kind}`, seeded) }
    })
    .sort((a, b) => a.round - b.round || a.loud - b.loud || a.tie - b.tie)
    .map(({ idea }) => idea)
}

/** Whether an idea may come to the dashboard: never shown, or rested; never one that is not wanted. */
function isRested(state: IdeaState | undefined, today: string): boolean {
  if (!state) return true
  return state.status !== 'not_for_me' && dayAfter(state.on, REST_DAYS) <= today
}

/**
 * The ideas of today, out of those that are possible. What came this week and still holds stays until it is used, not
 * wanted or another set is asked for; free places are filled with ideas that rested. The same workspace, day, data and
 * states always give the same ideas in the same order. `today` is YYYY-MM-DD in the founder's zone.
 */
export function chooseIdeas(
  possible: readonly Idea[],
  { states, today, workspace }: { states: readonly IdeaState[]; today: string; workspace: string },
): ChosenIdeas {
  const known = new Map(states.map(state => [state.id, state]))
  const monday = mondayOf(today)
  const isStanding = ({ id }: Idea) => {
    const state = known.get(id)
    return state?.status === 'shown' && state.on >= monday && state.on <= today
  }
  const standing = possible.filter(isStanding)
  const rested = inTurn(
    possible.filter(idea => !isStanding(idea) && isRested(known.get(idea.id), today)),
    `${workspace} ${today}`,
  )
  const kinds = new Set(standing.map(({ kind }) => kind))
  const others = [
    ...rested.filter(({ kind }) => !kinds.has(kind)),
    ...rested.filter(({ kind }) => kinds.has(kind)),
  ]
  const fresh = others.slice(0, Math.max(0, IDEAS_IN_SET - standing.length))
  const place = (idea: Idea) => hash(`${workspace} ${idea.id}`)
  return {
    ideas: [...standing, ...fresh].sort((a, b) => LOUDNESS[a.kind] - LOUDNESS[b.kind] || place(a) - place(b)),
    fresh: fresh.map(({ id }) => id),
    left: rested.length - fresh.length,
  }
}
