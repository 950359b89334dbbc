import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PhotoFields, VoiceFields } from '#app/media/ui/index.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { STORY_LIMITS } from '#core/stories/limits.ts'
import { captureFormSchema } from '#core/stories/schema.ts'

export interface CaptureBoxProps {
  readonly idempotencyKey: string
  /** A question to answer, when one was picked. */
  readonly prompt: string | null
  /** What the story shall stand for, when it was begun from a gap. */
  readonly link: string | null
  readonly reply?: FormReply | undefined
  /** Whether another plan would help with the refusal in `reply`. */
  readonly canUpgrade?: boolean | undefined
}

/** One box, one line, one press: what happened is kept before it slips away. */
export function CaptureBox({ idempotencyKey, prompt, link, reply, canUpgrade }: CaptureBoxProps) {
  const [form, fields] = useCheckedForm({ id: 'capture-form', schema: captureFormSchema, reply })
  const pending = usePending({ name: 'intent', value: 'capture' })
  return (
    <Card className="scroll-mt-20" id="capture">
      <KeptForm
        {...formProps(form)}
        keptAs="capture"
        action="/app/storybank"
        encType="multipart/form-data"
        className="grid grid-cols-1 gap-4"
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {link ? <input type="hidden" name="link" value={link} /> : null}
        {form.errors?.length ? (
          <Notice
            tone="danger"
            live="alert"
            action={canUpgrade ? <TextLink to="/app/upgrade">See plans</TextLink> : undefined}
          >
            {form.errors[0]}
          </Notice>
        ) : null}
        <TextAreaField
          {...textProps(fields.body)}
          label={<span className="font-display text-2xl font-normal">What happened?</span>}
          description={prompt ?? 'One line is enough. You can add the rest later.'}
          rows={3}
          maxLength={STORY_LIMITS.body}
          autoFocus={prompt !== null}
          className="gap-2"
        />
        <PhotoFields formId={form.id} error={reply?.error?.file?.[0]} alt={textProps(fields.photoAlt)} />
        <VoiceFields formId={form.id} error={reply?.error?.voice?.[0]} />
        <div>
          <Button variant="primary" name="intent" value="capture" pending={pending} pendingText="Saving…">
            Save story
          </Button>
        </div>
      </KeptForm>
    </Card>
  )
}
