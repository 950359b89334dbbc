import type { PlanLimits } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'

/** Who each plan is for, in one line. */
export const PLAN_LINES: Readonly<Record<Tier, string>> = {
  creator: 'Find your words and keep showing up.',
  pro: 'Turn what you write into campaigns and clients.',
  collective: 'For a small team with one strong brand.',
}

/** What each plan has, in the words of the plan card; numbers come from the limits. */
export function planPoints(tier: Tier, limits: PlanLimits): readonly string[] {
  const stories = Number.isFinite(limits.stories) ? `${limits.stories} stories` : 'Unlimited stories'
  const credits = Number.isFinite(limits.assistantCreditsPerMonth)
    ? `${limits.assistantCreditsPerMonth} assistant credits a month`
    : 'Unlimited assistant credits'
  const people = limits.collaborators === 1 ? 'Just you' : `Room for ${limits.collaborators} people`
  const shared = [
    stories,
    'Brand foundation and score',
    'Editor with alignment while writing',
    credits,
    people,
  ]
  if (tier === 'creator') return [...shared, 'Planner for one platform']
  const campaigns = Number.isFinite(limits.campaignsPerMonth)
    ? `${limits.campaignsPerMonth} campaigns a month`
    : 'Unlimited campaigns'
  const pro = [...shared, campaigns, 'Planner for all platforms', 'Sales Hub and analytics']
  return tier === 'pro' ? pro : [...pro, 'Brand Watch and research hub', 'Priority support']
}

export const TRIAL_USED = 'Your free trial has been used already, so this plan needs a payment first.'

/** What every paused form says. */
export const readOnlyText =
  'Your plan has ended, so creating is paused. Everything you made is still here to read and take away.'
