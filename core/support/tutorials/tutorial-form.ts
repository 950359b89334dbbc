import * as v from 'valibot'
import { TUTORIAL_LIMITS } from './tutorial.ts'

/** What a tutorial sends: the step that is shown, from 0, or that it is done. */
export const tutorialSchema = v.object({
  intent: v.optional(v.picklist(['step', 'complete']), 'step'),
  step: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.integer(),
      v.minValue(0),
      v.maxValue(TUTORIAL_LIMITS.steps[1] - 1),
    ),
    '0',
  ),
})

export type TutorialForm = v.InferOutput<typeof tutorialSchema>
