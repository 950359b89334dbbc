import * as v from 'valibot'
import { isCalendarDay } from './calendar-day.ts'
import { typedText } from './sanitise/field.ts'

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
