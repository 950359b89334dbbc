import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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
})
