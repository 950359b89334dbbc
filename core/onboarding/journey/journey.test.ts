import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIERS } from '../../billing/tiers.ts'
import { onboardingCompletion } from './completion.ts'
import {
  nextOnboardingPlace,
  type OnboardingEvent,
  type OnboardingPlace,
  onboardingEntry,
  welcomeSeenCookie,
} from './flow.ts'
import { tierWelcome } from './welcome.ts'

const now = new Date('2026-11-20T12:00:00Z')
const events: OnboardingEvent[] = [
  ...(['begin', 'continue', 'snapshot_saved', 'snapshot_failed', 'finish'] as const),
]
const walk = (path: OnboardingEvent[], from: OnboardingPlace = 'welcome') =>
  path.reduce(nextOnboardingPlace, from)

describe('the way through onboarding', () => {
  it('leads from the welcome to the dashboard', () => {
    expect(walk(['begin'])).toBe('kickstart')
    expect(walk(['begin', 'snapshot_saved'])).toBe('first-post')
    expect(walk(['begin', 'snapshot_saved', 'finish'])).toBe('dashboard')
    expect(walk(['finish'], 'tier-setup')).toBe('dashboard')
  })

  it('goes straight to the results when saving fails', () => {
    expect(walk(['begin', 'snapshot_failed'])).toBe('results')
  })

  it('never passes the kickstart without handing it in', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), path => {
        const reached = walk(path)
        const handedIn = path.includes('snapshot_saved') || path.includes('snapshot_failed')
        expect(['welcome', 'kickstart'].includes(reached) || handedIn).toBe(true)
        expect(walk(['begin'], 'dashboard')).toBe('dashboard')
      }),
    )
  })

  it('stays where it is on anything it does not know', () => {
    expect(nextOnboardingPlace('kickstart', 'toString' as OnboardingEvent)).toBe('kickstart')
    expect(nextOnboardingPlace('nowhere' as OnboardingPlace, 'begin')).toBe('welcome')
  })
})

describe('coming to /onboarding', () => {
  const fresh = {
    tier: 'pro',
    cookieCompleted: false,
    cookieWelcomeSeen: false,
    recordCompleted: false,
    recordWelcomeSeen: [],
  } as const

  it('begins at the welcome', () => {
    expect(onboardingEntry(fresh)).toBe('welcome')
  })

  it('shows a higher tier its welcome once', () => {
    expect(onboardingEntry({ ...fresh, cookieCompleted: true })).toBe('tier-setup')
    expect(onboardingEntry({ ...fresh, cookieCompleted: true, cookieWelcomeSeen: true })).toBe('dashboard')
    expect(onboardingEntry({ ...fresh, cookieCompleted: true, recordWelcomeSeen: ['pro'] })).toBe('dashboard')
    expect(
      onboardingEntry({ ...fresh, tier: 'collective', cookieCompleted: true, recordWelcomeSeen: ['pro'] }),
    ).toBe('tier-setup')
    expect(welcomeSeenCookie('pro')).toBe('welcome_seen_pro')
  })

  it('sends creators who have finished to the dashboard, also on a second device', () => {
    for (const state of [{ cookieCompleted: true }, { recordCompleted: true }]) {
      expect(onboardingEntry({ ...fresh, tier: 'creator', ...state })).toBe('dashboard')
      expect(onboardingEntry({ ...fresh, tier: null, ...state })).toBe('dashboard')
    }
  })
})

describe('the end of onboarding', () => {
  it('is recorded with tier, time and features', () => {
    expect(onboardingCompletion('creator', now)).toEqual({
      tier: 'creator',
      completedAt: now,
      features: ['clarify', 'storybank', 'create'],
    })
  })

  it('welcomes every tier in its own words, new or upgraded', () => {
    const welcomes = TIERS.flatMap(name => [tierWelcome(name, 'new'), tierWelcome(name, 'upgrade')])
    expect(new Set(welcomes.map(welcome => welcome.title)).size).toBe(6)
    expect(new Set(welcomes.map(welcome => welcome.lead)).size).toBe(6)
    expect(tierWelcome(null, 'new')).toEqual(tierWelcome('creator', 'new'))
  })
})
