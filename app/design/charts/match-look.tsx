import type { CSSProperties } from 'react'
import type { Dimension, MatchEffect } from '#core/brand/alignment/types.ts'
import { DIMENSION_LOOKS } from './dimension-look.ts'

/** A line style per dimension, so that underlines are told apart without colour. */
const RAISING_LINES = {
  voice: 'solid',
  values: 'double',
  audience: 'dashed',
  emotion: 'dotted',
} as const satisfies Record<Dimension, string>

/** As spelling is marked everywhere: nobody takes a wavy line for praise. */
const LOWERING_LINE = 'wavy'

/** The sign, the words and the colour of what helps a score and of what hurts it. */
export const EFFECTS: Record<MatchEffect, { sign: string; label: string; verb: string; colour: string }> = {
  raises: { sign: '+', label: 'Helps', verb: 'helps', colour: 'text-success' },
  lowers: { sign: '−', label: 'Hurts', verb: 'hurts', colour: 'text-danger' },
}

/** The line under words that moved a dimension. */
export function lineOf(dimension: Dimension, effect: MatchEffect): CSSProperties {
  return effect === 'lowers'
    ? { textDecorationStyle: LOWERING_LINE, textDecorationColor: 'var(--danger)' }
    : {
        textDecorationStyle: RAISING_LINES[dimension],
        textDecorationColor: DIMENSION_LOOKS[dimension].colour,
      }
}

/** A plus or a minus; silent, since the word stands beside it or is read aloud. */
export function EffectSign({ effect }: { effect: MatchEffect }) {
  const { sign, colour } = EFFECTS[effect]
  return (
    <b aria-hidden="true" className={colour}>
      {sign}
    </b>
  )
}

/** What the lines mean, for the effects that are there. */
export function MatchLegend({ matches }: { matches: readonly { readonly effect: MatchEffect }[] }) {
  const effects = (['raises', 'lowers'] as const).filter(effect =>
    matches.some(match => match.effect === effect),
  )
  if (effects.length === 0) return null
  return (
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
  )
}
