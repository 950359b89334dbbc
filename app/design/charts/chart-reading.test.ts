import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBetween, nearestPoint, type ReadingPoint, stepTo } from './chart-reading.ts'

const point = (x: number, over: Partial<ReadingPoint> = {}): ReadingPoint => ({ x, text: String(x), ...over })

it('finds the nearest point, from left to right or in both directions', () => {
  const bars = [point(10), point(50), point(90)]
  expect(nearestPoint(bars, { x: 34, y: 99 })).toBe(1)
  expect(nearestPoint(bars, { x: -20, y: 0 })).toBe(0)
  expect(nearestPoint([], { x: 0, y: 0 })).toBe(-1)
  expect(nearestPoint([point(50, { y: 10 }), point(50, { y: 90 })], { x: 50, y: 80 })).toBe(1)
})

it('steps from point to point and never past the ends', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', 'a')
  fc.assert(
    fc.property(keys, fc.option(fc.nat(9)), (key, at) => {
      const next = stepTo(key, at, 10)
      if (key === 'a') expect(next).toBeNull()
      else expect(next).toBeGreaterThanOrEqual(0)
      expect(next ?? 0).toBeLessThan(10)
    }),
  )
  expect([stepTo('ArrowLeft', 3, 10), stepTo('ArrowRight', 3, 10), stepTo('ArrowLeft', null, 10)]).toEqual([
    2, 4, 9,
  ])
})

it('spans the days between two points, in either order', () => {
  const points = [
    point(0, { days: { from: '2026-11-02', to: '2026-11-08' } }),
    point(1, { days: { from: '2026-11-09', to: '2026-11-15' } }),
    point(2),
  ]
  expect(daysBetween(points, 1, 0)).toEqual({ from: '2026-11-02', to: '2026-11-15' })
  expect(daysBetween(points, 0, 0)).toEqual({ from: '2026-11-02', to: '2026-11-08' })
  expect(daysBetween(points, 0, 2)).toBeNull()
})
