import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featuresOf } from './features.ts'
import { annualSavingPence, chargePence, PLANS, type PlanLimitKey, planLimit } from './plans.ts'
import { TIERS, type Tier } from './tiers.ts'

const keys = Object.keys(PLANS.creator.limits) as PlanLimitKey[]
const key = fc.constantFrom(...keys)

describe('plans', () => {
  it.each([
    ['creator', 'Creator', 1900, 1500, 4800],
    ['pro', 'Pro', 2900, 2300, 7200],
    ['collective', 'Collective+', 5900, 4700, 14_400],
  ] as const)('%s is %s at %d or %d pence and saves %d', (name, label, monthly, annual, saving) => {
    expect(PLANS[name].name).toBe(label)
    expect(PLANS[name].monthlyPence).toBe(monthly)
    expect(PLANS[name].annualMonthlyPence).toBe(annual)
    expect(annualSavingPence(name)).toBe(saving)
    expect(chargePence(name, true) + saving).toBe(12 * chargePence(name, false))
  })

  it.each([
    ['stories', 25, Infinity, Infinity],
    ['campaignsPerMonth', 0, 2, Infinity],
    ['assistantCreditsPerMonth', 10, 20, Infinity],
    ['collaborators', 1, 2, 5],
    ['plannerPlatforms', 1, Infinity, Infinity],
    ['brandProfiles', 1, 1, 1],
    ['strategies', Infinity, Infinity, Infinity],
  ] as const)('limits %s to %d, %d and %d', (limit, ...values) => {
    expect(TIERS.map(each => planLimit(each, limit))).toEqual(values)
  })

  it('have the features of their tier', () => {
    for (const tier of TIERS) expect(PLANS[tier].features).toEqual(featuresOf(tier))
  })

  it('never allow less on a higher tier', () => {
    fc.assert(
      fc.property(key, limit => {
        const [creator = 0, pro = 0, collective = 0] = TIERS.map(each => planLimit(each, limit))
        expect(creator).toBeLessThanOrEqual(pro)
        expect(pro).toBeLessThanOrEqual(collective)
      }),
    )
  })

  it('answer nonsense with creator and with nothing', () => {
    expect(planLimit('gold' as Tier, 'stories')).toBe(25)
    expect(planLimit(null, 'stories')).toBe(25)
    expect(planLimit('collective', 'constructor' as PlanLimitKey)).toBe(0)
  })
})
