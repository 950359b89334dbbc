import * as v from 'valibot'
import { emailField } from '../identity/forms/fields.ts'
import { nameField, textField, typedText } from '../shared/sanitise/field.ts'

/** Business types of the Brand Compass; the answer is optional. */
export const COMPASS_BUSINESS_TYPES = [
  { key: 'coach', label: 'Coach' },
  { key: 'creative', label: 'Creative' },
  { key: 'service', label: 'Service provider' },
  { key: 'ecommerce', label: 'Online shop' },
  { key: 'saas', label: 'Software' },
  { key: 'agency', label: 'Agency' },
  { key: 'other', label: 'Something else' },
] as const
export type CompassBusinessType = (typeof COMPASS_BUSINESS_TYPES)[number]['key']

/** The exact sentences of the Brand Compass. */
export const COMPASS_MESSAGES = {
  required: 'Please fill in all required fields',
  failed: 'There was a problem submitting your Brand Compass. Please try again.',
  submitted: 'Brand Compass Submitted!',
  submittedDetail: 'We’ll reply within 24 hours.',
  /** The box is inverted: ticked means no. */
  optOutLabel: 'I don’t want to receive marketing insights by email',
} as const

const required = (most: number) => textField({ required: COMPASS_MESSAGES.required, most })

const businessTypeField = v.optional(
  v.pipe(
    typedText(),
    v.transform(type => COMPASS_BUSINESS_TYPES.find(each => each.key === type)?.key ?? null),
  ),
  '',
)

/** The Brand Compass form: `firstName`, `email`, `businessType`, the three questions, and the inverted `optOut` box. */
export const compassSchema = v.object({
  firstName: nameField({ required: COMPASS_MESSAGES.required, most: 100 }),
  email: v.pipe(
    v.optional(v.pipe(typedText(), v.trim(), v.nonEmpty(COMPASS_MESSAGES.required)), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const email = v.safeParse(emailField, dataset.value)
      if (email.success) return email.output
      addIssue({ message: email.issues[0].message })
      return NEVER
    }),
  ),
  businessType: businessTypeField,
  brandPurpose: required(5000),
  originStory: required(5000),
  audienceStruggle: required(5000),
  optOut: v.optional(v.boolean(), false),
})

export type CompassForm = v.InferOutput<typeof compassSchema>
