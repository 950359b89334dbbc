import { expect, it } from 'vitest'
import { linePath } from './line-path.ts'

const days = (...values: (number | null)[]) =>
  values.map((value, at) => ({ day: `2026-11-0${at + 1}`, value }))

it('spreads the points over the whole width and puts 0 at the foot', () => {
  const { stroke, last } = linePath(days(0, 100), [0, 100])
  expect(stroke.startsWith('M0,100')).toBe(true)
  expect(last).toMatchObject({ x: 100, y: 0, value: 100 })
})

it('breaks the line where nothing was measured', () => {
  expect(linePath(days(10, 20, null, 30, 40), [0, 100]).stroke.match(/M/g)).toHaveLength(2)
})

it('says what is level in one number', () => {
  const { stroke } = linePath(days(40, 40, 40, 80, 80), [0, 100])
  expect(stroke).toMatch(/^M0,60H50C[\d.,]+,75,20H100$/)
})

it('fills what lies below each part of a line, down to the foot, and nothing below a point alone', () => {
  const { fill, stroke } = linePath(days(10, 20, null, 30, null, 40, 40), [0, 100])
  const [first, _alone, last] = stroke.split(/(?=M)/)
  expect(fill).toBe(`${first}V100H0Z${last}V100H83.3Z`)
})

it('names a point between two gaps, which a line cannot draw', () => {
  expect(linePath(days(10, null, 50, null, 40), [0, 100]).alone).toHaveLength(3)
})

it('draws nothing without points', () => {
  expect(linePath([], [0, 100])).toMatchObject({ stroke: '', last: null, alone: [] })
})

it('holds a value outside the domain at its edge', () => {
  expect(linePath(days(50, 140), [0, 100]).last).toMatchObject({ y: 0, value: 140 })
  expect(linePath(days(50, -3), [0, 100]).last).toMatchObject({ y: 100 })
})
