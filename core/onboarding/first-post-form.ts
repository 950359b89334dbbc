import * as v from 'valibot'
import { POST_LIMITS, POST_MESSAGES, platformField } from '../posts/schema.ts'
import { isDay, readMinute } from '../schedule/wall-time.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { isTimeZone } from '../shared/time.ts'

/** A time that was proposed, as its button sends it. */
export interface ProposedSlot {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** `HH:MM`. */
  readonly time: string
  readonly timeZone: string
}

/** The time of a button, `2026-11-23 09:00 Europe/London`; null for anything else. */
export function readProposedSlot(word: string): ProposedSlot | null {
  const [day = '', time = '', timeZone = ''] = word.split(' ')
  return isDay(day) && readMinute(time) !== null && isTimeZone(timeZone) ? { day, time, timeZone } : null
}

/** The first post as it is sent: text, network and, where one was pressed, the time. */
export const firstPostSchema = v.object({
  body: textField({ required: POST_MESSAGES.bodyRequired, most: POST_LIMITS.body }),
  platform: platformField,
  slot: v.optional(v.pipe(typedText(), v.transform(readProposedSlot)), ''),
  idempotencyKey: textField({ most: 100 }),
})

export type FirstPostForm = v.InferOutput<typeof firstPostSchema>
