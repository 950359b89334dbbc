import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { planFit } from './fit.ts'
import { PICTURE_RULES } from './network-rules.ts'

const CENTRE = { x: 50, y: 50 }

describe('how a picture is made to fit', () => {
  it('cuts what is too tall or too wide, around its focus', () => {
    const { instagram } = PICTURE_RULES
    expect(planFit(instagram, { width: 1000, height: 2000, focus: CENTRE }).crop).toEqual({
      left: 0,
      top: 375,
      width: 1000,
      height: 1250,
    })
    expect(planFit(instagram, { width: 1000, height: 2000, focus: { x: 50, y: 0 } }).crop).toMatchObject({
      top: 0,
    })
    expect(planFit(instagram, { width: 4000, height: 1000, focus: { x: 100, y: 50 } }).crop).toEqual({
      left: 2090,
      top: 0,
      width: 1910,
      height: 1000,
    })
    expect(planFit(PICTURE_RULES.mastodon, { width: 1000, height: 4000, focus: CENTRE }).crop).toBeNull()
  })

  it('gives up quality before size', () => {
    const { steps } = planFit(PICTURE_RULES.bluesky, { width: 3000, height: 2000, focus: CENTRE })
    expect(steps.slice(0, 5).map(({ width, quality }) => [width, quality])).toEqual([
      [3000, 90],
      [3000, 82],
      [3000, 74],
      [3000, 66],
      [3000, 60],
    ])
    expect(steps.at(-1)).toEqual({ width: 375, height: 250, quality: 60 })
  })

  it('stays within each platform’s rule, whatever the picture', () => {
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
          const { crop, steps } = planFit(rule, { width, height, focus: { x, y } })
          const kept = crop ?? { left: 0, top: 0, width, height }
          expect(kept.left >= 0 && kept.top >= 0).toBe(true)
          expect(kept.left + kept.width <= width && kept.top + kept.height <= height).toBe(true)
          const focus = { x: (x / 100) * width, y: (y / 100) * height }
          expect(focus.x >= kept.left - 1 && focus.x <= kept.left + kept.width + 1).toBe(true)
          expect(focus.y >= kept.top - 1 && focus.y <= kept.top + kept.height + 1).toBe(true)
          // A pixel more or less is all that a thin line has.
          if (rule.ratio && Math.min(kept.width, kept.height) > 200) {
            expect(kept.width / kept.height).toBeGreaterThan(rule.ratio[0] - 0.01)
            expect(kept.width / kept.height).toBeLessThan(rule.ratio[1] + 0.01)
          }
          for (const step of steps) {
            expect(Math.max(step.width, step.height)).toBeLessThanOrEqual(rule.side)
            expect(step.width <= kept.width && step.height <= kept.height).toBe(true)
            expect(Math.min(step.width, step.height)).toBeGreaterThanOrEqual(1)
          }
        },
      ),
    )
  })

  it('takes nonsense for the smallest picture', () => {
    const plan = planFit(PICTURE_RULES.instagram, {
      width: Number.NaN,
      height: -5,
      focus: { x: Number.NaN, y: 900 },
    })
    expect(plan.steps[0]).toEqual({ width: 1, height: 1, quality: 90 })
  })
})
