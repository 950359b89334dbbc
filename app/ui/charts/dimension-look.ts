import type { Dimension } from '#core/content/alignment/types.ts'

export interface DimensionLook {
  label: string
  /** A shape of its own, so that the four are told apart without colour. */
  sign: string
  colour: string
  textClass: string
}

/** How the four dimensions look everywhere: in dials, bars, highlights and legends. */
export const DIMENSION_LOOKS: Record<Dimension, DimensionLook> = {
  voice: { label: 'Voice', sign: '●', colour: 'var(--voice)', textClass: 'text-voice' },
  values: { label: 'Values', sign: '■', colour: 'var(--values)', textClass: 'text-values' },
  audience: { label: 'Audience', sign: '▲', colour: 'var(--audience)', textClass: 'text-audience' },
  emotion: { label: 'Emotion', sign: '◆', colour: 'var(--emotion)', textClass: 'text-emotion' },
}
