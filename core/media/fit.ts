import type { Focus } from './focus.ts'
import type { PictureRule } from './network-rules.ts'
import type { KeptMime } from './picture-kind.ts'

/** A part of a picture, in its pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One way to write a picture: PNG keeps every pixel, JPEG has a quality from 1 to 100. */
export interface FitStep {
  readonly width: number
  readonly height: number
  readonly quality: number | 'png'
}

/** How a picture becomes one that a platform takes. */
export interface FitPlan {
  /** Whether it is taken as it is. */
  readonly isFine: boolean
  /** What is kept of it; all of it unless its shape is out of bounds. */
  readonly crop: Box
  /** What to try, in order, until the bytes are few enough: lower quality first, fewer pixels only then. */
  readonly steps: readonly FitStep[]
}

/** From what is kept to the least that still looks sharp. */
const QUALITIES = [90, 82, 74, 66, 60]
/** Once pixels are given up, fewer of them in good quality look better than more in poor. */
const SMALLER_QUALITIES = [80, 60]
/** What is left of each side from one size to the next. */
const SMALLER = 0.85
/** Sizes that are tried below the first: the last has a seventh of its sides. */
const SMALLER_SIZES = 12

/** A picture as it is kept. */
export interface KeptPicture {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly mime: KeptMime
  readonly focus: Focus
}

/**
 * How a picture of at least one pixel becomes what `rule` takes. It is cut only where its shape is out of bounds, round its
 * focus, which stays within; and never made larger. `rule.bytes` may be an account's own, smaller limit.
 */
export function planFit(rule: PictureRule, picture: KeptPicture): FitPlan {
  const crop = cropFor(rule, picture)
  const scale = Math.min(
    1,
    (rule.width?.[1] ?? Infinity) / crop.width,
    (rule.side ?? Infinity) / Math.max(crop.width, crop.height),
    Math.sqrt((rule.pixels ?? Infinity) / (crop.width * crop.height)),
  )
  const sizeAt = (by: number) => sized(rule, crop, scale * by)
  const isWhole = crop.width === picture.width && crop.height === picture.height && scale === 1
  const isPng = picture.mime === 'image/png'
  const isFine = isWhole && picture.bytes <= (rule.bytes ?? Infinity) && (rule.takesPng || !isPng)
  const steps: FitStep[] = []
  if (isPng && rule.takesPng) steps.push({ ...sizeAt(1), quality: 'png' })
  for (const quality of QUALITIES) steps.push({ ...sizeAt(1), quality })
  for (let turn = 1; turn <= SMALLER_SIZES; turn++)
    for (const quality of SMALLER_QUALITIES) steps.push({ ...sizeAt(SMALLER ** turn), quality })
  return { isFine, crop, steps }
}

/** The part of a picture that has a shape in bounds, as large as possible, with the focus as near its middle as it can be. */
export function cropFor(
  { ratio }: Pick<PictureRule, 'ratio'>,
  { width, height, focus }: Pick<KeptPicture, 'width' | 'height' | 'focus'>,
): Box {
  const [narrowest, widest] = ratio ?? [0, Infinity]
  const wide = Math.max(1, Math.min(width, Math.floor(height * widest)))
  const high = Math.max(1, Math.min(height, Math.floor(width / narrowest)))
  return {
    left: startOf(width, wide, focus.x),
    top: startOf(height, high, focus.y),
    width: wide,
    height: high,
  }
}

function startOf(whole: number, part: number, focus: number): number {
  const point = Math.round((focus / 100) * (whole - 1))
  return Math.min(whole - part, Math.max(0, point - Math.floor(part / 2)))
}

/** The size of a crop made smaller, in whole pixels that keep its shape in bounds. */
function sized({ ratio, pixels }: PictureRule, crop: Box, scale: number): { width: number; height: number } {
  const width = Math.max(1, Math.floor(crop.width * scale))
  const [narrowest, widest] = ratio ?? [0, Infinity]
  const most = Math.min(crop.height, width / narrowest, (pixels ?? Infinity) / width)
  const least = Math.max(1, Math.ceil(width / widest))
  return { width, height: Math.max(least, Math.floor(Math.min(most, Math.round(crop.height * scale)))) }
}
