import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { PIECE_ROLE_TEXTS } from '#core/campaigns/recipes.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { type PieceView, pieceName, pieceState, pieceTo } from './campaign-views.ts'

/** One post of the plan: its part, where and when it goes, and what it says. */
export function PieceCard({ piece, isShort = false }: { piece: PieceView; isShort?: boolean }) {
  const { role, platform, dueMinute, brief, body, storyTitle } = piece
  return (
    <div className="piece">
      <p>
        <Badge tone={role === 'ask' ? 'ember' : 'neutral'}>{PIECE_ROLE_TEXTS[role].label}</Badge>{' '}
        {[
          minuteText(dueMinute),
          platformName(platform),
          pieceState(piece),
          ...(isShort || piece.alignmentOverall === null ? [] : [storedScoreText(piece)]),
        ].join(' · ')}
      </p>
      <RoomLink to={pieceTo(piece)}>{pieceName(piece)}</RoomLink>
      {isShort ? null : (
        <>
          {brief ? <p>{brief}</p> : null}
          {body ? <p className="piece-text">{body}</p> : null}
          {storyTitle ? <p>{`Story: ${storyTitle}`}</p> : null}
        </>
      )}
    </div>
  )
}
