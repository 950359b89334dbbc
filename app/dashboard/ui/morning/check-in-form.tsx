import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Slider } from '#app/design/primitives/fields/slider.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'

export interface CheckInFormProps {
  readonly idempotencyKey: string
  /** It is the one thing to do. */
  readonly isPrimary?: boolean
  readonly reply?: FormReply | undefined
}

/** How much does what you put out feel like you? One slider, one press. */
export function CheckInForm({ idempotencyKey, isPrimary = false, reply }: CheckInFormProps) {
  const pending = usePending({ name: 'intent', value: 'check-in' })
  const problem = reply?.error?.['']?.[0]
  return (
    <Form method="post" action="/app/dashboard" preventScrollReset className="grid max-w-prose gap-4">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Slider
        id="alignment"
        name="alignment"
        label="How much did this week feel like your brand?"
        min={0}
        max={10}
        step={1}
        defaultValue={7}
        ends={['Not at all', 'Completely']}
        error={reply?.error?.alignment}
      />
      <div>
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          name="intent"
          value="check-in"
          pending={pending}
          pendingText="Saving…"
        >
          Save check-in
        </Button>
      </div>
    </Form>
  )
}
