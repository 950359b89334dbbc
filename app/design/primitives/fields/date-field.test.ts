import { expect, it } from 'vitest'
import { dayInWords } from './date-field.tsx'

it.each([
  ['2026-12-03', 'Thu, 3 Dec 2026'],
  ['2028-02-29', 'Tue, 29 Feb 2028'],
  ['', null],
  ['2026-13-01', null],
  [undefined, null],
])('%j is %j in words', (day, words) => expect(dayInWords(day)).toBe(words))
