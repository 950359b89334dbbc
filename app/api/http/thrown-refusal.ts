import { isOutage } from '#app/platform/outage/is-outage.ts'
import { Refused, refuse } from './reply.ts'

interface Log {
  error(about: object, event: string): void
}

/**
 * What a call is told that threw: its own refusal; that it passes, where the database or a thread can’t be had; else that
 * it is our fault, with `detail`. What is no refusal is logged as `event`.
 */
export function thrownRefusal(
  error: unknown,
  { log, event, detail }: { log: Log; event: string; detail?: string },
): Refused {
  if (error instanceof Refused) return error
  log.error({ err: error }, event)
  return isOutage(error)
    ? refuse('unavailable', 'Please try again in a moment.', { headers: { 'Retry-After': '5' } })
    : refuse('failed', detail)
}
