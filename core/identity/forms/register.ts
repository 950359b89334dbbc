import * as v from 'valibot'
import { planWishFields } from '../../billing/plan-wish.ts'
import { typedText } from '../../shared/sanitise/field.ts'
import { sanitiseReferralCode } from '../../shared/sanitise/values.ts'
import { hasWebAddress, WEB_ADDRESS_MESSAGE } from '../../shared/sanitise/web-address.ts'
import { cleanName } from '../account/name.ts'
import { confirmPasswordField, emailField, FIELD_MESSAGES, newPasswordField, termsField } from './fields.ts'

/** The name of somebody who registers: required, and no web address. */
export const registeredNameField = v.optional(
  v.pipe(
    typedText(),
    v.transform(name => cleanName(name)),
    v.nonEmpty(FIELD_MESSAGES.nameRequired),
    v.check(name => !hasWebAddress(name), WEB_ADDRESS_MESSAGE),
  ),
  '',
)

/** The code of somebody who sent this visitor; '' where there is none. */
export const referralField = v.optional(
  v.pipe(
    typedText(),
    v.transform(code => sanitiseReferralCode(code)),
  ),
  '',
)

/**
 * Registering: `name`, `email`, `password`, `confirmPassword`, `terms`, `referralCode` if somebody sent one, and the
 * plan to try, if it is chosen already.
 */
export const registerSchema = v.pipe(
  v.object({
    name: registeredNameField,
    email: emailField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    terms: termsField,
    referralCode: referralField,
    ...planWishFields,
  }),
  // Also said when another field is wrong: one round of corrections should be enough.
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
      FIELD_MESSAGES.confirmMismatch,
    ),
    ['confirmPassword'],
  ),
)
