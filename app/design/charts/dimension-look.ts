import type { Dimension } from '#core/brand/alignment/types.ts'

export interface DimensionLook {
  label: string
  colour: string
}

/** How the four dimensions look everywhere: in dials, bars, highlights and legends. */
export const DIMENSION_LOOKS: Record<Dimension, DimensionLook> = {
  voice: { label: 'Voice', colour: 'var(--voice)' },
  values: { label: 'Values', colour: 'var(--values)' },
  audience: { label: 'Audience', colour: 'var(--audience)' },
  emotion: { label: 'Emotion', colour: 'var(--emotion)' },
}
