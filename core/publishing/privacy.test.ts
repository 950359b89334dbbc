import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRIVACY_LEVELS, type Privacy, privacyProblem, readPrivacy } from './privacy.ts'

const LEVELS = Object.keys(PRIVACY_LEVELS) as Privacy[]
const level = fc.constantFrom(...LEVELS)

describe('who may see a post', () => {
  it('is never chosen for its author', () => {
    fc.assert(
      fc.property(fc.option(fc.subarray(LEVELS)), fc.boolean(), (offered, isAd) => {
        expect(privacyProblem(null, { offered, isAd })).toBe('missing')
      }),
    )
  })

  it('is one that the account offers, and any while its network does not say', () => {
    fc.assert(
      fc.property(level, fc.subarray(LEVELS), (chosen, offered) => {
        const isOffered = offered.includes(chosen)
        expect(privacyProblem(chosen, { offered, isAd: false })).toBe(isOffered ? null : 'not_offered')
        expect(privacyProblem(chosen, { offered: null, isAd: false })).toBeNull()
      }),
    )
  })

  it('is not its author alone for what is paid for', () => {
    expect(privacyProblem('SELF_ONLY', { offered: LEVELS, isAd: true })).toBe('hidden_ad')
    expect(privacyProblem('FOLLOWER_OF_CREATOR', { offered: LEVELS, isAd: true })).toBeNull()
  })

  it('is read by name, and nothing else is', () => {
    expect(LEVELS.map(readPrivacy)).toEqual(LEVELS)
    for (const name of ['', 'public', 'toString', null, 7]) expect(readPrivacy(name)).toBeNull()
  })
})
