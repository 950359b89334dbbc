import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawHearth } from './draw-hearth.ts'
import { readHearth, writeHearth } from './hearth-code.ts'

const height = fc.double({ min: 0, max: 1, noNaN: true })
const hearth = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  heights: fc.record({ voice: height, values: height, audience: height, emotion: height }),
})

describe('the code of a hearth', () => {
  it('is read back as the same fire, each tongue at most one pixel of 32 off', () => {
    fc.assert(
      fc.property(hearth, given => {
        const code = writeHearth(given)
        const read = readHearth(code)
        if (!read) throw new Error(`${code} was not read`)
        expect(read.seed).toBe(given.seed)
        expect(writeHearth(read)).toBe(code)
        const tips = drawHearth(given.seed, given.heights).tongues
        for (const [at, { tip }] of drawHearth(read.seed, read.heights).tongues.entries())
          expect(Math.abs(tip - (tips[at]?.tip ?? 0))).toBeLessThan(2)
      }),
    )
  })

  it('is nothing that could be anything but a code in an address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-zA-F]{10,14}$/)), text => {
        const read = readHearth(text)
        expect(read === null || writeHearth(read) === text).toBe(true)
      }),
    )
    for (const other of ['', '0123456789ab.png', '0123456789AB', '0123456789ab\n', '0123456789abc'])
      expect(readHearth(other)).toBeNull()
  })

  it('takes what is no height for embers', () => {
    const { heights, seed } = { seed: 7, heights: { voice: Number.NaN, values: -1, audience: 2, emotion: 0 } }
    expect(writeHearth({ seed, heights })).toBe('0000000700f0')
  })
})
