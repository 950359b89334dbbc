import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { REPLY_REFUSALS, REPLY_TEXTS } from '#app/replies/copy.ts'
import { REPLY_LIMITS, replySchema } from '#core/replies/schema.ts'
import { ReplyScoreNote } from './reply-score-note.tsx'
import type { ReplyPageProps } from './reply-views.ts'
import { SentReplies } from './sent-replies.tsx'

/** Writes to one person: begins with a template, says how it sounds, and goes out the way the founder chooses. */
export function ReplyPage(props: ReplyPageProps) {
  const { person, templates, templateId, lock, problem, refused } = props
  const name = person.name || person.email
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to={`/app/sales-hub/people/${person.id}`}>{name}</TextLink>}
        title={`Write to ${name}`}
        description={[person.email, person.phone].filter(Boolean).join(' · ') || undefined}
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {lock ? <Notice tone="warning">{REPLY_REFUSALS[lock]}</Notice> : null}
      {refused.email ? (
        <Notice tone="warning">
          They asked not to be emailed. Write only to answer what they asked, and offer them nothing.
        </Notice>
      ) : null}
      {refused.whatsapp ? <Notice tone="warning">They asked not to be written to on WhatsApp.</Notice> : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          {templates.length > 0 ? (
            <Form className="flex max-w-xl flex-wrap items-end gap-3">
              <div className="min-w-0 flex-1 basis-56">
                <SelectField
                  id="template"
                  name="template"
                  label="Begin with"
                  defaultValue={templateId}
                  placeholder="An empty page"
                  options={templates.map(({ id, name: label }) => ({ value: id, label }))}
                />
              </div>
              <Button variant="secondary">Use template</Button>
            </Form>
          ) : null}
          <ReplyForm {...props} />
        </div>
        <div className="grid gap-6">
          <SentReplies {...props} />
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            <TextLink to="/app/sales-hub/replies">Edit templates</TextLink>
            {props.from ? null : (
              <TextLink to="/app/settings/mail-server">Send from your own mail server</TextLink>
            )}
          </p>
        </div>
      </div>
    </div>
  )
}

function ReplyForm(props: ReplyPageProps) {
  const { person, draft, lock, reply, score, from, canWhatsapp, idempotencyKey } = props
  const [form, fields] = useCheckedForm({ id: 'reply', schema: replySchema, reply, defaultValue: draft })
  const checking = usePending({ name: 'intent', value: 'check' })
  const sending = usePending({ name: 'intent', value: 'smtp' })
  return (
    <Panel title="Your message">
      <KeptForm keptAs={`reply:${person.id}`} {...formProps(form)} className="grid gap-5">
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.subject)}
          label="Subject"
          description="Only for email."
          optional
          maxLength={REPLY_LIMITS.subject}
          readOnly={lock !== null}
        />
        <TextAreaField
          {...textProps(fields.body)}
          label="Message"
          rows={10}
          maxLength={REPLY_LIMITS.body}
          readOnly={lock !== null}
        />
        {score ? <ReplyScoreNote score={score} /> : null}
        {lock === null ? (
          <>
            <div className="flex flex-wrap gap-3">
              {from && person.email ? (
                <Button variant="primary" name="intent" value="smtp" pending={sending} pendingText="Sending…">
                  Send from {from}
                </Button>
              ) : null}
              {person.email ? (
                <Button variant={from ? 'secondary' : 'primary'} name="intent" value="mailto">
                  Write in my mail program
                </Button>
              ) : null}
              {canWhatsapp ? (
                <Button variant="secondary" name="intent" value="whatsapp">
                  Write on WhatsApp
                </Button>
              ) : null}
              <Button variant="quiet" name="intent" value="check" pending={checking} pendingText="Checking…">
                How does it sound?
              </Button>
            </div>
            {person.email ? null : <p className="text-sm text-ink-soft">{REPLY_TEXTS.noEmail}</p>}
            {canWhatsapp ? null : <p className="text-sm text-ink-soft">{REPLY_TEXTS.noPhone}</p>}
          </>
        ) : null}
      </KeptForm>
    </Panel>
  )
}
