import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DIMENSIONS } from '#core/brand/alignment/types.ts'
import { textPieces } from './text-pieces.ts'

const match = fc.record({
  dimension: fc.constantFrom(...DIMENSIONS),
  start: fc.integer({ min: -5, max: 60 }),
  end: fc.integer({ min: -5, max: 60 }),
  why: fc.constant('a reason'),
})

it('gives the text back when its pieces are joined, whatever the matches', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(match, { maxLength: 12 }), (text, matches) => {
      expect(
        textPieces(text, matches)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

it('shows both dimensions where two matches overlap, and ends each where it ends', () => {
  const pieces = textPieces('plain honest words', [
    { dimension: 'voice', start: 0, end: 12, why: 'short' },
    { dimension: 'values', start: 6, end: 18, why: 'honesty' },
  ])
  expect(pieces.map(({ text, dimensions, ends }) => ({ text, dimensions, ends }))).toEqual([
    { text: 'plain ', dimensions: ['voice'], ends: [] },
    { text: 'honest', dimensions: ['voice', 'values'], ends: ['voice'] },
    { text: ' words', dimensions: ['values'], ends: ['values'] },
  ])
})

it('clips a match that reaches outside the text', () => {
  expect(textPieces('abc', [{ dimension: 'emotion', start: -4, end: 99, why: '' }])).toMatchObject([
    { text: 'abc', dimensions: ['emotion'] },
  ])
})
