import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACCENTS, type Accent, MOST_CARDS, readCard, SHADES, type Shade } from './card.ts'
import { cardAlt, carouselOf } from './carousel.ts'
import { logoWithin, plateOf } from './logo.ts'
import { paletteOf } from './palette.ts'
import { quotesOf } from './quotes.ts'
import { drawable, setText } from './set-text.ts'

/** Every letter is half an em wide. */
const face = {
  has: (character: string) => /[\p{Script=Latin}\p{N}\p{P}]/u.test(character),
  widthOf: (word: string) => word.length / 2,
}
const box = { width: 900, height: 700, most: 110, least: 28, leading: 1.2 }
const LOOK = { format: 'portrait', shade: 'light', accent: 'ember' } as const

describe('a text in a box', () => {
  it('is as large as the box lets it, in lines of like length', () => {
    const set = setText('one two three four', face, box)
    expect(set.size).toBe(110)
    expect(set.lines.map(({ words }) => words.join(' '))).toEqual(['one two', 'three four'])
  })

  it('never leaves its box, and loses nothing that it does not say, whatever is typed', () => {
    const word = fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constant('W'.repeat(300)))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), words => {
        const text = drawable(words.join(' ').slice(0, 400), { has: () => true }).text
        const set = setText(text, face, box)
        expect(set.height).toBeLessThanOrEqual(box.height + 1e-6)
        for (const { width } of set.lines) expect(width).toBeLessThanOrEqual(box.width + 1e-6)
        const shown = set.lines.flatMap(line => line.words).join('')
        if (!set.isCut) expect(shown).toBe(text.replaceAll(' ', ''))
      }),
    )
  })

  it('leaves out whole emoji, and names them', () => {
    expect(drawable('Hi 👩‍👧  there 🇬🇧!', face)).toEqual({ text: 'Hi there !', missing: ['👩‍👧', '🇬🇧'] })
  })
})

describe('colours', () => {
  const share = (hex: string) => {
    const value = Number.parseInt(hex, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const light = (colour: string) =>
    0.2126 * share(colour.slice(1, 3)) +
    0.7152 * share(colour.slice(3, 5)) +
    0.0722 * share(colour.slice(5, 7))
  const contrast = (one: string, other: string) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }

  const BRANDS = (['#ffee00', '#fdfdfd', '#050505', '#777777', '#00ff00'] as const).map(main => ({
    accent: 'brand' as const,
    brand: { main, accent: main, font: 'sans' as const },
  }))

  it('can be read in every accent and shade, and in the colours of any brand', () => {
    for (const shade of Object.keys(SHADES) as Shade[])
      for (const look of [...(Object.keys(ACCENTS) as Accent[]).map(accent => ({ accent })), ...BRANDS]) {
        const { paper, ink, accent: strong, soft, panel, onPanel, mark } = paletteOf({ shade, ...look })
        for (const [on, under] of [
          [ink, paper],
          [ink, soft],
          [strong, paper],
          [strong, soft],
          [onPanel, panel],
          [mark, panel],
        ] as const)
          expect(contrast(on, under), `${shade} ${look.accent} ${on} on ${under}`).toBeGreaterThanOrEqual(4.5)
      }
  })
})

describe('a picture from words', () => {
  it('reads what an address says, and holds to what there is', () => {
    expect(
      readCard({ template: 'toString', shade: 'dark', text: 'x'.repeat(999), number: '12' }, null),
    ).toMatchObject({
      template: 'quote',
      shade: 'dark',
      format: 'portrait',
      text: 'x'.repeat(400),
      number: 12,
    })
  })

  it('is in the colours of the brand kit where there is one, and nothing else is asked', () => {
    const kit = { main: '#ffee00', accent: '#112233', font: 'serif' } as const
    const own = { kit, logo: null }
    expect(readCard({}, own).accent).toBe('brand')
    expect(readCard({ accent: 'moss' }, own).accent).toBe('moss')
    expect(readCard({ accent: 'brand' }, null).accent).toBe('ember')
  })

  it('shows a logo where there is one, unless it is asked not to', () => {
    const own = { kit: null, logo: {} }
    expect(readCard({}, own).logo).toBe('shown')
    expect(readCard({ logo: 'hidden' }, own).logo).toBe('hidden')
    expect(readCard({ logo: 'shown' }, { kit: null, logo: null }).logo).toBeNull()
  })

  it('offers sentences that say something', () => {
    expect(
      quotesOf(
        'I baked at five. Nobody came at all.\n#bread #early and more\nSee https://a.example for it all.',
      ),
    ).toEqual(['I baked at five.', 'Nobody came at all.'])
  })

  it('says its words to people who cannot see it', () => {
    const card = readCard({ template: 'named', text: 'We open at nine.', name: 'Ada' }, null)
    expect(cardAlt(card)).toBe('“We open at nine.” – Ada')
    expect(cardAlt({ ...card, template: 'step', number: 3, count: 5 })).toBe('3. We open at nine.')
  })
})

describe('a logo on a picture', () => {
  const LOGO = { src: 'data:image/png;base64,', width: 640, height: 240, ground: 'any' } as const

  it('keeps its proportions, as large as its place lets it', () => {
    const sides = fc.integer({ min: 1, max: 640 })
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const fitted = logoWithin({ ...LOGO, width, height }, { width: 280, height: 81 })
        expect(fitted.width / fitted.height).toBeCloseTo(width / height)
        expect(Math.max(fitted.width / 280, fitted.height / 81)).toBeCloseTo(1)
      }),
    )
  })

  it.each([
    ['any', 'dark', true, null],
    ['light', 'light', false, null],
    ['light', 'dark', false, '#faf6ee'],
    ['dark', 'light', false, '#16120f'],
    // It may have the very colour of the panel.
    ['light', 'light', true, '#faf6ee'],
    ['dark', 'dark', true, '#16120f'],
  ] as const)('is seen: made for %s ground, on %s, panel: %s', (ground, shade, isOnPanel, plate) => {
    expect(plateOf({ ground }, { shade, isOnPanel })).toBe(plate)
  })
})

describe('a carousel', () => {
  const post = { ...LOOK, title: '', name: 'Ada', closing: 'Save this.' }

  it('has a title, a card for each step, and an end', () => {
    const body = 'Three habits. They took years.\n\n1. Ask first\n2. Write it down\n\n#work #habits'
    const { cards, isCut } = carouselOf({ ...post, body })
    expect(cards.map(({ template, text }) => `${template}: ${text}`)).toEqual([
      'title: Three habits.',
      'step: They took years.',
      'step: Ask first',
      'step: Write it down',
      'closing: Save this.',
    ])
    expect(isCut).toBe(false)
    expect(cards.every(({ count }) => count === 5)).toBe(true)
    expect(carouselOf({ ...post, body: '#only #tags' }).cards).toEqual([])
  })

  it('has at most ten pictures, and says when steps are missing', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), fc.string(), (lines, title) => {
        const { cards, isCut } = carouselOf({ ...post, title, body: lines.join('\n') })
        expect(cards.length).toBeLessThanOrEqual(MOST_CARDS)
        if (isCut) expect(cards).toHaveLength(MOST_CARDS)
      }),
    )
  })
})
