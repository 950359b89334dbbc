import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { SHARE_DAYS, SHARE_DAYS_TEXTS } from '#core/brand/share-link.ts'
import { formatDate } from '#core/shared/time.ts'
import { CopyField } from './copy-field.tsx'

export interface SharePanelProps {
  /** What is shared: 'snapshot'. */
  readonly thing: string
  readonly link: {
    /** Null: it works, and cannot be shown again. */
    readonly address: string | null
    readonly createdAt: Date
    readonly expiresAt: Date | null
  } | null
  readonly timeZone: string
  readonly canWrite: boolean
  readonly problem: string | null
}

/**
 * The read-only link to one thing: made, copied and ended here. Posts `intent=share` with `days`, or `intent=revoke`,
 * to the page it stands on.
 */
export function SharePanel({ thing, link, timeZone, canWrite, problem }: SharePanelProps) {
  const making = usePending({ name: 'intent', value: 'share' })
  const ending = usePending({ name: 'intent', value: 'revoke' })
  return (
    <Panel
      title="Share a read-only link"
      description={`Anyone with the link can see the latest version of this ${thing}, with your name. They can’t change it.`}
      className="print:hidden"
    >
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {link ? (
        <div className="grid gap-4">
          {link.address === null ? (
            <p>
              This link still works, but we can’t show it again. For one you can copy, turn it off and create
              a new one.
            </p>
          ) : (
            <CopyField key={link.address} address={link.address} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">
              Created on {formatDate(link.createdAt, timeZone)}.{' '}
              {link.expiresAt
                ? `It expires on ${formatDate(link.expiresAt, timeZone)}.`
                : 'It works until you turn it off.'}
            </p>
            <Form method="post" preventScrollReset>
              <Button size="sm" variant="danger" name="intent" value="revoke" pending={ending}>
                Turn off link
              </Button>
            </Form>
          </div>
        </div>
      ) : canWrite ? (
        <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Link expires after"
            name="days"
            defaultValue="30"
            options={SHARE_DAYS.map(days => ({ value: days, label: SHARE_DAYS_TEXTS[days] }))}
          />
          <Button name="intent" value="share" pending={making} pendingText="Creating…">
            Create link
          </Button>
        </Form>
      ) : (
        <p className="text-ink-soft">You can create links again once your plan is active.</p>
      )}
    </Panel>
  )
}
