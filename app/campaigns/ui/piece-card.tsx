import { Link } from 'react-router'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { PIECE_ROLE_TEXTS } from '#core/campaigns/recipes.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { type PieceView, pieceName, pieceState, pieceTo } from './campaign-views.ts'

/** One post of the plan: its part, where and when it goes, and what it says. */
export function PieceCard({ piece, isShort = false }: { piece: PieceView; isShort?: boolean }) {
  const { role, platform, dueMinute, brief, body, storyTitle } = piece
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft tabular-nums">
        <Badge tone={role === 'ask' ? 'ember' : 'neutral'}>{PIECE_ROLE_TEXTS[role].label}</Badge>
        {minuteText(dueMinute)} · {platformName(platform)} · {pieceState(piece)}
        {isShort || piece.alignmentOverall === null ? null : ` · ${storedScoreText(piece)}`}
      </p>
      <Link to={pieceTo(piece)} className="font-medium hover:underline">
        {pieceName(piece)}
      </Link>
      {isShort ? null : (
        <>
          {brief ? <p className="text-sm text-ink-soft">{brief}</p> : null}
          {body ? <p className="line-clamp-3 text-sm whitespace-pre-line">{body}</p> : null}
          {storyTitle ? <p className="text-sm text-ink-soft">Story: {storyTitle}</p> : null}
        </>
      )}
    </div>
  )
}
