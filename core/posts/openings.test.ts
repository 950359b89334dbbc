import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LENGTH_BANDS, lengthBand } from './lengths.ts'
import { openingOf } from './openings.ts'

it.each([
  ['What would you do with an hour?', 'question'],
  ['“I nearly gave up,” Sarah told me.', 'quotation'],
  ['How to price a first commission', 'how_to'],
  ['Three small things that keep a loaf fresh.', 'how_to'],
  ['3 ways to rest?', 'how_to'],
  ['£1.50 is what a loaf costs us. And you?', 'number'],
  ['We sold 40 loaves.', 'number'],
  ['Last Tuesday I dropped the whole tray.', 'scene'],
  ['At six in the morning the kitchen is quiet.', 'scene'],
  ['Two years ago we opened.', 'number'],
  ['Some years ago we opened.', 'scene'],
  ['You know the feeling.', 'you'],
  ['If you’ve ever waited for a reply, read on.', 'you'],
  ['✨ I’m tired of it', 'own'],
  ['We don’t do discounts.', 'own'],
  ['Bread is slow.', null],
  ['', null],
] as const)('%s opens with %s', (text, opening) => {
  expect(openingOf(text)).toBe(opening)
})

it('reads any text, and no more than its beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
      expect(openingOf(text)).toBe(openingOf(text.slice(0, 300)))
    }),
  )
})

it('every length lies in one band', () => {
  fc.assert(
    fc.property(fc.nat(20_000), characters => {
      const band = lengthBand(characters)
      expect(LENGTH_BANDS.filter(({ from, to }) => from <= characters && characters <= to)).toEqual([band])
    }),
  )
})
