import { dragProps, useDropPlace } from '#app/design/primitives/actions/drag.ts'
import { classNames } from '#app/design/primitives/class-names.ts'
import { usePost } from '#app/platform/client/use-post.ts'
import { daysFrom } from '#core/campaigns/move-date.ts'
import { dayAfter, mondayOf } from '#core/schedule/days.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { dayText as shortDay } from '#core/schedule/when-text.ts'
import { type CampaignPlanProps, isMovable, type PieceView } from './campaign-views.ts'
import { MovePiece } from './move-piece.tsx'
import { PieceCard } from './piece-card.tsx'

const DRAGGED = 'text/x-piece'

/** A column for each week. A post is dragged to the same weekday of another week, or moved by its own form. */
export function PlanBoard({ campaignId, pieces, keyDate, isLocked }: CampaignPlanProps) {
  const post = usePost()
  const drop = (week: string, pieceId: string) => {
    const piece = pieces.find(({ id }) => id === pieceId)
    if (!piece || isLocked || !isMovable(piece)) return
    const day = dayAfter(week, daysFrom(mondayOf(piece.dueOn), piece.dueOn))
    if (day !== piece.dueOn)
      post(`/app/campaigns/${campaignId}?view=board`, {
        intent: 'move_piece',
        pieceId,
        day,
        time: minuteText(piece.dueMinute),
      })
  }
  return (
    <div className="relative overflow-x-auto pb-2">
      <ol className="grid gap-4 md:auto-cols-[16rem] md:grid-flow-col">
        {weeksOf(pieces, keyDate).map(week => (
          <Week
            key={week}
            week={week}
            hasKeyDate={keyDate !== null && mondayOf(keyDate) === week}
            pieces={pieces.filter(({ dueOn }) => mondayOf(dueOn) === week)}
            campaignId={campaignId}
            isLocked={isLocked}
            drop={drop}
          />
        ))}
      </ol>
    </div>
  )
}

function Week(props: {
  week: string
  hasKeyDate: boolean
  pieces: readonly PieceView[]
  campaignId: string
  isLocked: boolean
  drop: (week: string, pieceId: string) => void
}) {
  const { week, hasKeyDate, pieces, campaignId, isLocked, drop } = props
  const [isOver, place] = useDropPlace([DRAGGED], id => drop(week, id), !isLocked)
  return (
    <li
      data-week={week}
      {...place}
      className={classNames(
        'grid min-w-0 content-start gap-3 rounded-md border border-line bg-sunk p-3',
        isOver && 'outline-2 -outline-offset-2 outline-ember',
      )}
    >
      <h3 className="font-text text-sm font-semibold">
        Week of <time dateTime={week}>{shortDay(week)}</time>
        {hasKeyDate ? (
          <span className="block font-normal text-ember">The day that counts is in it</span>
        ) : null}
      </h3>
      <ul className="grid gap-3">
        {pieces.map(piece => (
          <li
            key={piece.id}
            {...dragProps(DRAGGED, piece.id, !isLocked && isMovable(piece))}
            className="rounded border border-line bg-raised p-3"
          >
            <p className="text-sm text-ink-soft">{shortDay(piece.dueOn)}</p>
            <PieceCard piece={piece} isShort />
            {isLocked ? null : <MovePiece campaignId={campaignId} piece={piece} view="board" />}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Every week from the first to the last, without a gap, so that a post can be dropped in between. */
function weeksOf(pieces: readonly PieceView[], keyDate: string | null): string[] {
  const mondays = [...pieces.map(({ dueOn }) => dueOn), ...(keyDate ? [keyDate] : [])].map(mondayOf).sort()
  const [first] = mondays
  const last = mondays.at(-1)
  if (!first || !last) return []
  const weeks: string[] = []
  for (let week = first; week <= last && weeks.length < 60; week = dayAfter(week, 7)) weeks.push(week)
  return weeks
}
