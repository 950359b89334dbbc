import type { Dimension } from '#core/brand/alignment/types.ts'
import { DIMENSION_LOOKS } from './dimension-look.ts'

/** A dimension's shape in its colour; silent, since its name stands beside it or is read aloud. */
export function DimensionSign({ dimension }: { dimension: Dimension }) {
  const { shape, colour } = DIMENSION_LOOKS[dimension]
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="dimension-sign">
      <path d={shape} fill={colour} />
    </svg>
  )
}

/** A dimension's sign and name. */
export function DimensionName({ dimension }: { dimension: Dimension }) {
  return (
    <span className="dimension">
      <DimensionSign dimension={dimension} />
      {DIMENSION_LOOKS[dimension].label}
    </span>
  )
}
