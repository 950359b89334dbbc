import type { Logo } from '../../brand/kit/logo.ts'
import type { Shade } from './card.ts'
import { INKS } from './palette.ts'

/** A logo to stand on a picture, in pixels. */
export interface CardLogo extends Pick<Logo, 'width' | 'height' | 'ground'> {
  /** Itself, as a `data:` address of a PNG that is known to be one. */
  readonly src: string
}

/** Of the shorter side of a picture: how much larger a plate is than its logo, on each side. */
export const PLATE_EDGE = 0.012

const round = (pixels: number) => Math.round(pixels * 10) / 10

/** A logo as large as a box lets it be, in its own proportions. */
export function logoWithin(logo: CardLogo, box: { width: number; height: number }): CardLogo {
  const share = Math.min(box.width / logo.width, box.height / logo.height)
  return { ...logo, width: logo.width * share, height: logo.height * share }
}

/**
 * The colour of the plate that a logo needs to be seen; null where it stands on the ground as it is. A logo with clear parts
 * may have the very colour of a panel, so that it always has a plate there.
 */
export function plateOf(
  { ground }: Pick<CardLogo, 'ground'>,
  { shade, isOnPanel }: { shade: Shade; isOnPanel: boolean },
): string | null {
  if (ground === 'any' || (ground === shade && !isOnPanel)) return null
  return INKS[ground].paper
}

/** A logo as SVG with its left upper corner at `x`, `y`, on its plate, which is a little larger. */
export function drawnLogo(
  { src, width, height }: CardLogo,
  { x, y }: { x: number; y: number },
  { plate, unit }: { plate: string | null; unit: number },
): string {
  const edge = unit * PLATE_EDGE
  const under =
    plate === null
      ? ''
      : `<rect x="${round(x - edge)}" y="${round(y - edge)}" width="${round(width + 2 * edge)}" height="${round(height + 2 * edge)}" rx="${round(edge)}" fill="${plate}"/>`
  return `${under}<image href="${src}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`
}
