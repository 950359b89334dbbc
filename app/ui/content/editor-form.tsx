import { type RefObject, useEffect } from 'react'
import { Form } from 'react-router'
import { type FormReply, repliedVersion } from '#app/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/forms/use-checked-form.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { readPlatform } from '#core/content/platforms/platforms.ts'
import { postFormSchema } from '#core/content/posts/schema.ts'
import { Button } from '../primitives/actions/button.tsx'
import { ConflictNotice } from '../primitives/feedback/conflict-notice.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { EditorFields } from './editor-fields.tsx'
import type { CheckedPost, EditorText, EditorView, PostConflict } from './post-views.ts'

export interface EditorFormProps {
  readonly view: EditorView
  readonly idempotencyKey: string
  readonly isLocked: boolean
  readonly reply?: FormReply | undefined
  readonly checked?: CheckedPost | undefined
  readonly conflict?: PostConflict | undefined
  /** What stands in the form just now. */
  readonly text: EditorText
  /** The text as far as the eye can follow: a moment behind. */
  readonly shownBody: string
  /** The overall score beside the buttons, for small screens. */
  readonly overall: number | null
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onText: (text: EditorText) => void
  readonly onSave: () => void
}

/** Reads the four fields out of the form. */
export function readForm(form: HTMLFormElement): EditorText {
  const data = new FormData(form)
  const field = (name: string) => String(data.get(name) ?? '')
  return {
    title: field('title'),
    body: field('body'),
    platform: readPlatform(field('platform')) ?? 'blog',
    goal: field('goal'),
  }
}

/** The editor's form: plain fields, two buttons, and Ctrl or Cmd + S. */
export function EditorForm(props: EditorFormProps) {
  const { view, reply, checked, conflict, isLocked, formRef } = props
  const opened = checked?.text ?? view.text
  const [form, fields] = useCheckedForm({
    id: 'post',
    schema: postFormSchema,
    reply,
    defaultValue: { ...opened },
  })
  const saving = usePending({ name: 'intent', value: 'save' })
  const checking = usePending({ name: 'intent', value: 'check' })
  const version = conflict?.version ?? checked?.version ?? repliedVersion(reply) ?? view.post?.version ?? 0
  useSaveKeys(formRef)
  return (
    <Form
      {...formProps(form)}
      ref={formRef}
      className="grid gap-5"
      onInput={event => props.onText(readForm(event.currentTarget))}
      onSubmit={event => {
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter?.getAttribute('value') === 'save') props.onSave()
        form.onSubmit(event)
      }}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      {conflict ? (
        <ConflictNotice
          thing="post"
          differences={conflict.differences}
          action={
            <TextLink to={`/app/create?post=${view.post?.id ?? ''}`} reloadDocument>
              Open the saved one
            </TextLink>
          }
        />
      ) : form.errors?.length ? (
        <Notice tone="danger" live="alert">
          {form.errors[0]}
        </Notice>
      ) : null}
      <EditorFields
        fields={fields}
        platform={props.text.platform}
        body={props.shownBody}
        isLocked={isLocked}
      />
      {isLocked ? null : (
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-1 py-4">
          <Button variant="primary" name="intent" value="save" pending={saving} pendingText="Saving…">
            Save post
          </Button>
          <Button name="intent" value="check" pending={checking} pendingText="Checking…">
            Check my post
          </Button>
          <p className="ml-auto text-sm text-ink-soft lg:hidden">
            <span className="max-sm:sr-only">Sounds like you </span>
            <span className="font-display text-2xl text-ink tabular-nums">{props.overall ?? '–'}</span>
          </p>
        </div>
      )}
    </Form>
  )
}

/** Ctrl or Cmd + S saves, as it does everywhere else one writes. */
function useSaveKeys(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.key.toLowerCase() !== 's'
      )
        return
      event.preventDefault()
      const button = formRef.current?.querySelector<HTMLButtonElement>(
        'button[value="save"]:not([aria-disabled])',
      )
      if (button && !event.repeat) formRef.current?.requestSubmit(button)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [formRef])
}
