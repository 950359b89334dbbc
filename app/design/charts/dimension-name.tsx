import type { Dimension } from '#core/brand/alignment/types.ts'
import { DIMENSION_LOOKS } from './dimension-look.ts'

/** Drawn by the theme: an editor's page has sixty, and each as a picture is five times as long. */
const DIMENSION_SIGNS: Record<Dimension, string> = {
  voice: 'sign-voice',
  values: 'sign-values',
  audience: 'sign-audience',
  emotion: 'sign-emotion',
}

/** A dimension's shape in its colour; silent, since its name stands beside it or is read aloud. */
export function DimensionSign({ dimension }: { dimension: Dimension }) {
  return <i className={DIMENSION_SIGNS[dimension]} />
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
