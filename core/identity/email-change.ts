import { addDays } from '../shared/time.ts'

/** Days in which the mailbox that was left can undo a change of address. */
export const EMAIL_UNDO_DAYS = 7

/** Until when a change that is made now can be undone. */
export function emailUndoEndsAt(now: Date): Date {
  return addDays(now, EMAIL_UNDO_DAYS)
}
