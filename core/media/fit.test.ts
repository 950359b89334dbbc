import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { cropFor, type KeptPicture, planFit } from './fit.ts'
import { CENTRE } from './focus.ts'
import { PICTURE_RULES } from './network-rules.ts'

const photograph = (width: number, height: number, own: Partial<KeptPicture> = {}): KeptPicture => ({
  width,
  height,
  bytes: 1_000_000,
  mime: 'image/jpeg',
  focus: CENTRE,
  ...own,
})

describe('a picture for a platform', () => {
  it('is left alone where it is taken as it is', () => {
    expect(planFit(PICTURE_RULES.bluesky, photograph(3000, 2000)).isFine).toBe(true)
    expect(planFit(PICTURE_RULES.bluesky, photograph(3000, 2000, { bytes: 2_000_001 })).isFine).toBe(false)
    expect(planFit(PICTURE_RULES.instagram, photograph(1080, 1350)).isFine).toBe(true)
    expect(planFit(PICTURE_RULES.instagram, photograph(1080, 1350, { mime: 'image/png' })).isFine).toBe(false)
  })

  it('is cut round its focus where its shape is out of bounds, and nowhere else', () => {
    const tall = { width: 1000, height: 2000, focus: { x: 50, y: 100 } }
    expect(cropFor(PICTURE_RULES.instagram, tall)).toEqual({ left: 0, top: 750, width: 1000, height: 1250 })
    expect(cropFor(PICTURE_RULES.instagram, { ...tall, focus: { x: 0, y: 0 } }).top).toBe(0)
    expect(cropFor(PICTURE_RULES.bluesky, tall)).toEqual({ left: 0, top: 0, width: 1000, height: 2000 })
  })

  it('gives up quality before pixels', () => {
    const { steps } = planFit(PICTURE_RULES.bluesky, photograph(3000, 2000, { bytes: 9e6 }))
    expect(steps.slice(0, 6)).toEqual([
      ...[90, 82, 74, 66, 60].map(quality => ({ width: 3000, height: 2000, quality })),
      { width: 2550, height: 1700, quality: 80 },
    ])
  })

  it('keeps a PNG as it is first, where one is taken', () => {
    const png = photograph(2000, 2000, { mime: 'image/png', bytes: 9e6 })
    expect(planFit(PICTURE_RULES.threads, png).steps[0]).toEqual({
      width: 1440,
      height: 1440,
      quality: 'png',
    })
    expect(planFit(PICTURE_RULES.instagram, png).steps[0]?.quality).toBe(90)
  })

  it('is within the limits, holds its focus and never grows, whatever it is', () => {
    const side = fc.integer({ min: 1, max: 4096 })
    const hundredth = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(
        fc.constantFrom(...PLATFORM_IDS),
        side,
        side,
        hundredth,
        hundredth,
        (platform, width, height, x, y) => {
          const rule = PICTURE_RULES[platform]
          const { crop, steps } = planFit(rule, photograph(width, height, { focus: { x, y } }))
          const [across, down] = [Math.round((x / 100) * (width - 1)), Math.round((y / 100) * (height - 1))]
          expect(across >= crop.left && across < crop.left + crop.width).toBe(true)
          expect(down >= crop.top && down < crop.top + crop.height).toBe(true)
          expect(crop.left + crop.width <= width && crop.top + crop.height <= height).toBe(true)
          for (const size of steps) {
            expect(size.width).toBeLessThanOrEqual(Math.min(crop.width, rule.width?.[1] ?? Infinity))
            expect(size.height).toBeLessThanOrEqual(crop.height)
            expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(rule.side ?? Infinity)
            expect(size.width * size.height).toBeLessThanOrEqual(rule.pixels ?? Infinity)
            const [narrowest, widest] = rule.ratio ?? [0, Infinity]
            expect(size.width / size.height).toBeGreaterThanOrEqual(narrowest - 1e-9)
            expect(size.width / size.height).toBeLessThanOrEqual(widest + 1e-9)
          }
        },
      ),
    )
  })
})
