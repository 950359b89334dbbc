import * as v from 'valibot'
import { dayField } from '../shared/day-field.ts'
import { textField } from '../shared/sanitise/field.ts'
import { STORY_PERMISSIONS } from './kinds.ts'
import { STORY_MESSAGES } from './schema.ts'

/** Longest parts of what is kept about somebody in a story, in characters. */
export const PERSON_LIMITS = { name: 100, scope: 500, wording: 2000, people: 20 } as const

export const PERSON_MESSAGES = {
  nameRequired: 'Enter a name. A first name is enough',
  permissionUnknown: 'Choose a permission',
} as const

/** Somebody who appears in a story, and what they allowed. */
export const personSchema = v.object({
  name: textField({ required: PERSON_MESSAGES.nameRequired, most: PERSON_LIMITS.name }),
  permission: v.optional(v.picklist(STORY_PERMISSIONS, PERSON_MESSAGES.permissionUnknown), 'none'),
  scope: textField({ most: PERSON_LIMITS.scope }),
  wording: textField({ most: PERSON_LIMITS.wording }),
  expiresOn: dayField(STORY_MESSAGES.dateInvalid),
})

export type PersonInput = v.InferOutput<typeof personSchema>

/** The posted form: with the key that makes a double press count once, and whom it is about when they exist already. */
export const personFormSchema = v.object({
  ...personSchema.entries,
  personId: textField({ most: 40 }),
  idempotencyKey: textField({ most: 100 }),
})
