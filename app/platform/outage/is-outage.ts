import { isUnavailable } from '#db/errors.ts'

/** Whether what was thrown means that the database cannot be reached or cannot serve just now. */
export function isOutage(error: unknown): boolean {
  return isUnavailable(error)
}
