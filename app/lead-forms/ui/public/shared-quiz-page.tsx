import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import { QUIZ_STEPS, type QuizField, type QuizStep } from '#core/site/quiz/steps.ts'
import { SharedConsent, SharedPage, type SharedPageProps } from './shared-page.tsx'
import { typedIn, UnseenFields } from './unseen-fields.tsx'

const QUESTIONS = QUIZ_STEPS.filter(({ kind }) => kind !== 'email')
const EMAIL = QUIZ_STEPS.find(({ kind }) => kind === 'email')

/** Our quiz on one page, as a founder shares it. Needs no scripts. */
export function SharedQuizPage(props: SharedPageProps) {
  const { slug, reply } = props
  const fieldOf = (name: QuizField) => ({
    id: name,
    name,
    defaultValue: typedIn(reply, name),
    error: reply?.error?.[name] ?? null,
  })
  return (
    <SharedPage
      {...props}
      title={FORM_TEXTS.sharedQuizTitle}
      lead={FORM_TEXTS.sharedQuizLead}
      ours="/brand-clarity-quiz"
    >
      <KeptForm as="form" keptAs={`shared:${slug}`} method="post" noValidate className="grid gap-6">
        <FormNotice errors={reply?.error?.[''] ?? undefined} />
        <UnseenFields {...props} />
        {QUESTIONS.map(step => (
          <Question key={step.key} step={step} fieldOf={fieldOf} />
        ))}
        {EMAIL ? (
          <TextField
            {...fieldOf('email')}
            label={EMAIL.question}
            description={EMAIL.help}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        ) : null}
        <SharedConsent {...props} />
        <div>
          <Button variant="primary" size="lg">
            Get My Results
          </Button>
        </div>
      </KeptForm>
    </SharedPage>
  )
}

function Question(props: {
  step: QuizStep
  fieldOf: (name: QuizField) => {
    id: string
    name: string
    defaultValue: string
    error: string[] | null
  }
}) {
  const { step, fieldOf } = props
  const { key, kind, question, help, placeholder, suggestions, fields } = step
  const shared = {
    ...fieldOf(key),
    label: question,
    description: suggestions.length > 0 ? `${help} Such as: ${suggestions.join(', ')}.` : help,
    placeholder,
    required: true,
  }
  return (
    <>
      {kind === 'lines' ? (
        <TextAreaField {...shared} rows={3} maxLength={2_000} />
      ) : (
        <TextField
          {...shared}
          maxLength={key === 'first_name' ? 100 : 2_000}
          autoComplete={key === 'first_name' ? 'given-name' : 'off'}
        />
      )}
      {fields.includes('company_name') ? (
        <TextField
          {...fieldOf('company_name')}
          label="Business name"
          optional
          maxLength={200}
          autoComplete="organization"
        />
      ) : null}
    </>
  )
}
