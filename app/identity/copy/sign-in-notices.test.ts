import { expect, it } from 'vitest'
import { signInNotice, signInSaying } from './sign-in-notices.ts'

it('says what we wrote, by its word', () => {
  expect(signInSaying('second-step-over', { redirectTo: '/app' })).toBe(
    '/auth?message=second-step-over&redirectTo=%2Fapp',
  )
  expect(signInNotice('second-step-over')).toContain('sign in again')
})

it.each([null, '', 'Call 0900 1234', 'constructor', '__proto__', 'toString'])('says nothing for %j', word => {
  expect(signInNotice(word)).toBeNull()
})
