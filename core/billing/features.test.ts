import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FEATURES,
  type Feature,
  featuresOf,
  featureTier,
  hasFeature,
  isFeature,
  onboardingFeatures,
} from './features.ts'
import { passesGate, ROUTE_GATES, type RouteGate } from './gates.ts'
import { meetsTier, TIERS } from './tiers.ts'

const tier = fc.constantFrom(...TIERS)

describe('the feature catalogue', () => {
  it('has each feature with the lowest tier that has it', () => {
    const at = (name: (typeof TIERS)[number]) => FEATURES.filter(feature => featureTier(feature) === name)
    expect(at('creator')).toEqual(['storybank', 'content_planner'])
    expect(at('pro').sort()).toEqual(
      [
        ...['campaigns', 'connect', 'convert', 'team_access', 'advanced_brand_alignment', 'assistant_ai'],
        ...['analytics', 'sales_hub'],
      ].sort(),
    )
    expect(at('collective').sort()).toEqual(
      [
        ...[
          'studio_vault',
          'content_requests',
          'monthly_strategy_review',
          'premium_onboarding',
          'research_hub',
        ],
        ...['competitor_analysis', 'real_time_insights', 'brand_watch'],
      ].sort(),
    )
  })

  it('gives a tier what its features need, and no less to a higher tier', () => {
    fc.assert(
      fc.property(fc.option(tier), tier, fc.constantFrom(...FEATURES), (have, other, feature) => {
        expect(hasFeature(have, feature)).toBe(meetsTier(have, featureTier(feature)))
        if (meetsTier(other, have ?? 'creator') && hasFeature(have, feature)) {
          expect(hasFeature(other, feature)).toBe(true)
        }
      }),
    )
  })

  it('gives nobody what it does not know', () => {
    for (const unknown of ['toString', '__proto__', 'gold', '']) {
      expect(hasFeature('collective', unknown as Feature)).toBe(false)
      expect(featureTier(unknown as Feature)).toBe('collective')
    }
    expect(isFeature(['storybank'])).toBe(false)
    expect(featuresOf(null)).toEqual(featuresOf('creator'))
  })
})

describe('onboarding features', () => {
  it('grow with the tier', () => {
    expect(onboardingFeatures('creator')).toEqual(['clarify', 'storybank', 'create'])
    expect(onboardingFeatures('pro')).toEqual([
      ...['clarify', 'storybank', 'create', 'campaigns', 'connect', 'analytics'],
    ])
    expect(onboardingFeatures('collective')).toEqual([
      ...['clarify', 'storybank', 'create', 'campaigns', 'connect', 'analytics'],
      ...['team', 'advanced-workflows', 'priority-support'],
    ])
  })
})

describe('route gates', () => {
  it('belong to the tiers of the design', () => {
    expect(ROUTE_GATES).toEqual({
      hasSalesHub: 'pro',
      hasCampaigns: 'pro',
      hasAnalytics: 'pro',
      hasBrandWatch: 'collective',
      hasVault: 'collective',
      hasRequests: 'collective',
    })
  })

  it('open to their tier and stay shut when unknown', () => {
    expect(passesGate('pro', 'hasSalesHub')).toBe(true)
    expect(passesGate('pro', 'hasBrandWatch')).toBe(false)
    expect(passesGate(null, 'hasAnalytics')).toBe(false)
    expect(passesGate('collective', 'constructor' as RouteGate)).toBe(false)
  })
})
