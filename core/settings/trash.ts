import { addDays } from '../shared/time.ts'

/** Days for which what was deleted can be restored. */
export const TRASH_DAYS = 30

/** Until when something that was deleted then can be restored. */
export function trashEndsAt(removedAt: Date): Date {
  return addDays(removedAt, TRASH_DAYS)
}

/** From when on what was deleted can still be restored now. */
export function trashBegins(now: Date): Date {
  return addDays(now, -TRASH_DAYS)
}
