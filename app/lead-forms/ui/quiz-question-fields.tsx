import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { useLedTo } from '#app/platform/client/use-led-to.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import { QUESTION_ANCHOR } from '#core/lead-forms/address.ts'
import { OUTCOME_KEYS, QUIZ_LIMITS, type QuizKey } from '#core/lead-forms/quiz.ts'
import { ANSWER_PLACES } from '#core/lead-forms/quiz-settings.ts'
import type { QuizFields } from './quiz-fields.ts'

/** One question of a quiz with its answers, each with what it counts. */
export function QuizQuestionFields(props: {
  name: QuizKey
  index: number
  fields: QuizFields
  /** Whether it is the one that the address names. */
  isNamed: boolean
  isLocked: boolean
}) {
  const { name, index, fields, isNamed, isLocked } = props
  const label = fields[`${name}Label`]
  const anchor = isNamed ? QUESTION_ANCHOR : null
  const heading = useLedTo<HTMLElement>(anchor)
  return (
    <details className="field-fold" open>
      <summary ref={heading} id={anchor ?? undefined}>{`Question ${index + 1}`}</summary>
      <div className="quiz-answers">
        <TextField
          {...textProps(label)}
          label="Question"
          description={index === 0 ? undefined : 'Leave it empty to leave it out.'}
          optional={index > 0}
          maxLength={QUIZ_LIMITS.question}
          readOnly={isLocked}
        />
        {ANSWER_PLACES.map((place, at) => (
          <div key={place}>
            <TextField
              {...textProps(fields[`${name}${place}Text`])}
              label={`Answer ${at + 1}`}
              maxLength={QUIZ_LIMITS.answer}
              readOnly={isLocked}
            />
            <TextField
              className="by-points"
              {...textProps(fields[`${name}${place}Points`])}
              label={`Points for ${at + 1}`}
              inputMode="numeric"
              maxLength={3}
              readOnly={isLocked}
            />
            <SelectField
              className="by-outcomes"
              {...textProps(fields[`${name}${place}Outcome`])}
              label={`Result of ${at + 1}`}
              placeholder="Choose one"
              disabled={isLocked}
              options={OUTCOME_KEYS.map((key, n) => ({ value: key, label: `Result ${n + 1}` }))}
            />
          </div>
        ))}
      </div>
    </details>
  )
}
