import { expect, it } from 'vitest'
import { packBands, scoreFigures, unpackBands } from './figures.ts'
import { packRows, type ShownRow, unpackRows } from './packed-rows.ts'

it('brings each row as it was packed', () => {
  const rows: ShownRow[] = [
    {
      ...{ key: 'blog', name: 'Blog', mean: 71, planned: 1, published: 2, scored: 3, views: 4, reactions: 5 },
      ...{ people: 6, machines: 7, leads: 8 },
      ...{ first: { deals: 9, pence: 10 }, last: { deals: 11, pence: 12 }, told: { deals: 13, pence: 14 } },
    },
    {
      ...{ key: null, name: null, mean: null, planned: 0, published: 0, scored: 0, views: 0, reactions: 0 },
      ...{ people: 0, machines: 0, leads: 15 },
      ...{ first: { deals: 0, pence: 0 }, last: { deals: 0, pence: 0 }, told: { deals: 0, pence: 0 } },
    },
  ]
  expect(unpackRows(packRows(rows))).toEqual(rows)
})

it('sends of the bands how many posts each has', () => {
  const mark = { voice: 60, values: 60, audience: 60, emotion: 60 }
  const { bands } = scoreFigures([
    { overall: 59, posts: 2, ...mark },
    { overall: 90, posts: 3, ...mark },
  ])
  expect(packBands(bands)).toEqual([2, 0, 0, 0, 3])
  expect(unpackBands(packBands(bands))).toEqual(bands)
})
