import * as v from 'valibot'
import { textField, typedText } from '../../shared/sanitise/field.ts'
import { isBusinessStage, isVoice } from './choices.ts'
import { CORE_VALUES_MAX, CORE_VALUES_MIN, cleanCoreValues, kickstartStepValid } from './data.ts'

export const KICKSTART_MESSAGES = {
  brandHeart: 'Write more than 10 characters about your brand heart',
  tooFewValues: 'Choose at least 2 values',
  tooManyValues: 'Choose no more than 5 values',
  brandVoice: 'Choose the voice that’s closest to yours',
  dreamClient: 'Write more than 10 characters about your dream client',
  offerDescription: 'Write more than 10 characters about what you offer',
} as const

const longText = (step: 0 | 3 | 4, field: 'brandHeart' | 'dreamClient' | 'offerDescription') =>
  v.pipe(
    textField({ most: 2000 }),
    v.check(text => kickstartStepValid(step, { [field]: text }), KICKSTART_MESSAGES[field]),
  )

const valuesField = v.optional(
  v.pipe(
    v.array(v.string()),
    v.transform(values => cleanCoreValues(values)),
    v.check(values => values.length >= CORE_VALUES_MIN, KICKSTART_MESSAGES.tooFewValues),
    v.check(values => values.length <= CORE_VALUES_MAX, KICKSTART_MESSAGES.tooManyValues),
  ),
  [],
)

const voiceField = v.pipe(v.optional(typedText(), ''), v.guard(isVoice, KICKSTART_MESSAGES.brandVoice))

/** Goal and stage help the first suggestions and may be left out. */
const aside = {
  primaryMarketingGoal: textField({ most: 500 }),
  businessStage: v.pipe(
    v.optional(typedText(), ''),
    v.transform(stage => (isBusinessStage(stage) ? stage : undefined)),
  ),
}

const brandHeartField = longText(0, 'brandHeart')
const dreamClientField = longText(3, 'dreamClient')
const offerField = longText(4, 'offerDescription')

/** One schema for each of the five steps, in order. */
export const KICKSTART_STEP_SCHEMAS = [
  v.object({ brandHeart: brandHeartField }),
  v.object({ coreValues: valuesField }),
  v.object({ brandVoice: voiceField }),
  v.object({ dreamClient: dreamClientField }),
  v.object({ offerDescription: offerField, ...aside }),
] as const

/** One schema for each screen (`KICKSTART_SCREENS`), in order. */
export const KICKSTART_SCREEN_SCHEMAS = [
  v.object({ brandHeart: brandHeartField }),
  v.object({ coreValues: valuesField, brandVoice: voiceField }),
  v.object({ dreamClient: dreamClientField, offerDescription: offerField, ...aside }),
] as const

/** The whole kickstart, as it is saved at the end. */
export const kickstartSchema = v.object({
  brandHeart: brandHeartField,
  coreValues: valuesField,
  brandVoice: voiceField,
  dreamClient: dreamClientField,
  offerDescription: offerField,
  ...aside,
})
