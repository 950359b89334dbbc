import { expect, it } from 'vitest'
import { FEATURES, hasFeature } from '#core/billing/features.ts'
import { featureLock } from './feature-lock.ts'

it('a feature is locked by a plan that is over before one that has it not, and else open', () => {
  for (const feature of FEATURES) {
    const isOpen = hasFeature('collective', feature)
    expect(featureLock({ access: 'full', tier: 'collective' }, feature)).toBe(isOpen ? null : 'not_in_plan')
    expect(featureLock({ access: 'read_only', tier: 'collective' }, feature)).toBe('read_only')
  }
  const dear = FEATURES.filter(feature => !hasFeature('creator', feature))
  expect(dear.length).toBeGreaterThan(0)
  for (const feature of dear)
    expect(featureLock({ access: 'full', tier: 'creator' }, feature)).toBe('not_in_plan')
})
