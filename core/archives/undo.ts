import { addDays } from '../shared/time.ts'
import { ARCHIVE_DAYS } from './kinds.ts'

/** Whether an import that ended at an instant can still be undone. */
export function canUndoArchive(finishedAt: Date | null, now: Date): boolean {
  return finishedAt !== null && now < addDays(finishedAt, ARCHIVE_DAYS.undo)
}
