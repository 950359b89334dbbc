import type { BrandHearth } from './brand-hearth.ts'
import type { HearthDimension } from './draw-hearth.ts'

/** The order in which a code says how high each tongue burns. */
const ORDER: readonly HearthDimension[] = ['voice', 'values', 'audience', 'emotion']
/** One letter for each height: too coarse to tell a score by, and fine enough to be seen. */
const STEPS = 15
const CODE = /^([0-9a-f]{8})([0-9a-f]{4})$/

/**
 * A fire in twelve letters, for an address that needs no database and may be kept for ever: the seed, then each height in
 * sixteenths, from embers to full.
 */
export function writeHearth({ seed, heights }: BrandHearth): string {
  const letters = ORDER.map(dimension => {
    const height = heights[dimension]
    return Math.round((height > 0 ? Math.min(height, 1) : 0) * STEPS).toString(16)
  })
  return (seed >>> 0).toString(16).padStart(8, '0') + letters.join('')
}

/** The fire that a code stands for; null when it is none. */
export function readHearth(code: string): BrandHearth | null {
  const [, seed, letters = ''] = CODE.exec(code) ?? []
  if (seed === undefined) return null
  const [voice = 0, values = 0, audience = 0, emotion = 0] = Array.from(
    letters,
    letter => Number.parseInt(letter, 16) / STEPS,
  )
  return { seed: Number.parseInt(seed, 16), heights: { voice, values, audience, emotion } }
}
