import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LENGTH_BANDS, lengthBand } from './lengths.ts'
import { OPENING_TEXTS, OPENINGS, openingOf } from './openings.ts'

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
  ['In March I gave up.', 'scene'],
  ['On Friday the oven broke.', 'scene'],
  ['Since 1999? No.', 'question'],
  ['In bread we trust.', null],
  ['On bread alone we live.', null],
  ['✨✨ You’ll see.', 'you'],
  ['You’re late.', 'you'],
  ['We’re late.', 'own'],
  ['I said “no”.', 'own'],
  ['Bread is for you, and I like it.', null],
  ['Bread\nYou know it.', null],
  ['Is bread.com yours? We think so.', 'question'],
  ['Is it “done?” We think so.', 'question'],
  [`${'Bread and '.repeat(30)}you?`, null],
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

it('has words for each opening, and another way to begin', () => {
  const words = OPENINGS.flatMap(opening => [OPENING_TEXTS[opening].label, OPENING_TEXTS[opening].hint])
  expect(words).not.toContain('')
  expect(new Set(words).size).toBe(2 * OPENINGS.length)
})

it('a band begins with its first character and ends with its last', () => {
  const keys = [-1, 0, 299, 300, 699, 700, 1499, 1500].map(characters => lengthBand(characters).key)
  expect(keys).toEqual(['short', 'short', 'short', 'middle', 'middle', 'long', 'long', 'longest'])
})

it('every length lies in one band', () => {
  fc.assert(
    fc.property(fc.nat(20_000), characters => {
      const band = lengthBand(characters)
      expect(LENGTH_BANDS.filter(({ from, to }) => from <= characters && characters <= to)).toEqual([band])
    }),
  )
})
