import * as v from 'valibot'
import { typedText } from './sanitise/field.ts'

/** Whether a text is a day of the calendar, written YYYY-MM-DD; 31 February is none. */
export function isCalendarDay(text: string): boolean {
  if (typeof text !== 'string') return false
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number(parts[1]) > 0 && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The schema of a day that may be left out: an empty field is null, what is no day is refused with `message`. */
export function dayField(message: string) {
  return v.optional(
    v.pipe(
      typedText(),
      v.trim(),
      v.check(text => text === '' || isCalendarDay(text), message),
      v.transform((text: string) => (text === '' ? null : text)),
    ),
    '',
  )
}
