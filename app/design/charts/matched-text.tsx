import type { AlignmentMatch, Dimension } from '#core/brand/alignment/types.ts'
import { DIMENSION_LOOKS } from './dimension-look.ts'
import { DimensionName, DimensionSign } from './dimension-name.tsx'
import { textPieces } from './text-pieces.ts'

export interface MatchedTextProps {
  text: string
  matches: readonly AlignmentMatch[]
  /** Leaves out the fold that lists each place with its reason. */
  reasonsHidden?: boolean
}

/** A line style per dimension, so that underlines are told apart without colour. */
const underline: Record<Dimension, string> = {
  voice: 'solid',
  values: 'double',
  audience: 'dashed',
  emotion: 'wavy',
}

/** A text with the places marked that moved a dimension: by colour, by the style of the line and by a sign. */
export function MatchedText({ text, matches, reasonsHidden }: MatchedTextProps) {
  return (
    <div className="grid gap-3">
      <p className="whitespace-pre-wrap leading-loose">
        {textPieces(text, matches).map(piece =>
          piece.dimensions[0] ? (
            <mark
              key={piece.start}
              title={piece.why.join(', ')}
              className="rounded-sm bg-transparent text-inherit underline decoration-2 underline-offset-4"
              style={{
                textDecorationStyle: underline[piece.dimensions[0]] as 'solid',
                textDecorationColor: DIMENSION_LOOKS[piece.dimensions[0]].colour,
              }}
            >
              {piece.text}
              {piece.ends.map(dimension => (
                <span key={dimension}>
                  <DimensionSign dimension={dimension} className="mx-0.5 -translate-y-2 align-baseline" />
                  <span className="sr-only"> ({dimension})</span>
                </span>
              ))}
            </mark>
          ) : (
            <span key={piece.start}>{piece.text}</span>
          ),
        )}
      </p>
      {reasonsHidden || matches.length === 0 ? null : (
        <details className="text-sm">
          <summary className="w-fit text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
            Why these words ({matches.length})
          </summary>
          <ul className="mt-2 grid gap-1.5">
            {matches.map(match => (
              <li
                key={`${match.dimension}-${match.start}-${match.end}-${match.why}`}
                className="flex flex-wrap gap-x-2"
              >
                <DimensionName dimension={match.dimension} />
                <span>“{text.slice(match.start, match.end)}”</span>
                <span className="text-ink-soft">{match.why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
