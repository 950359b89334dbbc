import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRecoveryCode, recoveryCodeFrom } from './recovery-code.ts'

const bytes = fc.uint8Array({ minLength: 40, maxLength: 40 })

it('a recovery code is read as it was given out, however it is typed', () => {
  fc.assert(
    fc.property(bytes, random => {
      fc.pre(random.filter(byte => byte < 248).length >= 10)
      const code = recoveryCodeFrom(random)
      expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
      expect(readRecoveryCode(`  ${code.toUpperCase().replace('-', ' ')} `)).toBe(code)
    }),
  )
})

it('too little chance makes no code', () => {
  expect(() => recoveryCodeFrom(new Uint8Array(40).fill(255))).toThrow(RangeError)
})

it.each(['123456', 'abcde-abcd', 'abcde-abcdef', 'abcde-abcd0', '', null, 'a'.repeat(999)])(
  '%j is none',
  input => {
    expect(readRecoveryCode(input)).toBeNull()
  },
)
