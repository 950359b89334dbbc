import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  drawHearth,
  HEARTH_SIZE,
  type HearthDimension,
  type HearthHeights,
  hearthSeed,
} from './draw-hearth.ts'

const DIMENSIONS: readonly HearthDimension[] = ['voice', 'values', 'audience', 'emotion']
const height = fc.double({ min: 0, max: 1, noNaN: true })
const heights = fc.record({ voice: height, values: height, audience: height, emotion: height })
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const full: HearthHeights = { voice: 1, values: 1, audience: 1, emotion: 1 }
const embers: HearthHeights = { voice: 0, values: 0, audience: 0, emotion: 0 }

/** Every point of a path. */
const pointsOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
const tipsOf = (number: number, given: HearthHeights) =>
  Object.fromEntries(drawHearth(number, given).tongues.map(({ dimension, tip }) => [dimension, tip]))

describe('the seed of a hearth', () => {
  it('is the same however the words are spaced, ordered and capitalised', () => {
    expect(hearthSeed(['Plain  words', 'candour'])).toBe(hearthSeed([' CANDOUR ', 'plain words', '']))
  })

  it('is another one for other words', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 2, maxLength: 8 }),
        words => {
          const [first = '', ...rest] = words
          expect(hearthSeed(rest)).not.toBe(hearthSeed([first, ...rest]))
          expect(hearthSeed([first])).not.toBe(hearthSeed([`${first}x`]))
        },
      ),
    )
  })
})

describe('the picture of a hearth', () => {
  it('is always the same for the same brand', () => {
    fc.assert(
      fc.property(seed, heights, (number, given) => {
        expect(drawHearth(number, given)).toEqual(drawHearth(number, { ...given }))
      }),
    )
  })

  it('differs from that of any other brand which stands as high', () => {
    fc.assert(
      fc.property(seed, seed, heights, (one, other, given) => {
        fc.pre(one !== other)
        expect(drawHearth(one, given).tongues).not.toEqual(drawHearth(other, given).tongues)
      }),
    )
  })

  it('stays within its square, whatever is asked for', () => {
    const any = fc.oneof(height, fc.double())
    fc.assert(
      fc.property(
        seed,
        fc.record({ voice: any, values: any, audience: any, emotion: any }),
        (number, given) => {
          const { tongues, sparks } = drawHearth(number, given)
          const numbers = [
            ...tongues.flatMap(({ outer, inner }) => [...pointsOf(outer), ...pointsOf(inner)]),
            ...sparks.flatMap(({ x, y, r }) => [x - r, x + r, y - r, y + r]),
          ]
          for (const each of numbers) {
            expect(each).toBeGreaterThanOrEqual(0)
            expect(each).toBeLessThanOrEqual(HEARTH_SIZE)
          }
        },
      ),
    )
  })

  it('grows with the brand: one dimension that rises lifts its own tongue and lowers none', () => {
    fc.assert(
      fc.property(
        seed,
        heights,
        fc.constantFrom(...DIMENSIONS),
        height,
        (number, given, dimension, higher) => {
          fc.pre(higher >= given[dimension])
          const before = tipsOf(number, given)
          const after = tipsOf(number, { ...given, [dimension]: higher })
          for (const each of DIMENSIONS) {
            if (each === dimension) expect(after[each]).toBeLessThanOrEqual(before[each] ?? 0)
            else expect(after[each]).toBe(before[each])
          }
        },
      ),
    )
  })

  it('can be read at 16 pixels: every tongue is at least three of them wide and embers are three high', () => {
    const pixel = HEARTH_SIZE / 16
    fc.assert(
      fc.property(seed, heights, (number, given) => {
        for (const { width, tip } of drawHearth(number, given).tongues) {
          expect(width).toBeGreaterThanOrEqual(3 * pixel)
          expect(HEARTH_SIZE - tip).toBeGreaterThanOrEqual(3 * pixel)
        }
      }),
    )
  })

  it('throws sparks once there is a fire, and none from embers', () => {
    expect(drawHearth(7, embers).sparks).toHaveLength(0)
    expect(drawHearth(7, full).sparks).toHaveLength(5)
  })

  it('takes what is no number for embers', () => {
    expect(drawHearth(7, { ...embers, voice: Number.NaN })).toEqual(drawHearth(7, embers))
  })
})
