import { type Hex, mixOf, readableOn, textOn } from './colour.ts'

/** What we make of one colour on one ground. */
export interface Tones {
  /** The colour as text, lines and buttons. */
  readonly accent: Hex
  /** The same, stronger: what is pointed at. */
  readonly strong: Hex
  /** A tint of the ground. */
  readonly soft: Hex
  /** What is written on `accent` and `strong`. */
  readonly on: Hex
}

/** The grounds of our pages, from the page to what is sunk into it; app/design/theme/tokens.css draws them. */
export const GROUNDS = {
  light: ['#faf6ee', '#fffdf8', '#f1e9dc'],
  dark: ['#16120f', '#1f1a16', '#0f0c0a'],
} as const satisfies Record<string, readonly Hex[]>
export type Ground = keyof typeof GROUNDS

const TINT = 0.13
const PRESSED = 0.18

/** Shades of a colour that can be read on our light or our dark ground, whatever the colour: each pair is at least 4.5 to 1. */
export function tonesOf(colour: Hex, ground: Ground): Tones {
  const grounds = GROUNDS[ground]
  const [paper] = grounds
  const soft = mixOf(colour, paper, TINT)
  const accent = readableOn(colour, grounds)
  const strong = readableOn(mixOf(textOn(paper), accent, PRESSED), [...grounds, soft])
  return { accent, strong, soft, on: textOn(accent) }
}
