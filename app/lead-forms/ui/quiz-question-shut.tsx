import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
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
  const pending = usePending({ name: 'intent', value: `edit-${name}` })
  const label = fields[`${name}Label`].initialValue
  const answers = ANSWER_PLACES.filter(place => fields[`${name}${place}Text`].initialValue).length
  const which = <span className="sr-only"> question {index + 1}</span>
  return (
    <div className="field-fold question-shut">
      <p>
        <b>Question {index + 1}</b>
        {label ? <span>{label}</span> : null}
        <small>{label ? `${answers} ${answers === 1 ? 'answer' : 'answers'}` : 'Empty'}</small>
      </p>
      {fieldsOfQuestion(fields, name).map(({ name: field, initialValue }) =>
        initialValue ? <input key={field} type="hidden" name={field} value={initialValue} /> : null,
      )}
      {to === null ? (
        <Button size="sm" name="intent" value={`edit-${name}`} pending={pending}>
          {label ? 'Save and edit' : 'Save and add'}
          {which}
        </Button>
      ) : (
        <TextLink to={to}>
          Show
          {which}
        </TextLink>
      )}
    </div>
  )
}
