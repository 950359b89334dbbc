import * as v from 'valibot'
import { typedText } from '../../shared/sanitise/field.ts'
import { normaliseEmail } from '../account/email.ts'
import { readCode } from '../mailed-code.ts'
import { confirmPasswordField, FIELD_MESSAGES, newPasswordField } from './fields.ts'

/** Asking for a new password: an address with an at sign. */
export const forgotPasswordSchema = v.object({
  email: v.optional(
    v.pipe(
      typedText(),
      v.transform(email => normaliseEmail(email)),
      v.check(email => email.includes('@'), FIELD_MESSAGES.emailInvalid),
    ),
    '',
  ),
})

/** Asking for the confirmation mail once more: any address that is not blank. */
export const resendSchema = v.object({
  email: v.optional(
    v.pipe(
      typedText(),
      v.transform(email => normaliseEmail(email)),
      v.nonEmpty(FIELD_MESSAGES.resendEmailRequired),
    ),
    '',
  ),
})

/** Setting a new password after a reset mail: `password`, `confirmPassword`. */
export const newPasswordSchema = v.pipe(
  v.object({ password: newPasswordField, confirmPassword: confirmPasswordField }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
      FIELD_MESSAGES.confirmMismatch,
    ),
    ['confirmPassword'],
  ),
)

/** The six digits of a mail opened in another browser: `code`. */
export const codeSchema = v.object({
  code: v.optional(
    v.pipe(
      typedText(),
      v.check(code => readCode(code) !== null, 'Enter the 6 digits from the email'),
      v.transform(code => readCode(code) ?? ''),
    ),
    '',
  ),
})
