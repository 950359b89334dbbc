import type { Dimension } from '#core/brand/alignment/types.ts'

export interface DimensionLook {
  label: string
  /** SVG path in a box of 10 by 10: a shape of its own, so that the four are told apart without colour. */
  shape: string
  colour: string
}

/** How the four dimensions look everywhere: in dials, bars, highlights and legends. */
export const DIMENSION_LOOKS: Record<Dimension, DimensionLook> = {
  voice: { label: 'Voice', shape: 'M5 .8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 1 0 0-8.4Z', colour: 'var(--voice)' },
  values: { label: 'Values', shape: 'M1.2 1.2h7.6v7.6H1.2Z', colour: 'var(--values)' },
  audience: { label: 'Audience', shape: 'M5 .6 9.8 9.2H.2Z', colour: 'var(--audience)' },
  emotion: { label: 'Emotion', shape: 'M5 0l5 5-5 5-5-5Z', colour: 'var(--emotion)' },
}
