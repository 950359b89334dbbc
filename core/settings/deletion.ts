import * as v from 'valibot'
import { addDays } from '../shared/time.ts'

/** Days for which a deletion can be undone. */
export const DELETION_DAYS = 14

/** When an account is deleted for good, if that is asked for now. */
export function deletionDueAt(now: Date): Date {
  return addDays(now, DELETION_DAYS)
}

/** What the owner types to delete their account: their address. */
export const deletionSchema = v.object({
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(320)), ''),
})
