import { expect, it } from 'vitest'
import { MOST_ROWS, packPoints, unpackPoints } from './packed-points.ts'

it('reads back what picture and table show, the highest scores first and with the way to their posts', () => {
  const long = 'A title that is much longer than anybody would read beside a dot in a picture'
  const points = Array.from({ length: MOST_ROWS + 2 }, (_, at) => ({
    ...{ id: `post ${at}`, title: long, overall: 50 + at, standing: at, responses: at },
  }))
  const read = unpackPoints(packPoints(points))
  expect(read).toHaveLength(points.length)
  expect(read[0]).toEqual(points.at(-1))
  expect(read.slice(0, MOST_ROWS).every(({ id, title }) => id !== null && title === long)).toBe(true)
  expect(read.at(-1)).toEqual({ ...points[0], id: null, title: long.slice(0, 40) })
})
