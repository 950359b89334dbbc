import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Dialog } from '#app/design/primitives/overlay/dialog.tsx'
import { showToast } from '#app/design/primitives/toast/toast.ts'
import { PhotoFields, VoiceFields } from '#app/media/ui/index.ts'
import type { ToolProps } from '#app/platform/client/tools.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { useCapture } from '#app/workspace/client/use-capture.ts'
import { STORY_LIMITS } from '#core/stories/limits.ts'
import { captureFormSchema } from '#core/stories/schema.ts'
import { useModal } from './use-modal.ts'

/** One line from wherever one is: kept as a story, with a way to it and a way back. */
export default function CaptureDialog({ isOpen, onClose, canWrite }: ToolProps) {
  const { Form, answer, isPending, undo } = useCapture()
  useModal('capture-dialog', isOpen)
  const [round, setRound] = useState(0)
  const announced = useRef<unknown>(null)
  useEffect(() => {
    if (!answer || announced.current === answer) return
    announced.current = answer
    if ('undone' in answer) {
      const taken = { title: 'Story removed', kind: 'deleted' }
      const late = { title: 'Error', text: 'That story no longer exists.', tone: 'error' as const }
      showToast(answer.undone ? taken : late)
    }
    if (!('kept' in answer)) return
    const { storyId, title } = answer.kept
    onClose()
    setRound(past => past + 1)
    showToast({
      title: 'Story saved',
      link: { label: title, to: `/app/storybank/${storyId}` },
      undo: () => void undo(storyId),
    })
  }, [answer, onClose, undo])

  return (
    <Dialog id="capture-dialog" title="What happened?" onClose={onClose}>
      {canWrite ? (
        <CaptureForm
          key={round}
          {...{ Form, isPending }}
          reply={answer && 'reply' in answer ? answer.reply : undefined}
        />
      ) : (
        <Notice tone="warning" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
          You can’t create here, because the plan has ended or your role is read-only.
        </Notice>
      )}
    </Dialog>
  )
}

function CaptureForm(
  props: Pick<ReturnType<typeof useCapture>, 'Form' | 'isPending'> & { reply?: FormReplyOf },
) {
  const { Form, isPending, reply } = props
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [form, fields] = useCheckedForm({ id: 'quick-capture', schema: captureFormSchema, reply })
  return (
    <KeptForm
      keptAs="quick-capture"
      as={Form}
      {...formProps(form)}
      action="/app/capture"
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-4"
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {form.errors?.length ? (
        <Notice tone="danger" live="alert" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
          {form.errors[0]}
        </Notice>
      ) : null}
      <TextAreaField
        {...textProps(fields.body)}
        label="What happened?"
        labelHidden
        description="One line is enough. You can add the rest later."
        rows={3}
        maxLength={STORY_LIMITS.body}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <PhotoFields formId={form.id} error={reply?.error?.file?.[0]} alt={textProps(fields.photoAlt)} />
      <VoiceFields formId={form.id} error={reply?.error?.voice?.[0]} />
      <div>
        <Button variant="primary" pending={isPending} pendingText="Saving…">
          Save story
        </Button>
      </div>
    </KeptForm>
  )
}

type FormReplyOf = Parameters<typeof useCheckedForm>[0]['reply']
