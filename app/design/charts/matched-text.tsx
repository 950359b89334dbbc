import type { CSSProperties } from 'react'
import type { AlignmentMatch, Dimension, MatchEffect } from '#core/brand/alignment/types.ts'
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
const RAISING_LINES = {
  voice: 'solid',
  values: 'double',
  audience: 'dashed',
  emotion: 'dotted',
} as const satisfies Record<Dimension, string>

/** As spelling is marked everywhere: nobody takes a wavy line for praise. */
const LOWERING_LINE = 'wavy'

const EFFECTS: Record<MatchEffect, { sign: string; label: string; verb: string; colour: string }> = {
  raises: { sign: '+', label: 'Helps', verb: 'helps', colour: 'text-success' },
  lowers: { sign: '−', label: 'Hurts', verb: 'hurts', colour: 'text-danger' },
}

function lineOf(dimension: Dimension, effect: MatchEffect): CSSProperties {
  return effect === 'lowers'
    ? { textDecorationStyle: LOWERING_LINE, textDecorationColor: 'var(--danger)' }
    : {
        textDecorationStyle: RAISING_LINES[dimension],
        textDecorationColor: DIMENSION_LOOKS[dimension].colour,
      }
}

/**
 * A text with the places marked that moved a dimension: by colour, by the style of the line and by a shape; what lowers
 * the score has a line, a sign and a word of its own.
 */
export function MatchedText({ text, matches, reasonsHidden }: MatchedTextProps) {
  const effects = (['raises', 'lowers'] as const).filter(effect =>
    matches.some(match => match.effect === effect),
  )
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
              {piece.ends.map(({ dimension, effect }) => (
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
      {effects.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {effects.map(effect => (
            <span
              key={effect}
              className="underline decoration-2 underline-offset-4"
              style={lineOf('voice', effect)}
            >
              <EffectSign effect={effect} /> {EFFECTS[effect].label}
            </span>
          ))}
        </p>
      )}
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
                <span>
                  <EffectSign effect={match.effect} /> {EFFECTS[match.effect].label}
                </span>
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

/** A plus or a minus; silent, since the word stands beside it or is read aloud. */
function EffectSign({ effect, className = '' }: { effect: MatchEffect; className?: string }) {
  const { sign, colour } = EFFECTS[effect]
  return (
    <span aria-hidden="true" className={`inline-block font-bold ${colour} ${className}`}>
      {sign}
    </span>
  )
}
