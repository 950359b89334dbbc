import { planLimit } from '../billing/plans.ts'
import { normaliseTier, type Tier } from '../billing/tiers.ts'
import { err, type Ok, ok, type Refusal } from '../shared/result.ts'

export type CampaignAllowance =
  | Ok<{ readonly left: number }>
  | Refusal<'not_in_plan'>
  | Refusal<'campaign_limit_reached', { readonly limit: number }>

/**
 * Whether one more campaign may be begun when `count` were begun in this calendar month of the workspace's zone
 * (creator none, pro 2, collective no limit). `left` is how many there is room for, this one included (`Infinity` when
 * unlimited). An unknown tier counts as creator, a count that is no number as 0.
 */
export function canAddCampaign(tier: Tier | null, count: number): CampaignAllowance {
  const limit = planLimit(normaliseTier(tier) ?? 'creator', 'campaignsPerMonth')
  if (limit === 0) return err('not_in_plan')
  const taken = typeof count === 'number' && count > 0 ? count : 0
  return taken < limit ? ok({ left: limit - taken }) : err('campaign_limit_reached', { limit })
}
