import { type ReactNode, type RefObject, useEffect } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EnterButton } from '#app/design/primitives/actions/enter-button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { EditorView } from '#core/posts/editor.ts'
import type { PostText } from '#core/posts/schema.ts'
import { postFormSchema } from '#core/posts/schema.ts'
import type { PostConflict } from '../post-views.ts'
import { DetailFields } from './detail-fields.tsx'
import { PlaceFields, TextFields } from './editor-fields.tsx'
import { readForm } from './form-text.ts'
import type { Ink } from './ink/use-ink.ts'
import { ScoreLine } from './score-line.tsx'
import { useCount } from './use-count.ts'
import type { ScoredText } from './use-live-alignment.ts'
import { VariantFields, type VariantFieldsProps } from './variant-fields.tsx'

export interface EditorFormProps {
  readonly view: EditorView
  readonly idempotencyKey: string
  /** Names the text on this device; null when it cannot be changed. */
  readonly keptAs: string | null
  readonly isLocked: boolean
  /** False while the first picture of the page is drawn, without what is folded. */
  readonly isWhole: boolean
  readonly reply?: FormReply | undefined
  readonly conflict: PostConflict | null
  /** What the form opens with. */
  readonly opened: PostText
  /** The saved post, which may have been saved by itself since the page came; null for a new one. */
  readonly postId: string | null
  readonly version: number
  /** What stands in the form, a moment behind the keys. */
  readonly text: PostText
  /** The score of the text, whose words are marked; it stands above the buttons, too, where the screen is small. */
  readonly scored: ScoredText
  readonly ink: Ink
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onText: (text: PostText) => void
  /** A press on Save; false holds it back for now. */
  readonly onSave: (again: () => void) => boolean
  readonly onFill: VariantFieldsProps['onFill']
  /** Whether what was typed is safe. */
  readonly status: ReactNode
  /** Where the text comes from, under the text. */
  readonly origin: ReactNode
  /** Help with the words. */
  readonly children: ReactNode
}

/** The editor's form: plain fields, two buttons, and Ctrl or Cmd + S. */
export function EditorForm(props: EditorFormProps) {
  const { reply, conflict, isLocked, formRef, postId, text } = props
  const [form, fields] = useCheckedForm({
    id: 'post',
    schema: postFormSchema,
    reply,
    defaultValue: { ...props.opened },
  })
  const count = useCount()
  const saving = usePending({ name: 'intent', value: 'save' })
  const checking = usePending({ name: 'intent', value: 'check' })
  useSaveKeys(formRef)
  return (
    <KeptForm
      {...formProps(form)}
      {...(postId ? { action: `/app/create?post=${postId}` } : {})}
      keptAs={props.keptAs}
      formRef={formRef}
      className="grid gap-5"
      onInput={event => props.onText(readForm(event.currentTarget))}
      onSubmit={event => {
        const { submitter } = event.nativeEvent as SubmitEvent
        const again = () => formRef.current?.requestSubmit(submitter)
        if (submitter?.getAttribute('value') === 'save' && !props.onSave(again)) return event.preventDefault()
        form.onSubmit(event)
      }}
    >
      <input type="hidden" name="version" value={props.version} />
      <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      {/* Enter in a one-line field presses the first button: it must be Save. */}
      <EnterButton intent="save">Save</EnterButton>
      {conflict ? (
        <ConflictNotice
          thing="post"
          differences={conflict.differences}
          action={
            <TextLink to={`/app/create?post=${postId ?? ''}`} reloadDocument>
              Open saved version
            </TextLink>
          }
        />
      ) : (
        <FormNotice errors={form.errors} />
      )}
      <TextFields
        fields={fields}
        platform={text.platform}
        count={count(text.platform, text.body)}
        isLocked={isLocked}
        shownBody={text.body}
        scored={props.scored}
        ink={props.ink}
      />
      <PlaceFields fields={fields} platform={text.platform} isLocked={isLocked} />
      {props.origin}
      {isLocked ? null : props.children}
      <VariantFields
        fields={fields}
        text={text}
        count={count}
        isLocked={isLocked}
        isWhole={props.isWhole}
        onFill={props.onFill}
      />
      <DetailFields fields={fields} choices={props.view.choices} isLocked={isLocked} />
      {isLocked ? null : (
        <div className="save-bar sticky bottom-0 z-10 -mx-1 grid gap-2 border-t border-line bg-paper px-1 py-2 xl:py-4">
          <ScoreLine alignment={props.scored.alignment} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button variant="primary" name="intent" value="save" pending={saving} pendingText="Saving…">
              Save post
            </Button>
            <Button name="intent" value="check" pending={checking} pendingText="Checking…">
              Check my post
            </Button>
            {props.status}
          </div>
        </div>
      )}
    </KeptForm>
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
        'button[value="save"]:not([aria-disabled], [hidden])',
      )
      if (button && !event.repeat) formRef.current?.requestSubmit(button)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [formRef])
}
