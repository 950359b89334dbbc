import { onboardingFeatures } from '../../billing/features.ts'
import type { Tier } from '../../billing/tiers.ts'
import { isValidDate } from '../../shared/time.ts'

/** What is remembered of a finished onboarding. */
export interface OnboardingCompletion {
  readonly tier: Tier
  readonly completedAt: Date
  readonly features: string[]
}

/** The record of an onboarding that is finished now. */
export function onboardingCompletion(tier: Tier, now: Date): OnboardingCompletion {
  return { tier, completedAt: new Date(now.getTime()), features: onboardingFeatures(tier) }
}

/** The record as text, for the cookie onboarding_completion. */
export function formatCompletion(completion: OnboardingCompletion): string {
  const { tier, completedAt, features } = completion
  return JSON.stringify({
    tier,
    completedAt: isValidDate(completedAt) ? completedAt.toISOString() : null,
    features,
  })
}
