import type { Feature } from '#core/billing/features.ts'
import type { PlanLimitKey } from '#core/billing/plans.ts'

/** Limits in the order of the comparison table. */
export const LIMIT_NAMES: Readonly<Record<PlanLimitKey, string>> = {
  stories: 'Stories in the story bank',
  strategies: 'Strategies',
  brandProfiles: 'Brand profiles',
  assistantCreditsPerMonth: 'Assistant credits a month',
  campaignsPerMonth: 'New campaigns a month',
  plannerPlatforms: 'Platforms to schedule and publish on',
  mediaBytes: 'Storage for pictures and videos',
  collaborators: 'People in the workspace',
}

/**
 * What the product has today, as founders call it. A feature of the catalogue gets its line here when its page works:
 * what is still in the making is not sold.
 */
export const FEATURE_NAMES: Readonly<Partial<Record<Feature, string>>> = {
  storybank: 'Story bank',
  content_planner: 'Content planner, with publishing to connected accounts',
  campaigns: 'Campaign builder, with tracked links',
  sales_hub: 'Sales Hub: people, forms, offers, deals and proposals',
  team_access: 'Team access',
  assistant_ai: 'Assistant for strategy and analysis',
  brand_watch: 'Brand Watch: what your market publishes, in one feed',
}
