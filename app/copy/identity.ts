import { AUTH_MESSAGES } from '#core/identity/account/messages.ts'
import { mapAuthError } from '#core/identity/auth-errors.ts'

/** What a refused sign-in says (spec, "Auth mapping"). */
export function signInRefusal(reason: 'invalid_credentials' | 'email_not_confirmed'): string {
  return mapAuthError({ code: reason, message: reason }).message
}

/** What a refused registration says. */
export const SIGN_UP_REFUSALS = { already_exists: AUTH_MESSAGES.userExists } as const

/** What a refused confirmation says. */
export const CONFIRM_REFUSALS = {
  link_over:
    'This link no longer works. Links work once, for 24 hours, and a newer mail replaces an older one.',
  needs_code:
    'This is another browser than the one you signed up in, so please type the code from the email too.',
  wrong_code: 'That code is not the one in the email. Please check it and try again.',
} as const

/** What a caller who tried too often is told; `seconds` until the next try counts. */
export function tooManyTries(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 90 ? `${Math.max(1, Math.ceil(seconds))} seconds` : `${minutes} minutes`
  return `${mapAuthError({ code: 'rate_limit', message: 'too many' }).message} You can try again in ${wait}.`
}

/** What someone is told when so many are signing in that one more would have to wait too long. */
export const TOO_BUSY = 'We are busy right now. Please try again in a few seconds.'
