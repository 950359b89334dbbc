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
              className="rounded-sm bg-transparent text-inherit underline decoration-2 underline-offset-4"
              style={lineOf(piece.dimensions[0], piece.effect)}
            >
              {piece.text}
              {piece.ends.slice(0, oneSign ? 1 : undefined).map(({ dimension, effect }) => (
                <span key={`${dimension}${effect}`} className="whitespace-nowrap">
                  <EffectSign effect={effect} className="-translate-y-1.5 text-xs" />
                  <DimensionSign dimension={dimension} className="mr-0.5 -translate-y-2 align-baseline" />
                  <span className="sr-only">
                    {' '}
                    ({EFFECTS[effect].verb} {dimension})
                  </span>
                </span>
              ))}
            </mark>
          ) : (
            <span key={piece.start}>{piece.text}</span>
          ),
        )}
      </p>
      <MatchLegend matches={matches} />
      {reasonsHidden ? null : <MatchReasons text={text} matches={matches} />}
    </div>
  )
}
