import * as v from 'valibot'
import { typedText } from '../../shared/sanitise/field.ts'
import { readRecoveryCode } from '../account/recovery-code.ts'
import { readCode } from '../mailed-code.ts'
import { confirmPasswordField, FIELD_MESSAGES, newPasswordField } from './fields.ts'

const CODE_NEEDED = 'Enter the 6 digits from your authenticator app, or a recovery code'

/** The second step of signing in: six digits, or one of the recovery codes; `code` comes back as it was given out. */
export const secondFactorSchema = v.object({
  code: v.optional(
    v.pipe(
      typedText(),
      v.check(code => readCode(code) !== null || readRecoveryCode(code) !== null, CODE_NEEDED),
      v.transform(code => readCode(code) ?? readRecoveryCode(code) ?? ''),
    ),
    '',
  ),
})

const optionalPassword = v.optional(
  v.pipe(typedText(), v.maxLength(1024, FIELD_MESSAGES.passwordTooLong)),
  '',
)

/** The first code of a new authenticator, with the password of accounts that have one. */
export const confirmTotpSchema = v.object({
  code: v.optional(
    v.pipe(
      typedText(),
      v.check(code => readCode(code) !== null, 'Enter the 6 digits from your authenticator app'),
      v.transform(code => readCode(code) ?? ''),
    ),
    '',
  ),
  currentPassword: optionalPassword,
})

/** Checks that it is still the owner who sits here, before something sensitive is changed. */
export const verifyOwnerSchema = v.object({ currentPassword: optionalPassword })

/** Changing the password (or setting the first): `currentPassword`, `password`, `confirmPassword`. */
export const changePasswordSchema = v.pipe(
  v.object({
    currentPassword: optionalPassword,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
      FIELD_MESSAGES.confirmMismatch,
    ),
    ['confirmPassword'],
  ),
)

/** A new password after a reset mail that was opened in another browser: the code of the mail as well. */
export const resetElsewhereSchema = v.pipe(
  v.object({
    code: v.optional(
      v.pipe(
        typedText(),
        v.check(code => readCode(code) !== null, 'Enter the 6 digits from the email'),
        v.transform(code => readCode(code) ?? ''),
      ),
      '',
    ),
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
      FIELD_MESSAGES.confirmMismatch,
    ),
    ['confirmPassword'],
  ),
)
