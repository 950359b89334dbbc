import { Form } from 'react-router'
import { columnText } from '#app/deals/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { dragProps, useDropPlace } from '#app/design/primitives/actions/drag.ts'
import { classNames } from '#app/design/primitives/class-names.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePost } from '#app/platform/client/use-post.ts'
import { boardParameters, isOverdue, moveParameters } from '#core/deals/board.ts'
import { DEAL_STAGE_LABELS, DEAL_STAGES, isDealStage, isOpenStage } from '#core/deals/stages.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import type { ColumnView, DealCardView, PipelineView } from './deal-views.ts'

const HERE = '/app/sales-hub/pipeline'
const DRAGGED = 'text/x-deal'

/** A column for each stage. A card is dragged to another, or its link asks for the stage: a list in each was half of the page. */
export function DealsBoard(props: PipelineView) {
  const { columns, address } = props
  const post = usePost()
  const back = listQuery(boardParameters(address))
  const drop = (stage: string, dealId: string) => {
    if (isDealStage(stage)) post(HERE, { intent: 'move', dealId, stage, lostReason: '', back })
  }
  return (
    <div className="relative overflow-x-auto pb-2">
      <ol className="grid gap-4 md:min-w-[72rem] md:grid-cols-6">
        {columns.map(column => (
          <Column key={column.stage} column={column} drop={drop} back={back} {...props} />
        ))}
      </ol>
    </div>
  )
}

function Column(
  props: PipelineView & { column: ColumnView; back: string; drop: (stage: string, dealId: string) => void },
) {
  const { column, address, drop, canWrite } = props
  const { stage, deals, cards } = column
  const [isOver, place] = useDropPlace([DRAGGED], id => drop(stage, id), canWrite)
  const more = deals - cards.length
  return (
    <li
      data-stage={stage}
      {...place}
      className={classNames('deal-column', isOver && 'outline-2 -outline-offset-2 outline-ember')}
    >
      <div>
        <h3>
          {DEAL_STAGE_LABELS[stage]}
          <span>
            {deals.toLocaleString('en-GB')}
            <span className="sr-only">{deals === 1 ? ' deal' : ' deals'}</span>
          </span>
        </h3>
        <p>{columnText({ ...column, isOpen: isOpenStage(stage) })}</p>
      </div>
      {cards.length > 0 ? (
        <ul>
          {cards.map(card => (
            <Card key={card.id} card={card} {...props} />
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <TextLink
          to={`${HERE}${listQuery(boardParameters({ ...address, view: 'table', stage, page: 1 }))}`}
          className="text-sm"
        >
          Show all {deals.toLocaleString('en-GB')}
          <span className="sr-only"> in {DEAL_STAGE_LABELS[stage]}</span>
        </TextLink>
      ) : null}
    </li>
  )
}

function Card(props: PipelineView & { card: DealCardView; back: string }) {
  const { card, back, today, canWrite, address, movedId } = props
  const isLate = isOverdue(card, today)
  return (
    <li {...dragProps(DRAGGED, card.id, canWrite)}>
      <RoomLink to={`/app/sales-hub/deals/${card.id}`} draggable={false}>
        <b>{card.title}</b>
        <span>{card.person}</span>
      </RoomLink>
      <p>
        {formatPence(card.valuePence)}
        {isOpenStage(card.stage) ? <span>{` · ${card.chance}%`}</span> : null}
        {card.stage === 'won' ? <span>{` · ${formatPence(card.paidPence)} paid`}</span> : null}
      </p>
      {isOpenStage(card.stage) && (card.nextStep || card.nextOn) ? (
        <p className={isLate ? 'text-danger' : 'text-ink-soft'}>
          {[card.nextStep, card.nextOn ? dayText(card.nextOn) : '', isLate ? 'Overdue' : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {!canWrite ? null : card.id === movedId ? (
        <MoveForm card={card} back={back} />
      ) : (
        <RoomLink
          to={`${HERE}${listQuery(moveParameters(address, card.id))}`}
          keepsPlace
          className="link"
          aria-label={`Move ${card.title}`}
        >
          Move
        </RoomLink>
      )}
    </li>
  )
}

function MoveForm({ card, back }: { card: DealCardView; back: string }) {
  return (
    <Form method="post" action={HERE} discover="none" preventScrollReset>
      <input type="hidden" name="dealId" value={card.id} />
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <select
        name="stage"
        defaultValue={card.stage}
        aria-label={`Stage of ${card.title}`}
        className="control"
        // biome-ignore lint/a11y/noAutofocus: whoever pressed “Move” wants to choose now
        autoFocus
      >
        {DEAL_STAGES.map(stage => (
          <option key={stage} value={stage}>
            {DEAL_STAGE_LABELS[stage]}
          </option>
        ))}
      </select>
      <Button size="sm" name="intent" value="move" aria-label={`Move ${card.title}`}>
        Move
      </Button>
      <RoomLink to={`${HERE}${back}`} keepsPlace className="link">
        Cancel
      </RoomLink>
    </Form>
  )
}
