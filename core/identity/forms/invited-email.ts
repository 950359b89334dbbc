import * as v from 'valibot'
import { typedText } from '../../shared/sanitise/field.ts'
import { isEmail, normaliseEmail } from '../account/email.ts'
import { hasLookAlikes } from '../account/look-alikes.ts'
import { FIELD_MESSAGES } from './fields.ts'

/** What is said of an address that could be taken for another one. */
export const LOOK_ALIKE_ADDRESS =
  'This address has hidden characters or letters from different alphabets that look alike. Type it again by hand.'

/** The address of somebody else whom one invites: required, and none that could be taken for another. */
export const invitedEmailField = v.optional(
  v.pipe(
    typedText(),
    v.trim(),
    v.nonEmpty(FIELD_MESSAGES.emailRequired),
    v.check(email => email === '' || isEmail(email), FIELD_MESSAGES.emailInvalid),
    v.check(email => !hasLookAlikes(email), LOOK_ALIKE_ADDRESS),
    v.transform(email => normaliseEmail(email)),
  ),
  '',
)
