import { ChipToggles } from '#app/design/primitives/fields/chip-toggles.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { PICKED } from '#app/site/client/quiz-step-form.ts'
import { splitStepAnswer } from '#core/site/quiz/step-answer.ts'
import type { QuizAnswers, QuizField, QuizStep } from '#core/site/quiz/steps.ts'

interface QuizAnswerFieldsProps {
  step: QuizStep
  answers: QuizAnswers
  errorOf: (field: QuizField) => string | null
}

/** What a step is answered with: suggestions to press, and always room for one's own words. */
export function QuizAnswerFields({ step, answers, errorOf }: QuizAnswerFieldsProps) {
  const { picked, typed } = splitStepAnswer(step, answers[step.key] ?? '')
  const hasChips = step.suggestions.length > 0
  const words = {
    id: step.key,
    name: step.key,
    label: hasChips ? 'Or use your own words' : step.question,
    labelHidden: !hasChips,
    defaultValue: typed,
    placeholder: step.placeholder,
    error: errorOf(step.key),
    'data-answer': '',
  }
  return (
    <div className="grid gap-6">
      {hasChips ? (
        <ChipToggles
          legend={step.question}
          legendHidden
          name={PICKED}
          pick={step.kind === 'choice' ? 'one' : 'many'}
          options={step.suggestions}
          defaultValues={picked}
        />
      ) : null}
      {step.kind === 'lines' ? (
        <TextAreaField {...words} rows={hasChips ? 3 : 5} maxLength={2000} />
      ) : (
        <TextField
          {...words}
          maxLength={step.key === 'first_name' ? 100 : step.kind === 'email' ? 254 : 2000}
          type={step.kind === 'email' ? 'email' : 'text'}
          inputMode={step.kind === 'email' ? 'email' : undefined}
          autoComplete={AUTOCOMPLETE[step.key] ?? 'off'}
        />
      )}
      {step.fields.includes('company_name') ? (
        <TextField
          id="company_name"
          name="company_name"
          label="Business name"
          optional
          defaultValue={answers.company_name ?? ''}
          maxLength={200}
          autoComplete="organization"
          error={errorOf('company_name')}
        />
      ) : null}
    </div>
  )
}

const AUTOCOMPLETE: Partial<Record<QuizField, string>> = { first_name: 'given-name', email: 'email' }
