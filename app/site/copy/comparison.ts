import type { Feature } from '#core/billing/features.ts'
import type { PlanLimitKey } from '#core/billing/plans.ts'

/** Limits in the order of the comparison table. */
export const LIMIT_NAMES: Readonly<Record<PlanLimitKey, string>> = {
  stories: 'Stories in the story bank',
  strategies: 'Strategies',
  brandProfiles: 'Brand profiles',
  assistantCreditsPerMonth: 'Assistant credits a month',
  campaignsPerMonth: 'New campaigns a month',
  plannerPlatforms: 'Platforms in the planner',
  collaborators: 'People in the workspace',
}

/** Features as founders call them. */
export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  storybank: 'Story bank',
  content_planner: 'Content planner',
  campaigns: 'Campaign builder',
  connect: 'Publishing to your networks',
  convert: 'Offers and lead forms',
  team_access: 'Team access',
  advanced_brand_alignment: 'Brand alignment in depth',
  assistant_ai: 'Assistant for strategy and analysis',
  analytics: 'Analytics',
  sales_hub: 'Sales Hub',
  studio_vault: 'Studio vault',
  content_requests: 'Content requests',
  monthly_strategy_review: 'Monthly strategy review',
  premium_onboarding: 'Personal onboarding',
  research_hub: 'Research hub',
  competitor_analysis: 'Competitor comparison',
  real_time_insights: 'Insights as they happen',
  brand_watch: 'Brand Watch',
}
