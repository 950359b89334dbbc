import { dayText as shortDay } from '#core/schedule/when-text.ts'
import type { CampaignPlanProps } from './campaign-views.ts'
import { MovePiece } from './move-piece.tsx'
import { PieceCard } from './piece-card.tsx'

/** The plan from its first day to its last; the campaign's own day stands out. */
export function PlanLine({ campaignId, pieces, keyDate, isLocked }: CampaignPlanProps) {
  const days = [...new Set([...pieces.map(({ dueOn }) => dueOn), ...(keyDate ? [keyDate] : [])])].sort()
  return (
    <ol className="grid gap-6">
      {days.map(day => (
        <li key={day} className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <h3 className="font-text text-sm font-semibold tabular-nums">
            <time dateTime={day}>{shortDay(day)}</time>
            {day === keyDate ? (
              <span className="block font-normal text-ember">The day that counts</span>
            ) : null}
          </h3>
          <ul className="grid gap-4 border-l-2 border-line-strong pl-4">
            {pieces
              .filter(({ dueOn }) => dueOn === day)
              .map(piece => (
                <li key={piece.id}>
                  <PieceCard piece={piece} />
                  {isLocked ? null : <MovePiece campaignId={campaignId} piece={piece} view="line" />}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
