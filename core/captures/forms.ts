import * as v from 'valibot'
import { textField } from '../shared/sanitise/field.ts'
import { STORY_LIMITS } from '../stories/limits.ts'
import { STORY_MESSAGES } from '../stories/schema.ts'

/** A capture that becomes a story, as somebody changed its text. */
export const saveCaptureSchema = v.object({
  body: textField({ required: STORY_MESSAGES.captureRequired, most: STORY_LIMITS.body }),
})
