import { hashText } from '../../shared/seeded.ts'
import type { BrandHearth } from './brand-hearth.ts'
import { drawHearth, HEARTH_SIZE, type HearthDimension } from './draw-hearth.ts'

/** What a fire is painted with. */
export interface HearthPaint {
  readonly tongue: Readonly<Record<HearthDimension, string>>
  /** What burns brighter within each tongue, and sparks. */
  readonly flame: string
}

/** The colours of the dimensions and of the flame (design/theme/tokens.css), in tones that are seen on light and on dark. */
export const HEARTH_PAINT: HearthPaint = {
  tongue: { voice: '#c9542a', values: '#6b8c47', audience: '#3f83a3', emotion: '#9a5692' },
  flame: '#f2a65a',
}

/** Pixels of a picture that is shown where a page was shared. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Ground of a shared picture, and the line it stands on. */
const PAPER = '#faf6ee'
const FLOOR = '#e3d8c7'

/** The fire as elements of an SVG, on a square of `HEARTH_SIZE`. */
export function hearthShapes({ seed, heights }: BrandHearth, paint = HEARTH_PAINT): string {
  const { tongues, sparks } = drawHearth(seed, heights)
  const outer = tongues.map(
    ({ dimension, outer: path }) => `<path d="${path}" fill="${paint.tongue[dimension]}" opacity=".9"/>`,
  )
  const inner = tongues.map(({ inner: path }) => `<path d="${path}" opacity=".85"/>`)
  const dots = sparks.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  return `${outer.join('')}<g fill="${paint.flame}">${inner.join('')}${dots.join('')}</g>`
}

/** The picture of a fire as a file of its own. Nothing of it was typed by anybody. */
export function hearthSvg(hearth: BrandHearth): string {
  return svg(HEARTH_SIZE, HEARTH_SIZE, hearthShapes(hearth))
}

/** The fire at the right of a wide sheet of paper, for where a page is shared: its words stand beside it there. */
export function shareHearthSvg(hearth: BrandHearth): string {
  const { width, height } = SHARE_SIZE
  const scale = 8.4
  const side = HEARTH_SIZE * scale
  return svg(
    width,
    height,
    `<path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>` +
      `<path fill="${FLOOR}" d="M0 ${height - 94}h${width}v3H0z"/>` +
      `<g transform="translate(${(width - side) / 2} ${height - 92 - 61 * scale}) scale(${scale})">${hearthShapes(hearth)}</g>`,
  )
}

/**
 * A strip of covers from above to below, each the brand's fire as it burns for one of the given names: as high as the
 * brand's own, and leaning in another way. The same names give the same covers.
 */
export function hearthCovers({ seed, heights }: BrandHearth, names: readonly string[]): string {
  const cells = names.map((name, at) => {
    const own = hearthShapes({ seed: (seed ^ hashText(name)) >>> 0, heights })
    return `<svg y="${at * HEARTH_SIZE}" width="${HEARTH_SIZE}" height="${HEARTH_SIZE}">${own}</svg>`
  })
  return svg(HEARTH_SIZE, HEARTH_SIZE * names.length, cells.join(''))
}

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
