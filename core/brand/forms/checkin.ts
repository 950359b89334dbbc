import * as v from 'valibot'
import { sanitiseText } from '../../shared/sanitise/text.ts'

export const CHECKIN_MESSAGE = 'Choose a number from 0 to 10'
export const CHECKIN_NOTE_LIMIT = 500

/** The brand check-in: `alignment_score` is whole, 0 to 10; the note may stay empty. */
export const checkinSchema = v.object({
  alignment_score: v.pipe(
    v.number(CHECKIN_MESSAGE),
    v.integer(CHECKIN_MESSAGE),
    v.minValue(0, CHECKIN_MESSAGE),
    v.maxValue(10, CHECKIN_MESSAGE),
  ),
  note: v.optional(
    v.pipe(
      v.string(),
      v.transform((text: string) => sanitiseText(text)),
      v.maxLength(CHECKIN_NOTE_LIMIT, `Keep the note under ${CHECKIN_NOTE_LIMIT} characters`),
    ),
    '',
  ),
})

export type Checkin = v.InferOutput<typeof checkinSchema>
