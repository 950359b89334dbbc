import { addMs, DAY_MS } from '#core/shared/time.ts'

/** Members removed before this instant cannot be brought back any more: the copy of their place is kept for a day. */
export function undoSince(now: Date): Date {
  return addMs(now, -DAY_MS)
}
