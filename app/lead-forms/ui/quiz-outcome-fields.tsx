import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { type OutcomeKey, QUIZ_LIMITS } from '#core/lead-forms/quiz.ts'
import { FormOffer } from './form-offer.tsx'
import type { OpenForm } from './form-views.ts'
import { isInUse, type QuizFields } from './quiz-fields.ts'

/** One result of a quiz: what it says, where it leads to and, by points, where it begins. */
export function QuizOutcomeFields(props: {
  name: OutcomeKey
  index: number
  fields: QuizFields
  choices: Pick<OpenForm, 'offers' | 'hasManyOffers'>
  isLocked: boolean
}) {
  const { name, index, fields, choices, isLocked } = props
  const title = fields[`${name}Title`]
  const from = fields[`${name}From`]
  return (
    <details
      className="field-fold"
      open={index === 0 || isInUse([title, fields[`${name}Text`]]) || Boolean(from.errors?.length)}
    >
      <summary>{`Result ${index + 1}`}</summary>
      <div>
        <TextField
          {...textProps(title)}
          label="Title"
          description={index === 0 ? 'Such as “You’re ready to bake for others”.' : undefined}
          optional={index > 0}
          maxLength={QUIZ_LIMITS.title}
          readOnly={isLocked}
        />
        <TextAreaField
          {...textProps(fields[`${name}Text`])}
          label="What it says"
          optional
          rows={4}
          maxLength={QUIZ_LIMITS.text}
          readOnly={isLocked}
        />
        <TextField
          className="by-points"
          {...textProps(from)}
          label="From how many points"
          description="It’s shown from so many points on, until the next result begins."
          inputMode="numeric"
          maxLength={3}
          readOnly={isLocked}
        />
        <FormOffer
          field={fields[`${name}OfferId`]}
          label="Offer it leads to"
          description="Linked while the offer is published."
          place={name}
          of={`result ${index + 1}`}
          choices={choices}
          isLocked={isLocked}
        />
      </div>
    </details>
  )
}
