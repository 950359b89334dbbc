import * as v from 'valibot'
import { planWishFields } from '../../billing/plan-wish.ts'
import { boxField, emailField, passwordField, termsField } from './fields.ts'
import { referralField } from './register.ts'

/** Signing in with a password: `email`, `password`, `remember`. */
export const signInSchema = v.object({ email: emailField, password: passwordField, remember: boxField })

/** Asking for a magic link: only the address, and `remember`. */
export const magicLinkSchema = v.object({ email: emailField, remember: boxField })

/** A magic link on the register side: the terms have to be accepted as well; the rest as for registering. */
export const magicLinkRegisterSchema = v.object({
  email: emailField,
  remember: boxField,
  terms: termsField,
  referralCode: referralField,
  ...planWishFields,
})
