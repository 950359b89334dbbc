import { meetsTier, TIERS, type Tier } from './tiers.ts'

/** The feature catalogue with the lowest tier that has each. */
const LOWEST_TIER = {
  storybank: 'creator',
  content_planner: 'creator',
  campaigns: 'pro',
  connect: 'pro',
  convert: 'pro',
  team_access: 'pro',
  advanced_brand_alignment: 'pro',
  assistant_ai: 'pro',
  analytics: 'pro',
  sales_hub: 'pro',
  studio_vault: 'collective',
  content_requests: 'collective',
  monthly_strategy_review: 'collective',
  premium_onboarding: 'collective',
  research_hub: 'collective',
  competitor_analysis: 'collective',
  real_time_insights: 'collective',
  brand_watch: 'collective',
} as const satisfies Record<string, Tier>

export type Feature = keyof typeof LOWEST_TIER

/** Every feature of the catalogue, from the lowest tier to the highest. */
export const FEATURES: readonly Feature[] = Object.keys(LOWEST_TIER).filter(isFeature)

/** Is this a feature of the catalogue? */
export function isFeature(input: unknown): input is Feature {
  return typeof input === 'string' && Object.hasOwn(LOWEST_TIER, input)
}

/** The lowest tier that has the feature; what is not in the catalogue needs the highest. */
export function featureTier(feature: Feature): Tier {
  return isFeature(feature) ? LOWEST_TIER[feature] : 'collective'
}

/** Does the tier have the feature? `null` counts as creator; what is not in the catalogue nobody has. */
export function hasFeature(tier: Tier | null, feature: Feature): boolean {
  return isFeature(feature) && meetsTier(tier, featureTier(feature))
}

/** All features of a tier, those of the lower tiers included. */
export function featuresOf(tier: Tier | null): readonly Feature[] {
  return FEATURES.filter(feature => hasFeature(tier, feature))
}

/** What each tier adds at onboarding. */
const ONBOARDING_ADDS: Readonly<Record<Tier, readonly string[]>> = {
  creator: ['clarify', 'storybank', 'create'],
  pro: ['campaigns', 'connect', 'analytics'],
  collective: ['team', 'advanced-workflows', 'priority-support'],
}

/** The features that onboarding names for a tier, those of the lower tiers first. */
export function onboardingFeatures(tier: Tier): string[] {
  return TIERS.filter(each => meetsTier(tier, each)).flatMap(each => ONBOARDING_ADDS[each])
}
