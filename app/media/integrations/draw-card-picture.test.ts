import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LOGO_GROUNDS } from '#core/brand/kit/logo.ts'
import { FORMATS, readCard, TEMPLATES } from '#core/media/quote/card.ts'
import { drawCard } from '#core/media/quote/draw-card.ts'
import { drawCardPicture } from './draw-card-picture.ts'
import { loadTypefaces } from './load-typefaces.ts'

describe('a picture drawn from words', () => {
  it.each(Object.keys(FORMATS))('has the size of its format: %s', async format => {
    const card = readCard({ format, text: 'Zażółć gęślą jaźń 🍞', name: 'Ada & <Sons>' }, null)
    const { image, missing, isCut } = await drawCardPicture(card)
    const { width, height } = FORMATS[card.format]
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width, height })
    expect({ missing, isCut }).toEqual({ missing: ['🍞'], isCut: false })
    expect((await sharp((await drawCardPicture(card, { width: 300 })).image).metadata()).width).toBe(300)
  })

  it('is an empty ground where there are no words', async () => {
    for (const template of Object.keys(TEMPLATES)) {
      const { missing, isCut } = await drawCardPicture(readCard({ template, name: '🍞' }, null), {
        width: 300,
      })
      expect({ missing, isCut }).toEqual({ missing: ['🍞'], isCut: false })
    }
  })

  it('keeps every letter on the picture and clear of its edges, in our own typefaces', async () => {
    const faces = await loadTypefaces()
    const words = fc.array(
      fc.string({ unit: fc.constantFrom(...'WÉgjlm.,’ü'), minLength: 1, maxLength: 60 }),
      {
        minLength: 1,
        maxLength: 60,
      },
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(FORMATS)),
        fc.constantFrom(...Object.keys(TEMPLATES)),
        words,
        (format, template, typed) => {
          const text = typed.join(' ')
          const card = readCard({ format, template, text, name: text, number: '12' }, null)
          const { width, height } = FORMATS[card.format]
          const { svg } = drawCard({ ...card, count: 10 }, faces)
          expect(svg).not.toContain('NaN')
          for (const [, data = ''] of svg.matchAll(/<path d="(M[^"]*Z)"/g)) {
            const numbers = data.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
            for (let at = 0; at + 1 < numbers.length; at += 2) {
              expect(numbers[at]).toBeGreaterThan(width * 0.02)
              expect(numbers[at]).toBeLessThan(width * 0.98)
              expect(numbers[at + 1]).toBeGreaterThan(height * 0.02)
              expect(numbers[at + 1]).toBeLessThan(height * 0.98)
            }
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('never has its logo on its words, nor over its edge, whatever its proportions', async () => {
    const faces = await loadTypefaces()
    const word = fc.string({ unit: fc.constantFrom(...'WÉgjlm.,’ü'), minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(
        fc.record({
          format: fc.constantFrom(...Object.keys(FORMATS)),
          template: fc.constantFrom(...Object.keys(TEMPLATES)),
          words: fc.array(word, { minLength: 1, maxLength: 60 }),
          name: fc.oneof(fc.constant(''), word),
          count: fc.constantFrom(1, 10),
        }),
        fc.record({
          width: fc.integer({ min: 8, max: 640 }),
          height: fc.integer({ min: 8, max: 240 }),
          ground: fc.constantFrom(...LOGO_GROUNDS),
        }),
        ({ words, count, ...asked }, size) => {
          const card = readCard({ ...asked, text: words.join(' '), number: '7' }, { kit: null, logo: size })
          const { svg } = drawCard({ ...card, count }, faces, {
            logo: { src: 'data:image/png;base64,', ...size },
          })
          const { width, height } = FORMATS[card.format]
          const logo = boxOf(svg)
          expect(logo.right - logo.left).toBeCloseTo(((logo.foot - logo.top) * size.width) / size.height, -1)
          expect([logo.left > 0, logo.top > 0, logo.right < width, logo.foot < height]).not.toContain(false)
          for (const [, data = ''] of svg.matchAll(/<path d="(M[^"]*Z)"/g))
            for (const outline of data.split(/(?<=Z)/)) {
              const numbers = outline.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
              const across = numbers.filter((_, at) => at % 2 === 0)
              const down = numbers.filter((_, at) => at % 2 === 1)
              const isApart =
                Math.max(...across) <= logo.left ||
                Math.min(...across) >= logo.right ||
                Math.max(...down) <= logo.top ||
                Math.min(...down) >= logo.foot
              expect(isApart, `${svg.slice(0, 400)} ${outline}`).toBe(true)
            }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is signed by the fire of its brand where it has no logo, and stays within its edges', async () => {
    const faces = await loadTypefaces()
    const hearth = { seed: 7, heights: { voice: 1, values: 1, audience: 1, emotion: 1 } }
    const logo = { src: 'data:image/png;base64,', width: 80, height: 80, ground: 'any' } as const
    for (const template of Object.keys(TEMPLATES))
      for (const format of Object.keys(FORMATS)) {
        const card = readCard({ template, format, text: 'Bread', name: 'Ada' }, null)
        const { svg } = drawCard(card, faces, { hearth })
        const [, x = '', y = '', scale = ''] =
          /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg) ?? []
        const { width, height } = FORMATS[card.format]
        expect(Number(x) + 64 * Number(scale)).toBeLessThan(width)
        expect(Number(y) + 64 * Number(scale)).toBeLessThan(height)
        expect(drawCard(card, faces, { hearth, logo }).svg).not.toContain('scale(')
      }
  })

  it('shows its logo, and is drawn without one that is broken', async () => {
    const image = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer()
    const logo = { image, width: 80, height: 80, ground: 'any' } as const
    const card = readCard({ text: 'Bread', template: 'closing' }, { kit: null, logo })
    const plain = await drawCardPicture(card)
    const shown = await drawCardPicture(card, { logo })
    expect(await greenOf(shown.image)).toBeGreaterThan(1000)
    expect(await greenOf(plain.image)).toBe(0)
    for (const broken of [image.subarray(0, 60), Buffer.from('<svg onload="alert(1)"/>')])
      expect((await drawCardPicture(card, { logo: { ...logo, image: broken } })).image).toEqual(plain.image)
  })
})

/** Where the logo of a drawing stands, in pixels. */
function boxOf(svg: string) {
  const [, x, y, width, height] =
    /<image href="[^"]*" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/
      .exec(svg)
      ?.map(Number) ?? []
  const [left = Number.NaN, top = Number.NaN] = [x, y]
  return { left, top, right: left + (width ?? Number.NaN), foot: top + (height ?? Number.NaN) }
}

/** How many pixels of a picture are pure green. */
async function greenOf(image: Uint8Array): Promise<number> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  let green = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === 0 && data[at + 1] === 255 && data[at + 2] === 0) green += 1
  return green
}
