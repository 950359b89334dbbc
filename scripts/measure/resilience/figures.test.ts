import { expect, it } from 'vitest'
import { figureTable, isReached } from './figures.ts'

it('a bar is reached up to its very value, and never by what was not measured', () => {
  expect(isReached({ what: 'lost', value: 0, bar: { atMost: 0 } })).toBe(true)
  expect(isReached({ what: 'lost', value: 1, bar: { atMost: 0 } })).toBe(false)
  expect(isReached({ what: 'writes', value: 10_000, bar: { atLeast: 10_000 } })).toBe(true)
  expect(isReached({ what: 'writes', value: 9_999, bar: { atLeast: 10_000 } })).toBe(false)
  expect(isReached({ what: 'late', value: Number.NaN, bar: { atMost: 5 } })).toBe(false)
})

it('the table says of each figure whether it is reached', () => {
  expect(
    figureTable([
      { what: 'writes acknowledged', value: 10_400, bar: { atLeast: 10_000 } },
      { what: 'lost', value: 2, bar: { atMost: 0 } },
    ]),
  ).toEqual([
    '                       figure  bar',
    '  writes acknowledged  10400   at least 10000  reached',
    '  lost                 2       at most 0       MISSED',
  ])
})
