/** An instant in the person's own zone, e.g. 20 November 2026, 14:05. */
export function When({ at, timeZone }: { at: Date; timeZone: string }) {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    at,
  )
  return <time dateTime={at.toISOString()}>{text.replace(' at ', ', ')}</time>
}
