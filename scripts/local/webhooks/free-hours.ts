/** First day of the repeats, a Monday. */
const BEGAN = '20260105'

/**
 * A made-up calendar with the hours in which calls can be booked: Tuesdays and Thursdays, 10:00 to 12:00 in London, and
 * the page on which such a call would take place. Null for any other address.
 */
export function answerFreeHours(path: string, now: Date): { type: string; body: string } | null {
  if (path === '/call')
    return {
      type: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><head><title>A made-up call</title></head><body><h1>A made-up call</h1><p>Here a call would take place. Nothing here is real.</p></body></html>',
    }
  if (path !== '/free-hours.ics') return null
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Made up//EN',
    'BEGIN:VEVENT',
    'UID:free-hours@example.test',
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Europe/London:${BEGAN}T100000`,
    `DTEND;TZID=Europe/London:${BEGAN}T120000`,
    'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
    'SUMMARY:Free for calls',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { type: 'text/calendar; charset=utf-8', body: `${lines.join('\r\n')}\r\n` }
}
