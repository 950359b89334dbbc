import * as v from 'valibot'
import { textField, typedText } from '../../shared/sanitise/field.ts'
import { isValidDate } from '../../shared/time.ts'

/** Characters of what somebody wants to talk about. */
export const TOPIC_MOST = 500

/** Booking a call: one of the times that were offered, and what it is to be about. */
export const callSchema = v.object({
  slot: v.optional(
    v.pipe(
      typedText(),
      v.check(text => isValidDate(new Date(text)) && /^\d{4}-\d\d-\d\dT/.test(text), 'Choose a time'),
    ),
    '',
  ),
  topic: textField({ most: TOPIC_MOST }),
})
