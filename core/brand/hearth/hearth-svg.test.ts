import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEARTH_SIZE } from './draw-hearth.ts'
import { HEARTH_PAINT, hearthCovers, hearthSvg, shareHearthSvg } from './hearth-svg.ts'

const height = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double())
const hearth = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  heights: fc.record({ voice: height, values: height, audience: height, emotion: height }),
})
const NAMES = ['origin', 'client', 'proof']

describe('a hearth as a picture file', () => {
  it('is the same for the same brand and another for another seed', () => {
    fc.assert(
      fc.property(hearth, hearth, (one, other) => {
        expect(hearthSvg(one)).toBe(hearthSvg({ ...one }))
        fc.pre(one.seed !== other.seed)
        expect(hearthSvg(one)).not.toBe(hearthSvg({ ...one, seed: other.seed }))
      }),
    )
  })

  it('holds shapes and nothing that runs, is fetched or is no number', () => {
    fc.assert(
      fc.property(hearth, given => {
        for (const drawn of [hearthSvg(given), shareHearthSvg(given), hearthCovers(given, NAMES)]) {
          const elements = [...drawn.matchAll(/<(\w+)/g)].map(([, name]) => name)
          expect(elements.filter(name => !['svg', 'g', 'path', 'circle'].includes(name ?? ''))).toEqual([])
          expect(drawn).not.toMatch(/NaN|Infinity|undefined|href|url\(|on\w+=/)
        }
      }),
    )
  })

  it('is small enough to send with any page: at most 3 kB', () => {
    fc.assert(
      fc.property(hearth, given => {
        expect(hearthSvg(given).length).toBeLessThan(3000)
      }),
    )
  })

  it('paints each dimension in a colour of its own, brighter within', () => {
    const colours = [...Object.values(HEARTH_PAINT.tongue), HEARTH_PAINT.flame]
    expect(new Set(colours).size).toBe(5)
  })
})

describe('the covers of a brand', () => {
  it('stand one below the other, each another fire', () => {
    fc.assert(
      fc.property(hearth, given => {
        const cells = hearthCovers(given, NAMES).split('<svg y="').slice(1)
        expect(cells.map(cell => Number.parseInt(cell, 10))).toEqual([0, HEARTH_SIZE, 2 * HEARTH_SIZE])
        const fires = cells.map(cell => cell.slice(cell.indexOf('>')).replaceAll('</svg>', ''))
        expect(new Set(fires).size).toBe(NAMES.length)
      }),
    )
  })
})
