import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { PlanView } from '#core/campaigns/page-forms.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { isMovable, type PieceView, pieceName } from './campaign-views.ts'

/** Puts a post on another day or hour; not once it has gone out. */
export function MovePiece({
  campaignId,
  piece,
  view,
}: {
  campaignId: string
  piece: PieceView
  view: PlanView
}) {
  const pending = usePending({ name: 'pieceId', value: piece.id })
  if (!isMovable(piece)) return null
  return (
    <LaterFold
      label={
        <>
          Move<span className="sr-only">{` “${pieceName(piece)}”`}</span>
        </>
      }
      className="mt-1 text-sm"
      openerClass="text-ink-soft hover:text-ink"
    >
      <Form
        method="post"
        action={`/app/campaigns/${campaignId}${view === 'line' ? '' : `?view=${view}`}`}
        className="flex flex-wrap items-end gap-3 pt-2"
      >
        <input type="hidden" name="pieceId" value={piece.id} />
        <DateField id={`day-${piece.id}`} name="day" label="Day" defaultValue={piece.dueOn} required />
        <TextField
          id={`time-${piece.id}`}
          name="time"
          label="Time"
          type="time"
          defaultValue={minuteText(piece.dueMinute)}
          required
        />
        <Button size="sm" name="intent" value="move_piece" pending={pending} pendingText="Moving…">
          Move post
        </Button>
      </Form>
    </LaterFold>
  )
}
