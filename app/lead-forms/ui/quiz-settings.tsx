import { useEffect, useState } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EnterButton } from '#app/design/primitives/actions/enter-button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { QUESTION_ANCHOR } from '#core/lead-forms/address.ts'
import { OUTCOME_KEYS, pointsRange, QUIZ_KEYS, type QuizKey } from '#core/lead-forms/quiz.ts'
import { quizSettingsSchema, typedQuiz } from '#core/lead-forms/quiz-settings.ts'
import type { OpenForm } from './form-views.ts'
import { fieldsOfQuestion } from './quiz-fields.ts'
import { QuizOutcomeFields } from './quiz-outcome-fields.tsx'
import { QuizQuestionFields } from './quiz-question-fields.tsx'
import { QuizQuestionShut } from './quiz-question-shut.tsx'

/**
 * What a quiz asks and what comes of the answers. How that is found decides which fields are seen, by the style sheet
 * alone, so that it needs no scripts; those that aren't seen keep what they hold.
 */
export function QuizSettings(props: OpenForm) {
  const { form: saved, lock, quizReply: reply, chosenOffer } = props
  const chosen =
    chosenOffer && chosenOffer.place !== 'form'
      ? { [`${chosenOffer.place}OfferId`]: chosenOffer.offerId }
      : null
  const [form, fields] = useCheckedForm({
    id: 'quiz',
    schema: quizSettingsSchema,
    reply,
    defaultValue: { version: String(saved.version), ...typedQuiz(saved), ...chosen },
  })
  const pending = usePending({ name: 'intent', value: 'save-quiz' })
  const isLocked = lock !== null
  const range = pointsRange(saved.questions)
  const { scoring } = fields
  // One question at a time, and whatever is wrong: what was opened so stays open, with what is typed there.
  const [open, setOpen] = useState<readonly QuizKey[]>([props.question])
  const wrong = QUIZ_KEYS.filter(key => fieldsOfQuestion(fields, key).some(({ errors }) => errors?.length))
  const [firstWrong] = wrong
  const shutAndWrong = wrong.filter(key => !open.includes(key))
  if (shutAndWrong.length > 0) setOpen([...open, ...shutAndWrong])
  // What was wrong was hidden when the form looked for its first field in error.
  const isRefused = form.status === 'error' && open.length > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that more is opened
  useEffect(() => {
    if (isRefused)
      document.getElementById(form.id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isRefused, open])
  return (
    <Panel
      title="Questions and results"
      description="Up to six questions with two to five answers each. Whoever answers them all sees one of up to four results."
    >
      <KeptForm
        keptAs={`lead-form-quiz-${props.question}:${saved.id}`}
        {...formProps(form)}
        className="quiz-settings"
      >
        <input type="hidden" name="version" value={repliedVersion(reply) ?? saved.version} />
        {isLocked ? null : <EnterButton intent="save-quiz">Save</EnterButton>}
        <FormNotice errors={form.errors ?? (firstWrong && [lookAgain(firstWrong)])} />
        {chosen === null || isLocked ? null : (
          <Notice tone="info">Save the quiz to keep the offer you chose.</Notice>
        )}
        <RadioCards
          name={scoring.name}
          legend="How the result is found"
          columns={2}
          defaultValue={scoring.initialValue ?? 'points'}
          options={[
            {
              value: 'points',
              label: 'By points',
              description: 'Each answer brings points; their sum decides.',
              disabled: isLocked,
            },
            {
              value: 'outcomes',
              label: 'By most answers',
              description: 'Each answer leads to a result; the one with the most answers wins.',
              disabled: isLocked,
            },
          ]}
        />
        {OUTCOME_KEYS.map((key, index) => (
          <QuizOutcomeFields key={key} {...{ name: key, index, fields, choices: props, isLocked }} />
        ))}
        {saved.questions.length > 0 ? (
          <p className="by-points text-sm text-ink-soft">
            The saved questions bring from {range.least} to {range.most} points.
          </p>
        ) : null}
        {QUIZ_KEYS.map((key, index) =>
          open.includes(key) ? (
            <QuizQuestionFields
              key={key}
              {...{ name: key, index, fields, isLocked }}
              isNamed={key === props.question}
            />
          ) : (
            <QuizQuestionShut
              key={key}
              {...{ name: key, index, fields }}
              to={
                isLocked
                  ? `/app/sales-hub/forms/${saved.id}?part=quiz&question=${key}#${QUESTION_ANCHOR}`
                  : null
              }
            />
          ),
        )}
        {isLocked ? null : (
          <div>
            <Button variant="primary" name="intent" value="save-quiz" pending={pending} pendingText="Saving…">
              Save quiz
            </Button>
          </div>
        )}
      </KeptForm>
    </Panel>
  )
}

/** Without scripts a refused page begins at its top, and what is wrong can be a screen further down. */
const lookAgain = (key: QuizKey) => `Please look at question ${QUIZ_KEYS.indexOf(key) + 1} again.`
