import { expect, it } from 'vitest'
import { axisEnds } from './day-label.ts'

it('names the years of an axis where its ends are of two', () => {
  expect(axisEnds('2026-10-29', '2026-11-27')).toEqual(['29 Oct', '27 Nov'])
  expect(axisEnds('2025-11-24', '2026-11-23')).toEqual(['24 Nov 2025', '23 Nov 2026'])
})
