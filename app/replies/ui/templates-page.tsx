import { Form } from 'react-router'
import { MessagesSquare } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { REPLY_TEXTS } from '#app/replies/copy.ts'
import { PLACEHOLDERS } from '#core/replies/fill.ts'
import { REPLY_LIMITS, templateSchema } from '#core/replies/schema.ts'
import { ReplyScoreNote } from './reply-score-note.tsx'
import type { ReplyScoreView } from './reply-views.ts'

const HERE = '/app/sales-hub/replies'

interface TemplateView {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly body: string
  readonly score: ReplyScoreView | null
  /** Places that nothing is known for. */
  readonly unknown: readonly string[]
}

interface TemplatesPageProps {
  readonly templates: readonly TemplateView[]
  /** Of the template that is edited; '' for a new one. */
  readonly editedId: string
  readonly undo: { readonly id: string; readonly name: string } | null
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly isGone?: boolean | undefined
  readonly problem?: string | undefined
}

/** The words that replies begin with: each with how much it sounds like the brand. */
export function TemplatesPage(props: TemplatesPageProps) {
  const { templates, editedId, undo, canWrite, problem } = props
  const edited = templates.find(({ id }) => id === editedId) ?? null
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to="/app/sales-hub/people">People</TextLink>}
        title={REPLY_TEXTS.templatesTitle}
        description={REPLY_TEXTS.templates}
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.name}” deleted.
        </UndoNotice>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {templates.length === 0 ? (
          <EmptyState
            icon={<MessagesSquare />}
            title={REPLY_TEXTS.templatesEmpty}
            action={
              canWrite ? (
                <Form method="post">
                  <Button name="intent" value="starters">
                    Begin with three of ours
                  </Button>
                </Form>
              ) : undefined
            }
          >
            {REPLY_TEXTS.templatesTeach}
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {templates.map(template => (
              <li key={template.id}>
                <TemplateCard template={template} canWrite={canWrite} />
              </li>
            ))}
          </ul>
        )}
        {canWrite ? <TemplateForm key={edited?.id ?? 'new'} {...props} edited={edited} /> : null}
      </div>
    </div>
  )
}

function TemplateCard({ template, canWrite }: { template: TemplateView; canWrite: boolean }) {
  const { id, name, subject, body, score, unknown } = template
  return (
    <Panel title={name}>
      {subject ? <p className="font-semibold wrap-anywhere">{subject}</p> : null}
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      {unknown.length > 0 ? (
        <Notice tone="warning">
          We don’t know {unknown.map(place => `{{${place}}}`).join(', ')}, so it stays as it is.
        </Notice>
      ) : null}
      {score ? <ReplyScoreNote score={score} /> : null}
      {canWrite ? (
        <div className="flex flex-wrap items-center gap-4">
          <TextLink to={`${HERE}?template=${id}#template-form`}>Edit</TextLink>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button size="sm" variant="quiet" name="intent" value="remove" aria-label={`Delete “${name}”`}>
              Delete
            </Button>
          </Form>
        </div>
      ) : null}
    </Panel>
  )
}

function TemplateForm(props: TemplatesPageProps & { edited: TemplateView | null }) {
  const { edited, reply, isGone = false } = props
  const [form, fields] = useCheckedForm({
    id: 'template-form',
    schema: templateSchema,
    reply,
    defaultValue: {
      id: edited?.id ?? '',
      name: edited?.name ?? '',
      subject: edited?.subject ?? '',
      body: edited?.body ?? '',
    },
  })
  const intent = edited && !isGone ? 'save' : 'add'
  const pending = usePending({ name: 'intent', value: intent })
  return (
    <Panel title={edited ? 'Edit template' : 'New template'}>
      <KeptForm keptAs={`template:${edited?.id ?? 'new'}`} {...formProps(form)} className="grid gap-5">
        <input type="hidden" name="id" value={edited?.id ?? ''} />
        <FormNotice errors={form.errors} />
        <TextField {...textProps(fields.name)} label="Name" maxLength={REPLY_LIMITS.templateName} />
        <TextField {...textProps(fields.subject)} label="Subject" optional maxLength={REPLY_LIMITS.subject} />
        <TextAreaField
          {...textProps(fields.body)}
          label="Message"
          rows={10}
          maxLength={REPLY_LIMITS.body}
          description={`You can use ${Object.keys(PLACEHOLDERS)
            .map(place => `{{${place}}}`)
            .join(', ')}.`}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary" name="intent" value={intent} pending={pending} pendingText="Saving…">
            {isGone ? 'Save as new' : edited ? 'Save template' : 'Add template'}
          </Button>
          {edited ? <TextLink to={HERE}>Cancel</TextLink> : null}
        </div>
      </KeptForm>
    </Panel>
  )
}
