import * as v from 'valibot'
import { POST_LIMITS, POST_MESSAGES, platformField } from '../posts/schema.ts'
import { readClockTime } from '../schedule/clock-time.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'

/** The first post as it is sent: text, network and, where one was pressed, the time. */
export const firstPostSchema = v.object({
  body: textField({ required: POST_MESSAGES.bodyRequired, most: POST_LIMITS.body }),
  platform: platformField,
  slot: v.optional(v.pipe(typedText(), v.transform(readClockTime)), ''),
  idempotencyKey: textField({ most: 100 }),
})

export type FirstPostForm = v.InferOutput<typeof firstPostSchema>
