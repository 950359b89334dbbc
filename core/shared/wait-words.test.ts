import { expect, it } from 'vitest'
import { waitInWords } from './wait-words.ts'

it.each([
  [0, '1 second'],
  [Number.NaN, '1 second'],
  [1.2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [841, '15 minutes'],
  [900, '15 minutes'],
])('%d seconds are told as %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words))
