import { readableOn, textOn } from '../../brand/kit/colour.ts'
import { tonesOf } from '../../brand/kit/tones.ts'
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

/** The ground and the letters of a shade. */
export const INKS = {
  light: { paper: '#faf6ee', ink: '#241c15' },
  dark: { paper: '#16120f', ink: '#f3ebdf' },
} as const

/** The product's own colours in the accent and shade of a look, or those of the brand kit. */
export function paletteOf({
  shade,
  accent: asked,
  brand,
}: Pick<CardLook, 'shade' | 'accent' | 'brand'>): Palette {
  if (asked === 'brand' && brand) {
    const tones = tonesOf(brand.main, shade)
    const panel = brand.main
    const mark = readableOn(brand.accent, [panel])
    const { strong: accent, soft } = tones
    return { ...INKS[shade], accent, soft, panel, onPanel: textOn(panel), mark }
  }
  const chosen = asked === 'brand' ? 'ember' : asked
  if (shade === 'dark') {
    const [accent, soft] = DARK[chosen]
    return {
      ...INKS.dark,
      accent,
      soft,
      panel: soft,
      onPanel: '#f3ebdf',
      mark: accent,
    }
  }
  const [accent, soft] = LIGHT[chosen]
  return { ...INKS.light, accent, soft, panel: accent, onPanel: '#fffaf4', mark: soft }
}
