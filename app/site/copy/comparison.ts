import type { PlanLimitKey } from '#core/billing/plans.ts'

/** What every plan shows of its own figures; whole analytics is a feature. */
export const BASIC_ANALYTICS = 'Basic analytics on the dashboard'

/** Limits in the order of the comparison table. */
export const LIMIT_NAMES: Readonly<Record<PlanLimitKey, string>> = {
  stories: 'Stories in the story bank',
  strategies: 'Strategies',
  brandProfiles: 'Brand profiles',
  assistantCreditsPerMonth: 'Assistant credits a month',
  campaignsPerMonth: 'New campaigns a month',
  plannerPlatforms: 'Platforms to schedule and publish on',
  mediaBytes: 'Storage for pictures, videos and recordings',
  collaborators: 'People in the workspace',
}
