import * as v from 'valibot'
import { typedText } from '../../shared/sanitise/field.ts'
import { isEmail, normaliseEmail } from '../account/email.ts'
import { checkPassword, PASSWORD_MAX } from '../password.ts'

/** The exact sentences of the authentication forms. */
export const FIELD_MESSAGES = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordWeak: 'Password must be at least 8 characters and contain a number and uppercase letter',
  passwordTooLong: 'Password must be no more than 1,024 characters',
  nameRequired: 'Name is required',
  confirmRequired: 'Please confirm your password',
  confirmMismatch: 'Passwords do not match',
  termsRequired: 'You must accept the terms of service',
  resendEmailRequired: 'Please enter your email address',
} as const

// A field that was not sent counts as empty, so that it gets its own sentence and not the library's.

/** A required address, given back in the form in which it is stored. */
export const emailField = v.optional(
  v.pipe(
    typedText(),
    v.trim(),
    v.nonEmpty(FIELD_MESSAGES.emailRequired),
    v.check(email => email === '' || isEmail(email), FIELD_MESSAGES.emailInvalid),
    v.transform(email => normaliseEmail(email)),
  ),
  '',
)

/** The password of somebody signing in: present, as typed. */
export const passwordField = v.optional(
  v.pipe(
    typedText(),
    v.nonEmpty(FIELD_MESSAGES.passwordRequired),
    v.maxLength(PASSWORD_MAX, FIELD_MESSAGES.passwordTooLong),
  ),
  '',
)

/** A new password: all three rules met, as typed. */
export const newPasswordField = v.optional(
  v.pipe(
    typedText(),
    v.nonEmpty(FIELD_MESSAGES.passwordRequired),
    v.maxLength(PASSWORD_MAX, FIELD_MESSAGES.passwordTooLong),
    v.check(password => password === '' || checkPassword(password).isValid, FIELD_MESSAGES.passwordWeak),
  ),
  '',
)

export const confirmPasswordField = v.optional(
  v.pipe(typedText(), v.nonEmpty(FIELD_MESSAGES.confirmRequired)),
  '',
)

/** The box "I am 18 or over and accept the terms". */
export const termsField = v.optional(
  v.pipe(
    v.boolean(FIELD_MESSAGES.termsRequired),
    v.check(accepted => accepted, FIELD_MESSAGES.termsRequired),
  ),
  false,
)

/** A box that may be left alone. */
export const boxField = v.optional(v.boolean(), false)
