import { contentScorer } from '../../brand/alignment/score-content.ts'
import { DIMENSIONS, type Dimension } from '../../brand/alignment/types.ts'
import { FEWEST } from '../numbers.ts'

/** The best posts are the top quarter, but at least and at most so many. */
const [FEWEST_BEST, MOST_BEST] = [3, 10]
/** Reasons that are shown. */
const MOST_REASONS = 12

/** A reason of the rules for a part of a score: `your value “plain language”`. */
export interface Reason {
  readonly dimension: Dimension
  readonly why: string
}

/** What the rules find in a text. */
export interface Reasoned {
  readonly scores: Readonly<Record<Dimension, number>>
  readonly reasons: readonly Reason[]
}

/** A reason with how many of the best posts have it, and whether the other post does. */
export interface SharedReason extends Reason {
  readonly best: number
  readonly isInThis: boolean
}

/** How many of a number of scored posts are the best; none below ten. */
export function bestCount(posts: number): number {
  return posts < FEWEST ? 0 : Math.min(MOST_BEST, Math.max(FEWEST_BEST, Math.floor(posts / 4)))
}

/** Why each text scores as it does, every reason once. Takes up to 20 milliseconds for a text. */
export function reasonsOf(
  texts: readonly string[],
  foundation: Readonly<Record<string, string | readonly string[]>>,
): Reasoned[] {
  const score = contentScorer(foundation)
  return texts.map(text => {
    const { voice, values, audience, emotion, matches } = score(text)
    const reasons = new Map(matches.map(({ dimension, why }) => [`${dimension} ${why}`, { dimension, why }]))
    return { scores: { voice, values, audience, emotion }, reasons: [...reasons.values()] }
  })
}

/** What at least two of the best posts have in common, the most common first; at most twelve reasons. */
export function sharedReasons(post: Reasoned | null, best: readonly Reasoned[]): SharedReason[] {
  const keyOf = ({ dimension, why }: Reason) => `${dimension} ${why}`
  const own = new Set(post?.reasons.map(keyOf))
  const counted = new Map<string, SharedReason>()
  for (const { reasons } of best)
    for (const reason of reasons) {
      const key = keyOf(reason)
      const before = counted.get(key)?.best ?? 0
      counted.set(key, { ...reason, best: before + 1, isInThis: own.has(key) })
    }
  const order = (reason: Reason) => DIMENSIONS.indexOf(reason.dimension)
  return [...counted.values()]
    .filter(({ best }) => best > 1)
    .sort((a, b) => b.best - a.best || order(a) - order(b) || (a.why < b.why ? -1 : 1))
    .slice(0, MOST_REASONS)
}

/** The mean of each dimension of some posts, whole; 0 for none. */
export function meanOfBest(best: readonly Reasoned[]): Readonly<Record<Dimension, number>> {
  const mean = (dimension: Dimension) =>
    Math.round(best.reduce((sum, { scores }) => sum + scores[dimension], 0) / Math.max(1, best.length))
  return {
    voice: mean('voice'),
    values: mean('values'),
    audience: mean('audience'),
    emotion: mean('emotion'),
  }
}
