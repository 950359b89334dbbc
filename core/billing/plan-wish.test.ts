import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planWish, readPlanWish } from './plan-wish.ts'
import { parseTierQuery } from './tier-query.ts'
import { TIERS } from './tiers.ts'

describe('a plan chosen before there is an account', () => {
  it('comes out of the address, and out of what was stored, as it went in', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIERS), fc.boolean(), (tier, annual) => {
        const query = new URLSearchParams({ tier, annual: String(annual) })
        expect(planWish(parseTierQuery(query))).toEqual({ tier, annual })
        expect(readPlanWish(JSON.parse(JSON.stringify({ tier, annual })))).toEqual({ tier, annual })
      }),
    )
  })

  it('names a plan of ours and nothing else, whatever was typed or stored', () => {
    fc.assert(
      fc.property(fc.anything(), stored => {
        const wish = readPlanWish(stored)
        expect(wish === null || TIERS.includes(wish.tier)).toBe(true)
      }),
    )
    expect(planWish(parseTierQuery(new URLSearchParams('tier=gold&price=1')))).toBeNull()
    expect(readPlanWish({ tier: 'pro', annual: 'yes', price: 1 })).toEqual({ tier: 'pro', annual: false })
  })
})
