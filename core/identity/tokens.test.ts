import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CODE_TRIES,
  codeFrom,
  readCode,
  TOKEN_PURPOSES,
  tokenExpiresAt,
  tokenLifetimeMs,
  tokenRefusal,
} from './tokens.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('mailed tokens', () => {
  it.each([
    ['magic_link', '2026-11-20T12:10:00Z'],
    ['password_reset', '2026-11-20T12:10:00Z'],
    ['email_change', '2026-11-20T12:10:00Z'],
    ['email_confirmation', '2026-11-21T12:00:00Z'],
  ] as const)('%s ends at %s', (purpose, end) => {
    expect(tokenExpiresAt(purpose, now)).toEqual(new Date(end))
  })

  it('all end some day', () => {
    for (const purpose of TOKEN_PURPOSES) expect(tokenLifetimeMs(purpose)).toBeGreaterThan(0)
    expect(tokenLifetimeMs('constructor' as 'magic_link')).toBe(0)
  })

  it('work once, in time, and within five tries', () => {
    const token = { expiresAt: tokenExpiresAt('magic_link', now), usedAt: null, failedCodes: 0 }
    expect(tokenRefusal(token, now)).toBeNull()
    expect(tokenRefusal({ ...token, failedCodes: CODE_TRIES - 1 }, now)).toBeNull()
    expect(tokenRefusal({ ...token, failedCodes: CODE_TRIES }, now)).toBe('too_many_tries')
    expect(tokenRefusal(token, token.expiresAt)).toBe('expired')
    expect(tokenRefusal({ ...token, expiresAt: new Date(Number.NaN) }, now)).toBe('expired')
    expect(tokenRefusal({ ...token, usedAt: now }, now)).toBe('used')
  })

  it('have codes of six digits that are read as they were written', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), chance => {
        const code = codeFrom(chance)
        expect(code).toMatch(/^\d{6}$/)
        expect(readCode(` ${code.slice(0, 3)} - ${code.slice(3)}\n`)).toBe(code)
      }),
    )
    expect(codeFrom(Number.NaN)).toBe('000000')
  })

  it.each(['12345', '1234567', 'abcdef', '', null, 123_456, ' '.repeat(1000)])('%j is no code', input => {
    expect(readCode(input)).toBeNull()
  })
})
