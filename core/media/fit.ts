import type { Focus } from './focus.ts'
import type { PictureRule } from './network-rules.ts'

/** A part of a picture, in whole pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One way to write a picture: the first that is small enough in bytes is taken. */
export interface FitStep {
  readonly width: number
  readonly height: number
  /** JPEG's quality, 1 to 100. */
  readonly quality: number
}

/** How a picture is made to fit a platform. */
export interface FitPlan {
  /** What is kept of it; null for all. */
  readonly crop: Box | null
  /** Quality before size: a smaller picture shows more than a worse one hides. */
  readonly steps: readonly FitStep[]
}

const QUALITIES = [90, 82, 74, 66, 60]
/** After these there is nothing left to lose: 4096 pixels have become 500. */
const SMALLER = [0.85, 0.7, 0.55, 0.4, 0.25, 0.125]

/**
 * How a picture of `width` × `height` pixels is made to fit a platform's rule: cut to its shape around the focus where it
 * is too tall or too wide, never enlarged. Sizes below 1 count as 1.
 */
export function planFit(
  rule: Pick<PictureRule, 'ratio' | 'side'>,
  picture: { readonly width: number; readonly height: number; readonly focus: Focus },
): FitPlan {
  const width = Math.max(1, Math.floor(picture.width) || 1)
  const height = Math.max(1, Math.floor(picture.height) || 1)
  const crop = cropBox(rule.ratio, { width, height, focus: picture.focus })
  const kept = crop ?? { width, height }
  const scale = Math.min(1, rule.side / Math.max(kept.width, kept.height))
  const sized = (factor: number) => ({
    width: Math.max(1, Math.round(kept.width * scale * factor)),
    height: Math.max(1, Math.round(kept.height * scale * factor)),
  })
  const [worst = 60] = QUALITIES.slice(-1)
  return {
    crop,
    steps: [
      ...QUALITIES.map(quality => ({ ...sized(1), quality })),
      ...SMALLER.map(factor => ({ ...sized(factor), quality: worst })),
    ],
  }
}

/** The largest part of a shape that is taken, with the focus as near its middle as the edges let it. */
function cropBox(
  ratio: PictureRule['ratio'],
  { width, height, focus }: { width: number; height: number; focus: Focus },
): Box | null {
  if (!ratio) return null
  const [narrowest, widest] = ratio
  const shape = width / height
  if (shape < narrowest) {
    const kept = Math.max(1, Math.min(height, Math.floor(width / narrowest)))
    return { left: 0, width, top: placeOf(focus.y, height, kept), height: kept }
  }
  if (shape > widest) {
    const kept = Math.max(1, Math.min(width, Math.floor(height * widest)))
    return { top: 0, height, left: placeOf(focus.x, width, kept), width: kept }
  }
  return null
}

/** Where `kept` of `whole` pixels begin, so that the hundredth `at` lies in their middle, or as near as the edges let it. */
function placeOf(at: number, whole: number, kept: number): number {
  const start = Math.round((Math.min(100, Math.max(0, at || 0)) / 100) * whole - kept / 2)
  return Math.min(whole - kept, Math.max(0, start))
}
