import { onboardingFeatures } from '../../billing/features.ts'
import { isTier, type Tier } from '../../billing/tiers.ts'
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

/** The record from text that anybody may have written; its features are those of its tier. `null` when unreadable. */
export function parseCompletion(text: unknown): OnboardingCompletion | null {
  if (typeof text !== 'string' || text.length > 2000) return null
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null) return null
  const tier: unknown = Reflect.get(stored, 'tier')
  const at: unknown = Reflect.get(stored, 'completedAt')
  const completedAt = new Date(typeof at === 'string' ? Date.parse(at) : Number.NaN)
  return isTier(tier) && isValidDate(completedAt) ? onboardingCompletion(tier, completedAt) : null
}
