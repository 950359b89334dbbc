import * as v from 'valibot'
import {
  confirmPasswordField,
  FIELD_MESSAGES,
  newPasswordField,
  termsField,
} from '../identity/forms/fields.ts'
import { invitedEmailField } from '../identity/forms/invited-email.ts'
import { registeredNameField } from '../identity/forms/register.ts'
import { textField } from '../shared/sanitise/field.ts'
import { hasWebAddress } from '../shared/sanitise/web-address.ts'
import { addDays } from '../shared/time.ts'
import { GIVEN_ROLES } from './roles.ts'

/** Days in which a workspace can be taken over with the link that was mailed. */
export const HANDOVER_DAYS = 7

/** Characters of the line that goes with an offer. */
export const HANDOVER_NOTE_MAX = 300

export const HANDOVER_MESSAGES = {
  noteAddress: 'Write this without a web address or an email address',
  role: 'Choose what you want to be afterwards',
} as const

/** Why a workspace cannot be offered. */
export type HandoverRefusal =
  | 'not_owner'
  | 'unconfirmed'
  | 'yourself'
  | 'has_account'
  | 'operator'
  | 'deletion'
  | 'member_elsewhere'
  | 'nothing_open'

/** When the link of an offer made now ends. */
export function handoverEndsAt(now: Date): Date {
  return addDays(now, HANDOVER_DAYS)
}

/** Offers the workspace to an address: `email`, `formerRole` (what one is afterwards, '' for nothing) and a `note`. */
export const offerHandoverSchema = v.object({
  email: invitedEmailField,
  formerRole: v.optional(
    v.pipe(
      v.picklist(['none', ...GIVEN_ROLES], HANDOVER_MESSAGES.role),
      v.transform(role => (role === 'none' ? null : role)),
    ),
    'none',
  ),
  note: v.pipe(
    textField({ most: HANDOVER_NOTE_MAX }),
    v.check(note => !hasWebAddress(note), HANDOVER_MESSAGES.noteAddress),
  ),
})

/** Takes a workspace over: as registering asks it, but for the address, which the link has shown. */
export const takeOverSchema = v.pipe(
  v.object({
    name: registeredNameField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    terms: termsField,
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
