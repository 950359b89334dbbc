import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'

/** Moves the day that a campaign is counted from, or lays the same out once more round another. */
export function CampaignDay(props: {
  keyDate: string
  copyDate: string
  dayLabel: string
  idempotencyKey: string
}) {
  const { keyDate, copyDate, dayLabel, idempotencyKey } = props
  const isMoving = usePending({ name: 'intent', value: 'move_day' })
  const isCopying = usePending({ name: 'intent', value: 'copy' })
  return (
    <section aria-labelledby="day-title" className="grid gap-4">
      <h2 id="day-title" className="text-xl">
        {dayLabel}
      </h2>
      <Form method="post" className="grid gap-3">
        <DateField
          id="key-date"
          name="keyDate"
          label="Day"
          description="Move it, and all that hasn’t gone out moves with it. Texts stay as they are, and we say which ones name another day."
          defaultValue={keyDate}
          required
        />
        <div>
          <Button size="sm" name="intent" value="move_day" pending={isMoving} pendingText="Moving…">
            Move campaign
          </Button>
        </div>
      </Form>
      <LaterFold
        label="Copy this campaign"
        className="text-sm"
        openerClass="cursor-pointer text-ink-soft hover:text-ink"
      >
        <Form method="post" className="grid gap-3 pt-3">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <DateField
            id="copy-date"
            name="keyDate"
            label="Day of the copy"
            description="Its posts become drafts, as many days from it as these are."
            defaultValue={copyDate}
            required
          />
          <div>
            <Button size="sm" name="intent" value="copy" pending={isCopying} pendingText="Copying…">
              Copy
            </Button>
          </div>
        </Form>
      </LaterFold>
    </section>
  )
}
