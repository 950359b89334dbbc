import { formatDate, formatTime } from '#core/shared/time.ts'

/** An instant in the person's own zone, e.g. 20 November 2026, 14:05. */
export function When({ at, timeZone }: { at: Date; timeZone: string }) {
  return <time dateTime={at.toISOString()}>{`${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`}</time>
}
