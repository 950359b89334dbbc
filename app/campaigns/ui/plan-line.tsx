import { dayText as shortDay } from '#core/schedule/when-text.ts'
import type { CampaignPlanProps } from './campaign-views.ts'
import { MovePiece } from './move-piece.tsx'
import { PieceCard } from './piece-card.tsx'

/** The plan from its first day to its last; the campaign's own day stands out. */
export function PlanLine({ campaignId, pieces, keyDate, isLocked }: CampaignPlanProps) {
  const days = [...new Set([...pieces.map(({ dueOn }) => dueOn), ...(keyDate ? [keyDate] : [])])].sort()
  return (
    <ol className="plan-line">
      {days.map(day => (
        <li key={day}>
          <h3>
            <time dateTime={day}>{shortDay(day)}</time>
            {day === keyDate ? <span>The day that counts</span> : null}
          </h3>
          <ul>
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
