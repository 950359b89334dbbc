import { planLimit } from '../../billing/plans.ts'
import { isTier } from '../../billing/tiers.ts'
import { readCount, readInstant, readKey, readText } from '../../shared/untrusted.ts'
import type { IntegrityIssue } from './report.ts'

/** The stored tier as written, `''` when there is none. */
export function storedTier(profile: unknown): string {
  return readText(readKey(profile, 'subscription_tier', 'subscriptionTier', 'tier'))
}

/** A profile that is missing, or lacks what the workspace greets and writes to. */
export function emptyProfileIssues(profile: unknown): IntegrityIssue[] {
  if (typeof profile !== 'object' || profile === null) {
    return [
      {
        type: 'empty_profiles',
        severity: 'critical',
        description: 'Your account has no profile.',
        affectedTables: ['profiles'],
        suggestedFix: 'Create your profile again.',
        repair: 'create_profile',
      },
    ]
  }
  const missing: string[] = []
  if (readText(readKey(profile, 'full_name', 'fullName')) === '') missing.push('name')
  if (readText(readKey(profile, 'email')) === '') missing.push('email address')
  if (missing.length === 0) return []
  return [
    {
      type: 'empty_profiles',
      severity: missing.length === 2 ? 'high' : 'medium',
      description: `Your profile has no ${missing.join(' and no ')}.`,
      affectedTables: ['profiles'],
      suggestedFix: `Add your ${missing.join(' and ')} in Settings.`,
      repair: null,
    },
  ]
}

/** A tier outside the three, and subscriptions that contradict themselves. */
export function subscriptionIssues(profile: unknown, now: Date | null): IntegrityIssue[] {
  const tier = storedTier(profile)
  const status = readText(readKey(profile, 'subscription_status', 'subscriptionStatus', 'status'))
  const endsAt = readInstant(readKey(profile, 'subscription_end_date', 'subscriptionEndDate'))
  const issues: IntegrityIssue[] = []
  const inconsistent = (description: string, suggestedFix: string) =>
    issues.push({
      type: 'inconsistent_subscription',
      severity: 'high',
      description,
      affectedTables: ['profiles'],
      suggestedFix,
      repair: 'read_subscription',
    })
  if (tier !== '' && !isTier(tier)) {
    issues.push({
      type: 'invalid_tier',
      severity: 'high',
      description: `Your saved plan, “${tier.slice(0, 40)}”, isn’t one of our plans.`,
      affectedTables: ['profiles'],
      suggestedFix: 'Update your plan from your subscription.',
      repair: 'read_subscription',
    })
  }
  if (status === 'active' && tier === '') {
    inconsistent(
      'Your subscription is active, but we have no plan saved for it.',
      'Update your plan from your subscription.',
    )
  }
  if (status === 'active' && endsAt && now && endsAt < now) {
    inconsistent(
      'Your subscription is active, but its end date has passed.',
      'Update the status and end date from your subscription.',
    )
  }
  return issues
}

/** Numbers above which a count looks wrong. */
export const COUNT_LIMITS = {
  proGenerations: 50,
  creatorGenerations: planLimit('creator', 'assistantCreditsPerMonth'),
  stories: 100,
  campaigns: 50,
} as const

const COUNTED = [
  ['stories', 'stories_count', 'storiesCount'],
  ['posts', 'posts_count', 'postsCount'],
  ['campaigns', 'campaigns_count', 'campaignsCount'],
  ['strategies', 'strategies_count', 'strategiesCount'],
  ['assistant replies', 'ai_generations_count', 'aiGenerationsCount'],
] as const

/**
 * Counters of the profile that differ from the rows they count. `counted` carries the true numbers under the counters'
 * names; what it leaves out is not judged.
 */
export function driftIssues(profile: unknown, counted: unknown): IntegrityIssue[] {
  if (typeof profile !== 'object' || profile === null) return []
  return COUNTED.flatMap(([name, snake, camel]): IntegrityIssue[] => {
    const actual = readKey(counted, snake, camel)
    const stored = readCount(readKey(profile, snake, camel))
    if (typeof actual !== 'number' || readCount(actual) === stored) return []
    return [
      {
        type: 'count_anomaly',
        severity: 'medium',
        description: `Your profile says you have ${stored} ${name}, but there are ${readCount(actual)}.`,
        affectedTables: ['profiles'],
        suggestedFix: 'Update the count.',
        repair: 'count_again',
      },
    ]
  })
}

/**
 * What is odd about the assistant's use. The credits of this month are judged by what the plan includes; where they are
 * not known, all replies there ever were by `COUNT_LIMITS`.
 */
function generationOddity(tier: string, generations: number, counted: unknown): string | null {
  const credits = readKey(counted, 'creditsThisMonth', 'credits_this_month')
  if (typeof credits === 'number') {
    if (!isTier(tier)) return null
    const allowed = planLimit(tier, 'assistantCreditsPerMonth')
    return readCount(credits) > allowed
      ? `You’ve used ${readCount(credits)} assistant credits this month, and your plan includes ${allowed}.`
      : null
  }
  if (tier === 'pro' && generations > COUNT_LIMITS.proGenerations)
    return `Your ${generations} assistant replies are more than we’d expect on Pro.`
  if (tier === 'creator' && generations > COUNT_LIMITS.creatorGenerations)
    return `Your account shows ${generations} assistant replies on Creator.`
  return null
}

/** Counts that do not fit the tier, or look too high for one workspace. */
export function countIssues(profile: unknown, counted?: unknown): IntegrityIssue[] {
  const tier = storedTier(profile)
  const generations = readCount(readKey(profile, 'ai_generations_count', 'aiGenerationsCount'))
  const stories = readCount(readKey(profile, 'stories_count', 'storiesCount'))
  const campaigns = readCount(readKey(profile, 'campaigns_count', 'campaignsCount'))
  const issues: IntegrityIssue[] = []
  const low = (type: 'tier_anomaly' | 'count_anomaly', description: string, suggestedFix: string) =>
    issues.push({
      type,
      severity: 'low',
      description,
      affectedTables: ['profiles'],
      suggestedFix,
      repair: null,
    })
  const oddity = generationOddity(tier, generations, counted)
  if (oddity) low('tier_anomaly', oddity, 'Compare this number with your assistant history.')
  if (stories > COUNT_LIMITS.stories) {
    low(
      'count_anomaly',
      `You have ${stories} stories, which is unusually high.`,
      'Check that you recognise all your stories.',
    )
  }
  if (campaigns > COUNT_LIMITS.campaigns) {
    low(
      'count_anomaly',
      `You have ${campaigns} campaigns, which is unusually high.`,
      'Check that you recognise all your campaigns.',
    )
  }
  return issues
}
