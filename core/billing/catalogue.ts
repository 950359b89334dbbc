import { FEATURES, type Feature, featureTier } from './features.ts'
import type { Tier } from './tiers.ts'

/** What a feature is for whoever pays for it, and which test uses it. */
export interface CatalogueEntry {
  /** Its name in the comparison of plans. */
  readonly name: string
  /** Its line on a plan’s card; null where a limit of the plan says it already. */
  readonly point: string | null
  /** The page where it is used. */
  readonly to: string
  /** The test that uses it, from the root of the project. */
  readonly proof: string
}

/**
 * The one list behind the comparison of plans, the cards and the test that walks it (`app/catalogue.test.ts`): a feature
 * that has no place in the product has none here, and is not sold.
 */
export const CATALOGUE: Readonly<Record<Feature, CatalogueEntry>> = {
  storybank: {
    name: 'Story bank',
    point: null,
    to: '/app/storybank',
    proof: 'e2e/journeys/stories/stories.spec.ts',
  },
  content_planner: {
    name: 'Content planner, with publishing to connected accounts',
    point: null,
    to: '/app/content',
    proof: 'e2e/journeys/schedule.spec.ts',
  },
  campaigns: {
    name: 'Campaign builder, with tracked links',
    point: 'Tracked links that show which post people came from',
    to: '/app/campaigns',
    proof: 'e2e/journeys/campaign-plan.spec.ts',
  },
  connect: {
    name: 'Webhooks for your other programs',
    point: null,
    to: '/app/settings/webhooks',
    proof: 'e2e/journeys/webhooks.spec.ts',
  },
  convert: {
    name: 'Offers, forms and proposals',
    point: 'Sales Hub with forms, offers, deals and proposals',
    to: '/app/sales-hub/forms',
    proof: 'e2e/journeys/lead-forms.spec.ts',
  },
  team_access: {
    name: 'Team access, with roles and approval',
    point: null,
    to: '/app/team',
    proof: 'e2e/journeys/workspace/team.spec.ts',
  },
  advanced_brand_alignment: {
    name: 'Alignment in depth: over time, by platform, by author, and with different answers',
    point: null,
    to: '/app/clarify/alignment',
    proof: 'e2e/journeys/analytics.spec.ts',
  },
  assistant_ai: {
    name: 'Assistant for strategy and analysis',
    point: null,
    to: '/app/assistant',
    proof: 'e2e/journeys/workspace/assistant.spec.ts',
  },
  analytics: {
    name: 'Analytics, with what works, reports and a weekly letter',
    point: 'Analytics from your plan to your pounds, with the rows behind every number',
    to: '/app/analytics',
    proof: 'e2e/journeys/analytics.spec.ts',
  },
  sales_hub: {
    name: 'Sales Hub: people, deals and where every pound came from',
    point: null,
    to: '/app/sales-hub',
    proof: 'e2e/journeys/post-to-pounds.spec.ts',
  },
  studio_vault: {
    name: 'Vault: pictures, finished posts and brand kit in one place',
    point: 'A vault for pictures, finished posts and your brand kit',
    to: '/app/vault',
    proof: 'e2e/journeys/vault.spec.ts',
  },
  content_requests: {
    name: 'Requests: clients and colleagues ask for a post',
    point: 'Requests, so that clients and colleagues can ask for a post',
    to: '/app/requests',
    proof: 'e2e/journeys/requests.spec.ts',
  },
  monthly_strategy_review: {
    name: 'Monthly review, with the next 30 days proposed',
    point: 'A monthly review that proposes the next 30 days',
    to: '/app/strategy/review',
    proof: 'e2e/journeys/monthly-review.spec.ts',
  },
  premium_onboarding: {
    name: 'Onboarding call and team checklist',
    point: 'An onboarding call with us',
    to: '/app/guide',
    proof: 'e2e/journeys/onboarding-call.spec.ts',
  },
  research_hub: {
    name: 'Research notes that cite what you saved',
    point: null,
    to: '/app/brand-watch/research',
    proof: 'e2e/journeys/research-notes.spec.ts',
  },
  competitor_analysis: {
    name: 'Competitors, compared with your brand',
    point: 'Competitors compared with your brand, and research notes',
    to: '/app/brand-watch/competitors',
    proof: 'e2e/journeys/competitors.spec.ts',
  },
  real_time_insights: {
    name: 'Insights within a minute of a change',
    point: 'Insights within a minute of a change',
    to: '/insights',
    proof: 'app/insights/services/insights.db.test.ts',
  },
  brand_watch: {
    name: 'Brand Watch: feeds, pages, prices and mentions',
    point: 'Brand Watch: feeds, pages, prices and mentions in one place',
    to: '/app/brand-watch',
    proof: 'e2e/journeys/brand-watch.spec.ts',
  },
}

/** The lines of a plan’s card for what its tier adds to the one below. */
export function cataloguePoints(tier: Tier): string[] {
  return FEATURES.filter(feature => featureTier(feature) === tier).flatMap(
    feature => CATALOGUE[feature].point ?? [],
  )
}
