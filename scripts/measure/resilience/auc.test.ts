import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aucOf } from './auc.ts'

it('is a half for what looks alike, and an end for what one look tells apart', () => {
  expect(aucOf([1, 2, 3], [1, 2, 3])).toBe(0.5)
  expect(aucOf([4, 5], [1, 2, 3])).toBe(1)
  expect(aucOf([1, 2], [3])).toBe(0)
  expect(aucOf([7, 7], [7])).toBe(0.5)
  expect(aucOf([], [1])).toBeNaN()
})

it('counts pairs, ties half', () => {
  const values = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(values, values, (first, second) => {
      const pairs = first.flatMap(a => second.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)))
      const expected = pairs.reduce((sum, each) => sum + each, 0) / pairs.length
      expect(aucOf(first, second)).toBeCloseTo(expected, 10)
    }),
  )
})
