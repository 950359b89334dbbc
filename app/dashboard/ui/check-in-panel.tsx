import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Slider } from '#app/design/primitives/fields/slider.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { formatDate } from '#core/shared/time.ts'

export interface CheckInPanelProps {
  /** Written out, or null before the first. */
  readonly lastOn: string | null
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
  /** Of the last 30 days, newest first. */
  readonly history: readonly { readonly alignment: number; readonly at: Date }[]
}

/** How much does what you put out feel like you? One slider, one press. */
export function CheckInPanel({ lastOn, idempotencyKey, reply, history }: CheckInPanelProps) {
  const pending = usePending({ name: 'intent', value: 'check-in' })
  const problem = reply?.error?.['']?.[0]
  return (
    <Panel
      title="Check in with your brand"
      description={
        lastOn
          ? `Last check-in: ${lastOn}. Once a week is enough.`
          : 'Your own view counts most in your score.'
      }
    >
      <Form
        id="check-in"
        method="post"
        action="/app/dashboard"
        preventScrollReset
        className="grid gap-5 scroll-mt-24"
      >
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
          <Button name="intent" value="check-in" pending={pending} pendingText="Saving…">
            Save check-in
          </Button>
        </div>
      </Form>
      {history.length > 0 ? (
        <details className="border-t border-line pt-4">
          <summary className="cursor-pointer font-semibold">Your check-ins in the last 30 days</summary>
          <ul className="mt-3 grid gap-1.5">
            {history.map(({ alignment, at }) => (
              <li key={at.toISOString()} className="flex justify-between gap-4 tabular-nums">
                <span>{formatDate(at)}</span>
                <span className="font-semibold">{alignment} out of 10</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Panel>
  )
}
