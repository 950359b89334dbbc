import { addMs } from '#core/shared/time.ts'

const DAY_MS = 86_400_000

/** Members removed before this instant cannot be brought back any more: the copy of their place is kept for a day. */
export function undoSince(now: Date): Date {
  return addMs(now, -DAY_MS)
}
