import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCode } from './mailed-code.ts'
import { TOKEN_PURPOSES, tokenExpiresAt, tokenLifetimeMs } from './tokens.ts'

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

  it('have codes that are read as they were written', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(digits, code => {
        expect(readCode(` ${code.slice(0, 3)} - ${code.slice(3)}\n`)).toBe(code)
      }),
    )
  })

  it.each(['12345', '1234567', 'abcdef', '', null, 123_456, ' '.repeat(1000)])('%j is no code', input => {
    expect(readCode(input)).toBeNull()
  })
})
