import { chanceFrom, hashText } from '../../shared/seeded.ts'

/** Which of the four dimensions of a brand a tongue of its fire stands for. */
export type HearthDimension = 'voice' | 'values' | 'audience' | 'emotion'

/** How high each tongue burns, from 0 (embers) to 1. What is outside counts as the nearer end; NaN as 0. */
export type HearthHeights = Readonly<Record<HearthDimension, number>>

/** One tongue of the fire, as the paths of an SVG on a square of `HEARTH_SIZE`. */
export interface HearthTongue {
  readonly dimension: HearthDimension
  /** The tongue itself, and the brighter one within it. */
  readonly outer: string
  readonly inner: string
  /** Where it ends above: the smaller, the higher it burns. */
  readonly tip: number
  /** Its width at the ground. */
  readonly width: number
}

/** The picture of one brand's fire. */
export interface Hearth {
  /** From the back to the front. */
  readonly tongues: readonly HearthTongue[]
  readonly sparks: readonly { readonly x: number; readonly y: number; readonly r: number }[]
}

/** Width and height of the square that a hearth is drawn on. */
export const HEARTH_SIZE = 64

const GROUND = 58
const LOWEST = 13
const HIGHEST = 46
const INNER_SHARE = 0.56
const MOST_SPARKS = 5

/** Where each tongue stands, how wide it is at its ground and how high it may burn, the middle ones highest. */
const PLACES: readonly { dimension: HearthDimension; x: number; half: number; reach: number }[] = [
  { dimension: 'values', x: 18, half: 8.5, reach: 0.72 },
  { dimension: 'audience', x: 46, half: 8.5, reach: 0.78 },
  { dimension: 'emotion', x: 38, half: 10, reach: 0.9 },
  { dimension: 'voice', x: 27.5, half: 11, reach: 1 },
]

/**
 * The number that tells one brand's fire from another's, from what its founder says of voice and values: 0 to 2^32 - 1. The same
 * words give the same number, however they are spaced, ordered or capitalised.
 */
export function hearthSeed(words: readonly string[]): number {
  const said = words
    .map(word => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase())
    .filter(word => word !== '')
    .sort()
    .join('\n')
  return hashText(said)
}

/**
 * Draws the fire of a brand: four tongues, one for each dimension, as high as it stands there, leaning and curling in a way that
 * no other brand's does. The same seed and heights always give the same picture, and higher never looks lower.
 */
export function drawHearth(seed: number, heights: HearthHeights): Hearth {
  const next = chanceFrom(seed)
  const tongues = PLACES.map(({ dimension, x, half, reach }): HearthTongue => {
    // Drawn for every tongue alike, so that a height changes nothing but itself.
    const [shift, lean, curl, girth] = [next() - 0.5, next() - 0.5, next(), next()]
    const height = LOWEST + (HIGHEST - LOWEST) * reach * share(heights[dimension])
    const tongue = { x: x + shift * 5, half: half * (0.85 + girth * 0.3), lean: lean * 10, curl, height }
    return {
      dimension,
      outer: tonguePath(tongue),
      inner: tonguePath({
        ...tongue,
        half: tongue.half * INNER_SHARE,
        lean: tongue.lean * INNER_SHARE,
        height: height * INNER_SHARE,
      }),
      tip: round(GROUND - height),
      width: round(tongue.half * 2),
    }
  })
  const lit = Math.min(...tongues.map(({ tip }) => tip))
  const count = Math.round(MOST_SPARKS * share(mean(Object.values(heights))))
  const sparks = Array.from({ length: MOST_SPARKS }, () => [next(), next(), next()] as const)
    .slice(0, count)
    .map(([across, up, size]) => ({
      x: round(14 + across * 36),
      y: round(Math.max(3, lit + 8 - up * 14)),
      r: round(0.8 + size * 0.9),
    }))
  return { tongues, sparks }
}

interface Tongue {
  readonly x: number
  readonly half: number
  readonly lean: number
  /** 0 to 1: how far its sides swing out before they meet. */
  readonly curl: number
  readonly height: number
}

/** A drop with its point above, closed by a round foot. */
function tonguePath({ x, half, lean, curl, height }: Tongue): string {
  const top = GROUND - height
  const tip = within(x + lean)
  const [left, right] = [within(x - half), within(x + half)]
  const belly = GROUND - height * (0.3 + curl * 0.12)
  const neck = GROUND - height * (0.62 + curl * 0.1)
  const sway = lean * 0.55
  return [
    `M${round(tip)} ${round(top)}`,
    `C${round(within(tip - half * 0.15))} ${round(neck)} ${round(within(left - half * curl * 0.25))} ${round(belly)} ${round(left)} ${round(GROUND - half * 0.35)}`,
    `C${round(left)} ${GROUND + 4} ${round(right)} ${GROUND + 4} ${round(right)} ${round(GROUND - half * 0.35)}`,
    `C${round(within(right + half * curl * 0.25))} ${round(belly)} ${round(within(tip + half * 0.5 - sway))} ${round(neck)} ${round(tip)} ${round(top)}`,
    'Z',
  ].join('')
}

const share = (height: number) => (height > 0 ? Math.min(height, 1) : 0)
const mean = (heights: readonly number[]) =>
  heights.reduce((sum, height) => sum + share(height), 0) / heights.length
const within = (x: number) => Math.min(Math.max(x, 1), HEARTH_SIZE - 1)
const round = (value: number) => Math.round(value * 10) / 10
