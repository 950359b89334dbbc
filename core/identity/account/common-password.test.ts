import { describe, expect, it } from 'vitest'
import { checkPassword } from '../password.ts'
import { isCommonPassword } from './common-password.ts'
import { COMMON_PASSWORDS } from './common-password-list.ts'

describe('common passwords', () => {
  it('are 10 000 different ones in small letters', () => {
    const list = COMMON_PASSWORDS.trim().split(/\s+/)
    expect(list).toHaveLength(10_000)
    expect(new Set(list).size).toBe(10_000)
    expect(list.every(word => word === word.toLowerCase())).toBe(true)
  })

  it.each([
    'Password1',
    'PASSWORD123',
    'Qwerty123',
    'Welcome1!',
    'Iloveyou1',
    'Summer2025',
    'Ｐassword1',
    'P@ssw0rd',
  ])('%s is one, though the three rules accept it', password => {
    expect(checkPassword(password).isValid).toBe(true)
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['Hearthstone9', 'Analytical1', 'Hearth2026', 'correct horse Battery 9', 'x'.repeat(2000)])(
    '%s is none',
    password => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})
