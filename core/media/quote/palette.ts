import type { Accent, CardLook } from './card.ts'

/** The colours of one drawn picture. Text stands on paper, soft and panel; each pair is at least 4.5 to 1. */
export interface Palette {
  readonly paper: string
  readonly ink: string
  readonly accent: string
  /** A tint of the accent beside paper. */
  readonly soft: string
  /** A full ground, with what is written on it and what marks it. */
  readonly panel: string
  readonly onPanel: string
  readonly mark: string
}

type Tones = Readonly<Record<Accent, readonly [accent: string, soft: string]>>

const LIGHT: Tones = {
  ember: ['#b3401a', '#fae5d8'],
  moss: ['#4a6a2c', '#e9f0dc'],
  lake: ['#23607c', '#deebf2'],
  plum: ['#7b3d74', '#f4e5f1'],
}
const DARK: Tones = {
  ember: ['#f0895a', '#3b2117'],
  moss: ['#a9c57f', '#242d18'],
  lake: ['#84bad6', '#142c39'],
  plum: ['#d79ecf', '#331c30'],
}

/** The product's own colours in the accent and shade of a look. */
export function paletteOf({ shade, accent: chosen }: Pick<CardLook, 'shade' | 'accent'>): Palette {
  if (shade === 'dark') {
    const [accent, soft] = DARK[chosen]
    return {
      paper: '#16120f',
      ink: '#f3ebdf',
      accent,
      soft,
      panel: soft,
      onPanel: '#f3ebdf',
      mark: accent,
    }
  }
  const [accent, soft] = LIGHT[chosen]
  return { paper: '#faf6ee', ink: '#241c15', accent, soft, panel: accent, onPanel: '#fffaf4', mark: soft }
}
