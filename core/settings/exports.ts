import { addDays } from '../shared/time.ts'

/** Days for which the ZIP of a whole workspace can be downloaded. */
export const EXPORT_DAYS = 7

/** When a ZIP that is ready can no longer be downloaded. */
export function exportEndsAt(readyAt: Date): Date {
  return addDays(readyAt, EXPORT_DAYS)
}
