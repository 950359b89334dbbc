import type { AlignmentMatch } from '#core/brand/alignment/types.ts'
import { DimensionSign } from './dimension-name.tsx'
import { EFFECTS, EffectSign, lineOf, MatchLegend } from './match-look.tsx'
import { MatchReasons } from './match-reasons.tsx'
import { textPieces } from './text-pieces.ts'

export interface MatchedTextProps {
  text: string
  matches: readonly AlignmentMatch[]
  /** Leaves out the fold that lists each place with its reason. */
  reasonsHidden?: boolean
  /** Gives words that count for several dimensions the sign of the first alone; their title says the others. */
  oneSign?: boolean
}

/**
 * A text with the places marked that moved a dimension: by colour, by the style of the line and by a shape; what lowers
 * the score has a line, a sign and a word of its own.
 */
export function MatchedText({ text, matches, reasonsHidden, oneSign }: MatchedTextProps) {
  return (
    <div className="grid gap-3">
      <p className="whitespace-pre-wrap leading-loose">
        {textPieces(text, matches).map(piece =>
          piece.dimensions[0] && piece.effect ? (
            <mark
              key={piece.start}
              title={piece.why.join(', ')}
              className="match"
              style={lineOf(piece.dimensions[0], piece.effect)}
            >
              {piece.text}
              {piece.ends.slice(0, oneSign ? 1 : undefined).map(({ dimension, effect }) => (
                <span key={`${dimension}${effect}`}>
                  <EffectSign effect={effect} />
                  <DimensionSign dimension={dimension} />
                  <span className="sr-only">{` (${EFFECTS[effect].verb} ${dimension})`}</span>
                </span>
              ))}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </p>
      <MatchLegend matches={matches} />
      {reasonsHidden ? null : <MatchReasons text={text} matches={matches} />}
    </div>
  )
}
