import { ThreadUnavailable } from '#app/platform/threads/thread-unavailable.ts'
import { isUnavailable } from '#db/errors.ts'

/** Whether what was thrown means that the database or a thread cannot be had or cannot serve just now. */
export function isOutage(error: unknown): boolean {
  return isUnavailable(error) || error instanceof ThreadUnavailable
}
