import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { quizFieldError, quizStepFields } from '#app/site/client/quiz-step-form.ts'
import { QUIZ_COPY, QUIZ_FAILED } from '#app/site/copy/quiz.ts'
import { isBlank } from '#core/shared/text.ts'
import { QUIZ_STEPS, type QuizAnswers, type QuizField, type QuizStep } from '#core/site/quiz/steps.ts'
import { QuizAnswerFields } from './quiz-answer-fields.tsx'
import { keepQuiz } from './quiz-draft.ts'
import { quizPath } from './quiz-path.ts'

export interface QuizStepFormProps {
  /** 0 to 9. */
  index: number
  step: QuizStep
  answers: QuizAnswers
  idempotencyKey: string
  reply?: FormReply | undefined
  /** The server could not take the quiz in. */
  failed?: boolean | undefined
}

/**
 * One question as a real form. With scripts: Continue waits for an answer, and what is typed is kept on the device at
 * once, so that reload, the back button and a lost connection lose nothing.
 */
export function QuizStepForm({ index, step, answers, idempotencyKey, reply, failed }: QuizStepFormProps) {
  const hydrated = useHydrated()
  const pending = usePending()
  const form = useRef<HTMLFormElement>(null)
  const [blank, setBlank] = useState(isBlank(answers[step.key]))
  const isLast = index === QUIZ_STEPS.length - 1
  const problem = reply?.error?.['']?.[0]

  // A new question takes the focus, as a new page would; the first one leaves it where the reader is.
  const shownIndex = useRef(index)
  useEffect(() => {
    if (shownIndex.current !== index || reply)
      form.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
    shownIndex.current = index
  }, [index, reply])

  function onInput(event: FormEvent<HTMLFormElement>) {
    const fields = quizStepFields(new FormData(event.currentTarget), step)
    const typed = Object.fromEntries(fields) as Record<QuizField, string>
    setBlank(isBlank(typed[step.key]))
    keepQuiz({ answers: typed, key: idempotencyKey })
  }

  return (
    <Form
      ref={form}
      method="post"
      action={quizPath(index)}
      noValidate
      onInput={onInput}
      className="grid grid-cols-1 gap-8"
    >
      {failed ? (
        <Notice tone="danger" live="alert" title={QUIZ_FAILED.title}>
          {QUIZ_FAILED.text}
        </Notice>
      ) : null}
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <div className="grid gap-3">
        <h1 className="text-4xl">{step.question}</h1>
        <p className="text-lg text-ink-soft">{step.help}</p>
      </div>
      <QuizAnswerFields step={step} answers={answers} errorOf={field => quizFieldError(reply, field)} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {hydrated ? <OtherAnswers step={step} answers={answers} /> : null}
      <div className="flex flex-row-reverse flex-wrap justify-between gap-3">
        <Button
          variant="primary"
          size="lg"
          name="intent"
          value="next"
          disabled={hydrated && blank}
          pending={pending}
          pendingText={isLast ? 'Scoring…' : 'One moment…'}
        >
          {isLast ? 'Get My Results' : 'Continue'}
        </Button>
        <Button variant="quiet" size="lg" name="intent" value="back" formNoValidate disabled={index === 0}>
          Previous
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{QUIZ_COPY.kept}</p>
    </Form>
  )
}

/** Answers of the other steps travel along: the server may have missed some while there was no connection. */
function OtherAnswers({ step, answers }: { step: QuizStep; answers: QuizAnswers }) {
  const others = Object.entries(answers).filter(([field]) => !step.fields.includes(field as QuizField))
  return others.map(([field, answer]) => <input key={field} type="hidden" name={field} value={answer} />)
}
