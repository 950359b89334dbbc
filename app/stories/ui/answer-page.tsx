import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { FieldError } from '#app/design/primitives/fields/field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { VisitorFields } from '#app/platform/forms/visitor-fields.tsx'
import { ASK_TEXTS } from '#app/stories/copy.ts'
import {
  CONSENT_LENGTH_TEXTS,
  CONSENT_LENGTHS,
  CONSENT_TEXTS,
  CONSENTS,
  type ConsentLength,
} from '#core/stories/consent.ts'
import { ASK_LIMITS, answerSchema, type RequestState } from '#core/stories/request.ts'

export interface AnswerPageProps {
  readonly state: RequestState
  readonly name: string
  readonly asker: string
  readonly question: string
  readonly stamp: string
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
}

/** What a customer sees: who asks, three questions, and what they allow. Nobody signs in. */
export function AnswerPage(props: AnswerPageProps) {
  const { state, name, asker, question, reply } = props
  // A form that came second keeps what was typed, so that nothing is lost.
  const isOpen = state === 'open' || reply !== undefined
  return (
    <main id="main" className="mx-auto grid max-w-2xl gap-8 px-5 py-12 sm:py-16">
      <header className="grid gap-3">
        <p className="text-sm font-semibold text-ember">{asker}</p>
        <h1 className="text-3xl">{isOpen ? `${name}, how was it for you?` : 'Thank you'}</h1>
        {isOpen && question ? <p className="text-lg text-ink-soft">{question}</p> : null}
      </header>
      {isOpen ? (
        <AnswerForm {...props} />
      ) : (
        <p className="text-lg">
          {state === 'answered'
            ? `${asker} has your story. If you change your mind, tell them and they must stop using it.`
            : ASK_TEXTS.over}
        </p>
      )}
      <footer className="border-t border-line pt-5 text-sm text-ink-soft">
        Your answer goes to {asker} and no one else. Brandhearth stores it for them.
      </footer>
    </main>
  )
}

function AnswerForm({ name, asker, question, stamp, idempotencyKey, reply }: AnswerPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'answer',
    schema: answerSchema,
    reply,
    defaultValue: { name, lasts: 'always' },
  })
  const pending = usePending()
  const ticked = tickedBoxes(reply)
  return (
    <KeptForm keptAs={`answer:${asker} ${name} ${question}`} {...formProps(form)} className="grid gap-6">
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.name)}
        label="Your name"
        autoComplete="name"
        maxLength={ASK_LIMITS.name}
      />
      <p className="text-ink-soft">There are three questions. You only need to answer one.</p>
      <TextAreaField
        {...textProps(fields.before)}
        label="What was going on before?"
        optional
        rows={3}
        maxLength={ASK_LIMITS.answer}
      />
      <TextAreaField
        {...textProps(fields.change)}
        label="What’s different now?"
        rows={4}
        maxLength={ASK_LIMITS.answer}
      />
      <TextAreaField
        {...textProps(fields.advice)}
        label="What would you tell someone in the same situation?"
        optional
        rows={3}
        maxLength={ASK_LIMITS.answer}
      />
      <fieldset className="grid gap-1" aria-describedby={fields.consent.errors ? 'consent-error' : undefined}>
        <legend className="mb-1 font-semibold">What may {asker} do with it?</legend>
        <p className="mb-1 text-sm text-ink-soft">
          You decide. We need the first box. The others are up to you.
        </p>
        {CONSENTS.map(consent => (
          <Checkbox
            key={consent}
            name={fields.consent.name}
            value={consent}
            label={CONSENT_TEXTS[consent].wording}
            defaultChecked={ticked.includes(consent)}
          />
        ))}
        {fields.consent.errors ? (
          <FieldError id="consent-error">{fields.consent.errors[0]}</FieldError>
        ) : null}
      </fieldset>
      <SelectField
        {...textProps(fields.lasts)}
        label="How long can they use it?"
        options={(Object.keys(CONSENT_LENGTHS) as ConsentLength[]).map(length => ({
          value: length,
          label: CONSENT_LENGTH_TEXTS[length],
        }))}
      />
      <VisitorFields reply={reply} stamp={stamp} idempotencyKey={idempotencyKey} />
      <Button variant="primary" size="lg" pending={pending} pendingText="Sending…">
        Send my story
      </Button>
    </KeptForm>
  )
}

function tickedBoxes(reply: FormReply | undefined): readonly string[] {
  const { consent } = reply?.initialValue ?? {}
  if (typeof consent === 'string') return [consent]
  return Array.isArray(consent) ? consent.filter(box => typeof box === 'string') : []
}
