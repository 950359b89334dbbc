import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTiers, meetsTier, normaliseTier, TIERS, type Tier } from './tiers.ts'

const tier = fc.constantFrom(...TIERS)

describe('tiers', () => {
  it('stand in ascending order', () => {
    expect(TIERS).toEqual(['creator', 'pro', 'collective'])
  })

  it.each([
    ['Collective+', 'collective'],
    ['  PRO ', 'pro'],
    ['+c+r+eator++', 'creator'],
    ['collectives', null],
    ['toString', null],
    ['', null],
    [null, null],
    [0, null],
    [['pro'], null],
  ])('reads %j as %j', (input, expected) => {
    expect(normaliseTier(input)).toBe(expected)
  })

  it('reads a tier in any case, with any plus signs and space around it', () => {
    const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n') })
    const plus = fc.string({ unit: fc.constant('+') })
    fc.assert(
      fc.property(tier, space, plus, plus, space, fc.boolean(), (name, a, b, c, d, loud) => {
        expect(normaliseTier(`${a}${b}${loud ? name.toUpperCase() : name}${c}${d}`)).toBe(name)
      }),
    )
  })

  it('gives a tier or null for anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), input => {
        expect([...TIERS, null]).toContain(normaliseTier(input))
      }),
    )
  })

  it('meet what is not above them, and none counts as creator', () => {
    fc.assert(
      fc.property(fc.option(tier), tier, (have, need) => {
        expect(meetsTier(have, need)).toBe(TIERS.indexOf(have ?? 'creator') >= TIERS.indexOf(need))
        expect(Math.sign(compareTiers(have, need)) >= 0).toBe(meetsTier(have, need))
      }),
    )
  })

  it('never meet a tier that does not exist, and an unknown one counts as creator', () => {
    expect(meetsTier('collective', 'gold' as Tier)).toBe(false)
    expect(meetsTier('gold' as Tier, 'creator')).toBe(true)
    expect(meetsTier('gold' as Tier, 'pro')).toBe(false)
  })
})
