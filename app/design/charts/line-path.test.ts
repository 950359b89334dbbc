import { expect, it } from 'vitest'
import { linePath } from './line-path.ts'

/** The places that a path of steps goes through, in whole tenths. */
function placesOf(path: string): number[][] {
  let [x, y] = [0, 0]
  const places: number[][] = []
  for (const [, letter = '', rest = ''] of path.matchAll(/([MlcZ])([^MlcZ]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(number =>
      Math.round(Number(number) * 10),
    )
    const size = letter === 'c' ? 6 : 2
    for (let at = 0; at < numbers.length; at += size) {
      const [dx = 0, dy = 0] = numbers.slice(at + size - 2, at + size)
      ;[x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy]
      places.push([x, y])
    }
  }
  return places
}

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

it('says each place from the one before, and loses no tenth on the way', () => {
  const values = Array.from({ length: 53 }, (_, at) => 40 + ((at * 37) % 23))
  const points = values.map((value, at) => ({ day: String(at), value }))
  const { stroke, fill } = linePath(points, [30, 100])
  const wanted = values.map((value, at) => [
    Math.round((at / 52) * 1000),
    Math.round((1 - (value - 30) / 70) * 1000),
  ])
  expect(placesOf(stroke)).toEqual(wanted)
  expect(placesOf(fill).slice(0, 53)).toEqual(wanted)
  expect(stroke.length).toBeLessThan(1300)
})

it('draws straight on between two points', () => {
  expect(linePath(days(0, 100), [0, 100]).stroke).toBe('M0,100l100-100')
})
