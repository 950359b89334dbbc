import { expect, it } from 'vitest'
import { packWeeks, unpackWeeks } from './packed-weeks.ts'
import { alignmentTrend } from './trend.ts'

const PERIOD = { from: '2026-03-04', to: '2026-04-20' }

it('reads back every week as it was, those without posts and those that reach back among them', () => {
  const scores = { overall: 400, voice: 410, values: 420, audience: 430, emotion: 440 }
  const weeks = alignmentTrend(PERIOD, [
    { day: '2026-03-18', posts: 6, ...scores },
    // Across the change of the clocks.
    { day: '2026-04-07', posts: 6, ...scores },
  ])
  expect(weeks.some(({ means }) => means !== null)).toBe(true)
  expect(weeks.some(({ posts }) => posts === 0)).toBe(true)
  expect(unpackWeeks(PERIOD, packWeeks(weeks))).toEqual(weeks)
})
