import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTierQuery, homeDestination, parseTierQuery } from './tier-query.ts'
import { TIERS } from './tiers.ts'

describe('a plan in the address', () => {
  it.each([
    ['tier=Collective%2B&annual=true', { tier: 'collective', annual: true }],
    ['tier=Collective+&annual=1', { tier: 'collective', annual: true }],
    ['tier=PRO', { tier: 'pro', annual: false }],
    ['tier=gold&annual=false', { tier: null, annual: false }],
    ['', { tier: null, annual: false }],
  ])('?%s is %j', (query, expected) => {
    expect(parseTierQuery(new URLSearchParams(query))).toEqual(expected)
  })

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIERS), fc.boolean(), (tier, annual) => {
        expect(parseTierQuery(new URLSearchParams(formatTierQuery({ tier, annual })))).toEqual({
          tier,
          annual,
        })
      }),
    )
    expect(formatTierQuery({ tier: null, annual: true })).toBe('')
  })

  it('sends a signed-in visitor of the landing page on', () => {
    const to = (query: string, tier: 'pro' | null) => homeDestination(new URLSearchParams(query), tier)
    expect(to('success=true&tier=Pro', null)).toBe('/checkout-success?tier=pro&trial=true')
    expect(to('success=true&tier=//evil', 'pro')).toBe('/app/dashboard')
    expect(to('tier=pro', null)).toBe('/select-tier')
    expect(to('', 'pro')).toBe('/app/dashboard')
  })
})
