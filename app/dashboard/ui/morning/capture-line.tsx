import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { STORY_LIMITS } from '#core/stories/limits.ts'

export interface CaptureLineProps {
  readonly idempotencyKey: string
  /** It is the one thing to do. */
  readonly isPrimary?: boolean
  readonly reply?: FormReply | undefined
  /** Whether another plan would help with the refusal in `reply`. */
  readonly canUpgrade?: boolean | undefined
}

/** One line of what happened, saved as a story without leaving the page. */
export function CaptureLine({ idempotencyKey, isPrimary = false, reply, canUpgrade }: CaptureLineProps) {
  const pending = usePending({ name: 'intent', value: 'capture' })
  const problem = reply?.error?.['']?.[0]
  const typed = reply?.initialValue?.body
  return (
    <KeptForm
      method="post"
      action="/app/dashboard"
      keptAs="capture"
      preventScrollReset
      noValidate
      className="grid max-w-prose content-start gap-3"
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {problem ? (
        <Notice
          tone="danger"
          live="alert"
          action={canUpgrade ? <TextLink to="/app/upgrade">See plans</TextLink> : undefined}
        >
          {problem}
        </Notice>
      ) : null}
      <TextAreaField
        id="capture-line"
        name="body"
        label={<span className="font-display text-xl font-normal">What happened today?</span>}
        description="One line is enough. We save it as a story."
        rows={2}
        maxLength={STORY_LIMITS.body}
        defaultValue={typeof typed === 'string' ? typed : ''}
        error={reply?.error?.body}
      />
      <div>
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          name="intent"
          value="capture"
          pending={pending}
          pendingText="Saving…"
        >
          Save story
        </Button>
      </div>
    </KeptForm>
  )
}
