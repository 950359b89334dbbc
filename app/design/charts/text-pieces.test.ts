import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AlignmentMatch, DIMENSIONS } from '#core/brand/alignment/types.ts'
import { textPieces } from './text-pieces.ts'

const match: fc.Arbitrary<AlignmentMatch> = fc.record({
  dimension: fc.constantFrom(...DIMENSIONS),
  start: fc.integer({ min: -5, max: 60 }),
  end: fc.integer({ min: -5, max: 60 }),
  why: fc.constant('a reason'),
  effect: fc.constantFrom('raises', 'lowers'),
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
    { dimension: 'voice', effect: 'lowers', start: 0, end: 12, why: 'short' },
    { dimension: 'values', effect: 'raises', start: 6, end: 18, why: 'honesty' },
  ])
  const voice = { dimension: 'voice', effect: 'lowers' }
  const values = { dimension: 'values', effect: 'raises' }
  expect(pieces.map(({ why: _, start: __, ...piece }) => piece)).toEqual([
    { text: 'plain ', dimensions: ['voice'], effect: 'lowers', ends: [] },
    // What lowers the score shows through what raises it.
    { text: 'honest', dimensions: ['voice', 'values'], effect: 'lowers', ends: [voice] },
    { text: ' words', dimensions: ['values'], effect: 'raises', ends: [values] },
  ])
})

it('clips a match that reaches outside the text', () => {
  expect(
    textPieces('abc', [{ dimension: 'emotion', effect: 'raises', start: -4, end: 99, why: '' }]),
  ).toMatchObject([{ text: 'abc', dimensions: ['emotion'] }])
})
