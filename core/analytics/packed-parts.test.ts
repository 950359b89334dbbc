import { expect, it } from 'vitest'
import { DAILY_NUMBERS, dailyFigures } from './figures.ts'
import { packParts, unpackParts } from './packed-parts.ts'
import { readPeriod } from './period.ts'

it.each(['from=2026-11-04&to=2026-11-17', 'period=365'])('comes out as it was packed: %s', query => {
  const period = readPeriod(new URLSearchParams(query), '2026-11-28')
  const counts = DAILY_NUMBERS.map((number, at) => ({ number, day: period.to, count: at + 1 }))
  const { parts } = dailyFigures(period, [...counts, { number: 'people', day: period.from, count: 40 }])
  const drawn = parts.map(({ sums: { published: _p, measured: _m, added: _a, ...sums }, ...days }) => ({
    ...days,
    sums,
  }))
  expect(unpackParts(period, packParts(parts))).toEqual(drawn)
})
