import { describe, expect, it } from 'vitest'
import { checkPassword } from '#core/identity/password.ts'
import { isCommonPassword } from './common-passwords.ts'

describe('common passwords', () => {
  it.each([
    'Password1',
    'PASSWORD123',
    'Qwerty123',
    'Welcome1!',
    'Iloveyou1',
    'Summer2025',
    'Ｐassword1',
    'P@ssw0rd',
    'Trustno1',
    'Winter1999!',
  ])('%s is one, though the three rules accept it', async password => {
    expect(checkPassword(password).isValid).toBe(true)
    expect(await isCommonPassword(password)).toBe(true)
  })

  it.each([
    'password1',
    'qwerty123',
    'iloveyou1',
    'letmein1',
    'abcd1234',
    '1q2w3e4r',
    'admin123',
    'football1',
  ])('%s is one in small letters, in capitals and in both', async password => {
    const forms = [password, password.toUpperCase(), password[0]?.toUpperCase() + password.slice(1)]
    expect(await Promise.all(forms.map(isCommonPassword))).toEqual([true, true, true])
  })

  it.each(['Hearthstone9', 'Analytical1', 'Hearth2026', 'correct horse Battery 9', 'x'.repeat(2000)])(
    '%s is none',
    async password => {
      expect(await isCommonPassword(password)).toBe(false)
    },
  )
})
