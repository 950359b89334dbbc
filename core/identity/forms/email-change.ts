import * as v from 'valibot'
import { typedText } from '../../shared/sanitise/field.ts'
import { readCode } from '../mailed-code.ts'
import { emailField } from './fields.ts'

/** Asking for another address: `email`. */
export const newEmailSchema = v.object({ email: emailField })

const codeField = v.optional(
  v.pipe(
    typedText(),
    v.check(code => readCode(code) !== null, 'Enter the 6 digits from the email'),
    v.transform(code => readCode(code) ?? ''),
  ),
  '',
)

/** The codes that both mailboxes were sent: `oldCode` and `newCode`. */
export const emailCodesSchema = v.object({ oldCode: codeField, newCode: codeField })
