import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPassword } from './password.ts'

describe('checkPassword', () => {
  it.each([
    ['', 'weak'],
    ['abc', 'weak'],
    ['abcdefgh', 'weak'],
    ['Abcdefgh', 'medium'],
    ['abcdefg1', 'medium'],
    ['Abc1', 'medium'],
    ['Abcdefg1', 'strong'],
    ['Äbcdefg٣', 'strong'],
    ['        A1', 'strong'],
    ['A1😀😀😀', 'medium'],
  ])('%j is %s', (password, strength) => {
    const check = checkPassword(password)
    expect(check.strength).toBe(strength)
    expect(check.isValid).toBe(strength === 'strong')
  })

  it('names the three rules, met or not', () => {
    expect(checkPassword('abc').requirements).toEqual([
      { met: false, text: 'At least 8 characters' },
      { met: false, text: 'An uppercase letter' },
      { met: false, text: 'A number' },
    ])
  })

  it('is as strong as the number of rules that are met', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), password => {
        const { isValid, strength, requirements } = checkPassword(password)
        const met = requirements.filter(requirement => requirement.met).length
        expect(strength).toBe(['weak', 'weak', 'medium', 'strong'][met])
        expect(isValid).toBe(met === 3)
      }),
    )
  })

  it('never gets weaker by what is added', () => {
    const order = ['weak', 'medium', 'strong']
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        const before = order.indexOf(checkPassword(password).strength)
        expect(order.indexOf(checkPassword(password + more).strength)).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('calls what is no text weak', () => {
    expect(checkPassword(undefined as unknown as string).strength).toBe('weak')
  })
})
