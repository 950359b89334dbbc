import { zoneFormat } from '#core/shared/time.ts'

const DATE_AND_TIME: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

/** An instant in the person's own zone, e.g. 20 November 2026, 14:05. */
export function When({ at, timeZone }: { at: Date; timeZone: string }) {
  const text = zoneFormat(timeZone, DATE_AND_TIME).format(at)
  return <time dateTime={at.toISOString()}>{text.replace(' at ', ', ')}</time>
}
