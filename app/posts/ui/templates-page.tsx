import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { NamedChoice } from '#core/posts/editor.ts'
import {
  HASHTAGS_LIMIT,
  hashtagSetSchema,
  TEMPLATE_BODY_LIMIT,
  TEMPLATE_NAME_LIMIT,
  templateSchema,
} from '#core/posts/templates/schema.ts'

export interface TemplatesPageProps {
  readonly templates: readonly (NamedChoice & { readonly body: string })[]
  readonly hashtagSets: readonly (NamedChoice & { readonly tags: string })[]
  readonly builtIn: readonly (NamedChoice & { readonly body: string })[]
  readonly canWrite: boolean
  readonly templateReply?: FormReply | undefined
  readonly hashtagsReply?: FormReply | undefined
  /** The one that was just deleted, while it can be put back. */
  readonly undo: { readonly id: string; readonly name: string; readonly kind: 'template' | 'hashtags' } | null
  readonly problem?: string | undefined
}

/** Skeletons of posts and sets of hashtags: one's own, and the ones that come with the product. */
export function TemplatesPage(props: TemplatesPageProps) {
  const { templates, hashtagSets, builtIn, canWrite, undo } = props
  return (
    <div className="max-w-[56rem]">
      <PageHeading
        title="Templates and hashtags"
        description="Save what you use often, and add it to any post."
        eyebrow={<TextLink to="/app/create">Write a post</TextLink>}
      />
      <div className="grid gap-10">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {undo ? (
          <UndoNotice action="/app/create/templates" id={undo.id} intent={`restore-${undo.kind}`}>
            “{undo.name}” was deleted.
          </UndoNotice>
        ) : null}
        <section aria-labelledby="templates" className="grid gap-4">
          <h2 id="templates" className="text-2xl">
            Templates
          </h2>
          <ul className="grid gap-3">
            {templates.map(({ id, name, body }) => (
              <Row key={id} name={name} text={body} useAt={`/app/create?template=${id}`}>
                {canWrite ? <Remove id={id} kind="template" name={name} /> : null}
              </Row>
            ))}
            {builtIn.map(({ id, name, body }) => (
              <Row key={id} name={name} text={body} note="Built in" useAt={`/app/create?template=${id}`} />
            ))}
          </ul>
          {canWrite ? <TemplateForm key={`t${templates.length}`} reply={props.templateReply} /> : null}
        </section>
        <section aria-labelledby="hashtags" className="grid gap-4">
          <h2 id="hashtags" className="text-2xl">
            Hashtag sets
          </h2>
          {hashtagSets.length === 0 ? (
            <p className="text-ink-soft">
              No hashtag sets yet. Save three to five hashtags that say what you do and where.
            </p>
          ) : (
            <ul className="grid gap-3">
              {hashtagSets.map(({ id, name, tags }) => (
                <Row key={id} name={name} text={tags}>
                  {canWrite ? <Remove id={id} kind="hashtags" name={name} /> : null}
                </Row>
              ))}
            </ul>
          )}
          {canWrite ? <HashtagForm key={`h${hashtagSets.length}`} reply={props.hashtagsReply} /> : null}
        </section>
      </div>
    </div>
  )
}

function Row(props: { name: string; text: string; note?: string; useAt?: string; children?: ReactNode }) {
  return (
    <li className="grid gap-2 rounded-md border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="flex-1 font-text text-base font-semibold">{props.name}</h3>
        {props.note ? <span className="text-sm text-ink-soft">{props.note}</span> : null}
        {props.useAt ? (
          <ButtonLink to={props.useAt} size="sm">
            Use template<span className="sr-only">: {props.name}</span>
          </ButtonLink>
        ) : null}
        {props.children}
      </div>
      <p className="line-clamp-4 whitespace-pre-wrap break-words text-sm text-ink-soft">{props.text}</p>
    </li>
  )
}

function Remove({ id, kind, name }: { id: string; kind: 'template' | 'hashtags'; name: string }) {
  const pending = usePending({ name: 'id', value: id })
  return (
    <Form method="post">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="intent" value="remove" />
      <Button size="sm" variant="quiet" name="id" value={id} pending={pending} pendingText="Deleting…">
        Delete<span className="sr-only"> {name}</span>
      </Button>
    </Form>
  )
}

function TemplateForm({ reply }: { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'template-form', schema: templateSchema, reply })
  const pending = usePending({ name: 'intent', value: 'template' })
  return (
    <KeptForm keptAs="template" {...formProps(form)} className="grid gap-4 rounded-md border border-line p-4">
      <h3 className="font-text text-base font-semibold">New template</h3>
      {form.errors?.length ? <Notice tone="danger">{form.errors[0]}</Notice> : null}
      <TextField {...textProps(fields.name)} label="Template name" maxLength={TEMPLATE_NAME_LIMIT} />
      <TextAreaField
        {...textProps(fields.body)}
        label="Template text"
        description="Put anything that changes in [square brackets]. If the name is already used, this replaces that template."
        rows={6}
        maxLength={TEMPLATE_BODY_LIMIT}
      />
      <div>
        <Button name="intent" value="template" pending={pending} pendingText="Saving…">
          Save template
        </Button>
      </div>
    </KeptForm>
  )
}

function HashtagForm({ reply }: { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'hashtags-form', schema: hashtagSetSchema, reply })
  const pending = usePending({ name: 'intent', value: 'hashtags' })
  return (
    <Form {...formProps(form)} className="grid gap-4 rounded-md border border-line p-4">
      <h3 className="font-text text-base font-semibold">New hashtag set</h3>
      {form.errors?.length ? <Notice tone="danger">{form.errors[0]}</Notice> : null}
      <TextField {...textProps(fields.name)} label="Set name" maxLength={TEMPLATE_NAME_LIMIT} />
      <TextField
        {...textProps(fields.tags)}
        label="Hashtags"
        description="With or without #. Separate them with spaces or commas."
        maxLength={HASHTAGS_LIMIT / 2}
      />
      <div>
        <Button name="intent" value="hashtags" pending={pending} pendingText="Saving…">
          Save set
        </Button>
      </div>
    </Form>
  )
}
