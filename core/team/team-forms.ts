import * as v from 'valibot'
import { invitedEmailField } from '../identity/forms/invited-email.ts'
import { BOARD_PLACE_NAMES } from './board.ts'
import { GIVEN_ROLES } from './roles.ts'

const role = v.picklist(GIVEN_ROLES, 'Choose a role')

/** Invites somebody. */
export const inviteSchema = v.object({
  email: invitedEmailField,
  role,
  idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/** Gives a member another role. */
export const roleSchema = v.object({ id: v.pipe(v.string(), v.uuid()), role })

/** Goes to another workspace one may enter, named by its owner's account. */
export const switchSchema = v.object({
  workspace: v.pipe(v.string(), v.uuid()),
  /** A place of the other workspace; its dashboard unless given. */
  place: v.fallback(v.optional(v.picklist(BOARD_PLACE_NAMES)), undefined),
})
