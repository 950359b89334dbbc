import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapAuthError } from './auth-errors.ts'
import { authBackoffMs } from './backoff.ts'

describe('mapAuthError', () => {
  it.each([
    [
      'Invalid login credentials',
      'invalid_credentials',
      'Invalid email or password. Please check your credentials.',
    ],
    [
      'invalid credentials',
      'invalid_credentials',
      'Invalid email or password. Please check your credentials.',
    ],
    [
      'User already registered',
      'user_exists',
      'An account with this email already exists. Please sign in instead.',
    ],
    [
      'Email not confirmed',
      'email_not_confirmed',
      'Please check your email and confirm your account before signing in.',
    ],
    ['Too many requests', 'rate_limit', 'Too many attempts. Please wait a moment before trying again.'],
    ['Weak password', 'weak_password', 'Password must be at least 8 characters long.'],
    ['Invalid email', 'invalid_email', 'Please enter a valid email address.'],
  ])('%s is %s', (text, code, message) => {
    expect(mapAuthError(new Error(text))).toEqual({ code, message })
    expect(mapAuthError(text.toUpperCase())).toEqual({ code, message })
    expect(mapAuthError({ code })).toEqual({ code, message })
  })

  it('passes on what it does not know', () => {
    expect(mapAuthError(new Error('The moon is full'))).toEqual({
      message: 'The moon is full',
      code: 'unknown',
    })
    for (const silent of [undefined, null, {}, '', '  ', 7, { message: 5 }]) {
      expect(mapAuthError(silent)).toEqual({ message: 'Unknown error', code: 'unknown' })
    }
  })

  it('always has something to say', () => {
    fc.assert(
      fc.property(fc.anything(), failure => {
        expect(mapAuthError(failure).message).not.toBe('')
      }),
    )
  })
})

describe('authBackoffMs', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [4, 16_000],
    [5, 30_000],
    [5000, 30_000],
    [-3, 1000],
    [Number.NaN, 1000],
    [Number.POSITIVE_INFINITY, 30_000],
  ])('after try %d waits %d ms', (attempt, ms) => {
    expect(authBackoffMs(attempt)).toBe(ms)
  })

  it('never shrinks', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), attempt => {
        expect(authBackoffMs(attempt + 1)).toBeGreaterThanOrEqual(authBackoffMs(attempt))
      }),
    )
  })
})
