import { isTier, type Tier } from '../../billing/tiers.ts'

/** The screens of /onboarding. */
export const ONBOARDING_STEPS = ['welcome', 'kickstart', 'first-post', 'results', 'tier-setup'] as const

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** Where onboarding leads: one of its screens, or out of it. */
export type OnboardingPlace = OnboardingStep | 'dashboard'

export type OnboardingEvent = 'begin' | 'continue' | 'snapshot_saved' | 'snapshot_failed' | 'finish'

const WAYS: Readonly<Record<OnboardingPlace, Readonly<Partial<Record<OnboardingEvent, OnboardingPlace>>>>> = {
  welcome: { begin: 'kickstart', continue: 'kickstart' },
  // A snapshot that cannot be saved must not hold anybody up: 'Setup Complete', then the results.
  kickstart: { snapshot_saved: 'first-post', snapshot_failed: 'results' },
  'first-post': { finish: 'dashboard', continue: 'dashboard' },
  results: { finish: 'dashboard', continue: 'dashboard' },
  'tier-setup': { finish: 'dashboard', continue: 'dashboard' },
  dashboard: {},
}

/** Where an event leads from a place; an event that means nothing there leads nowhere. */
export function nextOnboardingPlace(place: OnboardingPlace, event: OnboardingEvent): OnboardingPlace {
  if (!Object.hasOwn(WAYS, place)) return 'welcome'
  const ways = WAYS[place]
  return (Object.hasOwn(ways, event) ? ways[event] : undefined) ?? place
}

/** Cookies, so that the server renders the right page at once. The account's record wins over a missing one. */
export const ONBOARDING_COOKIES = {
  kickstartCompleted: 'kickstart_completed',
  setupComplete: 'smart_dashboard_setup_complete',
  completion: 'onboarding_completion',
  quiz: 'preOnboardingQuiz',
} as const

/** The cookie that remembers a tier's welcome: 'welcome_seen_pro'. */
export function welcomeSeenCookie(tier: Tier): string {
  return `welcome_seen_${tier}`
}

/** What is known about somebody who opens /onboarding. */
export interface OnboardingFacts {
  readonly tier: Tier | null
  /** The device remembers a finished kickstart (cookie kickstart_completed). */
  readonly cookieCompleted: boolean
  /** The device remembers this tier's welcome (cookie welcome_seen_{tier}). */
  readonly cookieWelcomeSeen: boolean
  /** The account remembers a finished onboarding (user_onboarding_status). */
  readonly recordCompleted: boolean
  /** The account remembers these tiers' welcomes. */
  readonly recordWelcomeSeen: readonly Tier[]
}

/**
 * Where somebody who opens /onboarding begins: at the welcome, unless the kickstart is done; then a tier above creator
 * whose welcome was not seen gets it, and everybody else the dashboard. The account's record counts like the cookie,
 * so that a second device does not start over.
 */
export function onboardingEntry(facts: OnboardingFacts): 'welcome' | 'tier-setup' | 'dashboard' {
  if (!facts.cookieCompleted && !facts.recordCompleted) return 'welcome'
  const { tier } = facts
  if (!isTier(tier) || tier === 'creator') return 'dashboard'
  return facts.cookieWelcomeSeen || facts.recordWelcomeSeen.includes(tier) ? 'dashboard' : 'tier-setup'
}
