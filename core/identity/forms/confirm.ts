import * as v from 'valibot'
import { confirmPasswordField, FIELD_MESSAGES, newPasswordField } from './fields.ts'
import { codeSchema } from './recovery.ts'

/**
 * Confirming in another browser than the one that signed up: the code of the mail and a password chosen anew, because
 * the first verification of a mailbox drops a password that was set without it.
 */
export const confirmElsewhereSchema = v.pipe(
  v.object({ ...codeSchema.entries, password: newPasswordField, confirmPassword: confirmPasswordField }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
      FIELD_MESSAGES.confirmMismatch,
    ),
    ['confirmPassword'],
  ),
)
