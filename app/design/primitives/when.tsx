import { formatDateTime } from '#core/shared/date-and-time.ts'

/** An instant in the person's own zone, e.g. 20 November 2026, 14:05. */
export function When({ at, timeZone }: { at: Date; timeZone: string }) {
  return <time dateTime={at.toISOString()}>{formatDateTime(at, timeZone)}</time>
}
