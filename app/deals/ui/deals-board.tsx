import { columnText } from '#app/deals/copy.ts'
import { dragProps, useDropPlace } from '#app/design/primitives/actions/drag.ts'
import { classNames } from '#app/design/primitives/class-names.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePost } from '#app/platform/client/use-post.ts'
import { boardParameters, isOverdue } from '#core/deals/board.ts'
import { DEAL_STAGE_LABELS, isDealStage, isOpenStage } from '#core/deals/stages.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'
import type { ColumnView, DealCardView, PipelineView } from './deal-views.ts'
import { MoveForm, MoveLink } from './move-deal.tsx'

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
      <ol className="grid gap-4 md:min-w-[72rem] md:grid-cols-6" data-rooms="">
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
            {numberText(deals)}
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
          Show all {numberText(deals)}
          <span className="sr-only"> in {DEAL_STAGE_LABELS[stage]}</span>
        </TextLink>
      ) : null}
    </li>
  )
}

function Card(props: PipelineView & { column: ColumnView; card: DealCardView; back: string }) {
  const { column, card, back, today, canWrite, address, movedId } = props
  const { stage } = column
  const { nextStep = '', nextOn = null } = card
  const isLate = isOverdue({ stage, nextOn }, today)
  return (
    <li {...dragProps(DRAGGED, card.id, canWrite)}>
      <a href={`/app/sales-hub/deals/${card.id}`} draggable={false}>
        <b>{card.title}</b>
        <span>{card.person}</span>
      </a>
      <p>
        {formatPence(card.valuePence)}
        {card.chance === undefined ? null : <span>{` · ${card.chance}%`}</span>}
        {card.paidPence === undefined ? null : <span>{` · ${formatPence(card.paidPence)} paid`}</span>}
      </p>
      {nextStep || nextOn ? (
        <p className={isLate ? 'late' : undefined}>
          {[nextStep, nextOn ? dayText(nextOn) : '', isLate ? 'Overdue' : ''].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {!canWrite ? null : card.id === movedId ? (
        <MoveForm deal={card} stage={stage} back={back} />
      ) : (
        <MoveLink deal={card} address={address} />
      )}
    </li>
  )
}
