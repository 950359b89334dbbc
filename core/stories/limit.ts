import { planLimit } from '../billing/plans.ts'
import { normaliseTier, type Tier } from '../billing/tiers.ts'
import { err, type Ok, ok, type Refusal } from '../shared/result.ts'

export type StoryAllowance =
  | Ok<{ readonly left: number }>
  | Refusal<'story_limit_reached', { readonly limit: number }>

/**
 * Whether one more story may be added when `count` exist: `left` is how many there is room for (`Infinity` when
 * unlimited), a refusal carries the `limit`. An unknown tier counts as creator, a count that is no number as 0.
 */
export function canAddStory(tier: Tier | null, count: number): StoryAllowance {
  const limit = planLimit(normaliseTier(tier) ?? 'creator', 'stories')
  const taken = typeof count === 'number' && count > 0 ? count : 0
  return taken < limit ? ok({ left: limit - taken }) : err('story_limit_reached', { limit })
}
