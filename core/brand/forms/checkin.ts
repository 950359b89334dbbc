import * as v from 'valibot'
import { textField } from '../../shared/sanitise/field.ts'

export const CHECKIN_MESSAGE = 'Choose a number from 0 to 10'
export const CHECKIN_NOTE_LIMIT = 500

/** The brand check-in: `alignment` is whole, 0 to 10; the note may stay empty. */
export const checkinSchema = v.object({
  alignment: v.pipe(
    v.number(CHECKIN_MESSAGE),
    v.integer(CHECKIN_MESSAGE),
    v.minValue(0, CHECKIN_MESSAGE),
    v.maxValue(10, CHECKIN_MESSAGE),
  ),
  note: textField({ most: CHECKIN_NOTE_LIMIT }),
})

/** The posted check-in: with the key that makes a double press count once. */
export const checkinFormSchema = v.object({
  ...checkinSchema.entries,
  idempotencyKey: textField({ most: 100 }),
})
