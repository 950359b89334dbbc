import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { QuizKey } from '#core/lead-forms/quiz.ts'
import { ANSWER_PLACES } from '#core/lead-forms/quiz-settings.ts'
import { fieldsOfQuestion, type QuizFields } from './quiz-fields.ts'

/**
 * A question that isn't edited now: what it asks, and what it holds in hidden fields, so that it is saved with the rest.
 * Thirty answers with three fields each weighed as much as a page may.
 */
export function QuizQuestionShut(props: {
  name: QuizKey
  index: number
  fields: QuizFields
  /** Where it is looked at when nothing can be changed. */
  to: string | null
}) {
  const { name, index, fields, to } = props
  const label = fields[`${name}Label`].initialValue
  const answers = ANSWER_PLACES.filter(place => fields[`${name}${place}Text`].initialValue).length
  const heading = `Question ${index + 1}`
  return (
    <div className="field-fold flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b>{heading}</b> {label ? `${label} (${answers} answers)` : 'Empty'}
      </p>
      {fieldsOfQuestion(fields, name).map(({ name: field, initialValue }) =>
        initialValue ? <input key={field} type="hidden" name={field} value={initialValue} /> : null,
      )}
      {to === null ? (
        <Button size="sm" name="intent" value={`edit-${name}`}>
          Save and edit<span className="sr-only"> {heading.toLowerCase()}</span>
        </Button>
      ) : (
        <TextLink to={to}>
          Show<span className="sr-only"> {heading.toLowerCase()}</span>
        </TextLink>
      )}
    </div>
  )
}
