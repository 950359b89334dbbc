import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contrastOf, type Hex, READABLE, readableOn, readColour, textOn } from './colour.ts'
import { brandKitSchema, kitOfForm } from './kit.ts'
import { groundOfLogo } from './logo.ts'
import { GROUNDS, type Ground, tonesOf } from './tones.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`)
const grounds = Object.keys(GROUNDS) as Ground[]
const INKS = { light: ['#241c15', '#5a4e42'], dark: ['#f3ebdf', '#c6b8a7'] } as const

describe('a colour that somebody typed', () => {
  it('has three or six digits, with or without the mark', () => {
    expect(readColour(' #2F6f4F ')).toBe('#2f6f4f')
    expect(readColour('fc0')).toBe('#ffcc00')
    for (const wrong of ['', '#', 'red', '#12345', '#1234567', 'rgb(1,2,3)', '#12 345', 'url(x)', '#ffg'])
      expect(readColour(wrong), wrong).toBeNull()
  })

  it('is never anything but six digits', () => {
    fc.assert(
      fc.property(fc.string(), typed => {
        const read = readColour(typed)
        return read === null || /^#[0-9a-f]{6}$/.test(read)
      }),
    )
    fc.assert(fc.property(colours, colour => readColour(colour.toUpperCase()) === colour))
  })
})

describe('whatever the colour', () => {
  it('black or white can be read on it', () => {
    fc.assert(fc.property(colours, colour => contrastOf(textOn(colour), colour) >= READABLE))
  })

  it('a shade of it can be read on our grounds, and a colour that can be read stays as it is', () => {
    fc.assert(
      fc.property(colours, fc.constantFrom(...grounds), (colour, ground) => {
        const shade = readableOn(colour, GROUNDS[ground])
        expect(Math.min(...GROUNDS[ground].map(one => contrastOf(shade, one)))).toBeGreaterThanOrEqual(
          READABLE,
        )
        expect(readableOn(shade, GROUNDS[ground])).toBe(shade)
      }),
    )
  })

  it('each pair of its tones can be read, and our own text on its tint', () => {
    fc.assert(
      fc.property(colours, fc.constantFrom(...grounds), (colour, ground) => {
        const { accent, strong, soft, on } = tonesOf(colour, ground)
        const pairs: [Hex, Hex][] = [
          ...GROUNDS[ground].flatMap(one => [[accent, one] as [Hex, Hex], [strong, one] as [Hex, Hex]]),
          [strong, soft],
          [on, accent],
          [on, strong],
          ...INKS[ground].map(ink => [ink, soft] as [Hex, Hex]),
        ]
        for (const [front, back] of pairs)
          expect(contrastOf(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(READABLE)
        // Lines and rings on the tint.
        expect(contrastOf(accent, soft)).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

describe('the form of a brand kit', () => {
  it('takes the main colour for an accent that is left empty', () => {
    expect(kitOfForm(v.parse(brandKitSchema, { main: 'FC0', font: 'sans' }))).toEqual({
      main: '#ffcc00',
      accent: '#ffcc00',
      font: 'sans',
    })
  })

  it('says which colour is none', () => {
    const paths = (input: object) =>
      v.safeParse(brandKitSchema, input).issues?.map(issue => v.getDotPath(issue))
    expect(paths({ main: 'red', accent: '#12', font: 'serif' })).toEqual(['main', 'accent'])
    expect(paths({ font: 'Comic Sans' })).toEqual(['main', 'font'])
  })
})

describe('the ground of a logo', () => {
  const pixels = (...list: number[][]) => Uint8Array.from(list.flat())
  it('is its own where nothing is clear, else what it can be seen on', () => {
    expect(groundOfLogo(pixels([0, 0, 0, 255], [255, 255, 255, 255]))).toBe('any')
    expect(groundOfLogo(pixels([20, 20, 20, 255], [0, 0, 0, 0]))).toBe('light')
    expect(groundOfLogo(pixels([250, 250, 250, 255], [0, 0, 0, 0]))).toBe('dark')
    expect(groundOfLogo(pixels([0, 0, 0, 0]))).toBe('light')
    expect(groundOfLogo(pixels())).toBe('any')
  })
})
