import fc from 'fast-check'
import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const long = `${'A sentence about the weather. '.repeat(30)}Then Café Ada is named, and praised. ${'More of the rest. '.repeat(40)}`
const at = long.indexOf('Café Ada')
const place = { start: at, end: at + 'Café Ada'.length }

it('leaves a short text as it is', () => {
  expect(excerptOf('Café Ada opens', [{ start: 0, end: 8 }])).toEqual({
    text: 'Café Ada opens',
    places: [{ start: 0, end: 8 }],
  })
})

it('shows of a long text what stands round the first place, cut between words', () => {
  const { text, places } = excerptOf(long, [place])
  expect(text).toMatch(/^… (A|sentence|about|the|weather)\b.* Then Café Ada is named.* …$/)
  expect(text.length).toBeLessThanOrEqual(404)
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['Café Ada'])
})

it('shows the beginning where the title alone mentions something', () => {
  const { text, places } = excerptOf(long, [])
  expect(text.startsWith('A sentence')).toBe(true)
  expect(text.endsWith(' …')).toBe(true)
  expect(places).toEqual([])
})

it('never cuts the first place, whatever follows it', () => {
  const name = 'a name of many words that goes on and on '.repeat(4).trim()
  const text = `${'before '.repeat(60)}${name}${'x'.repeat(700)}`
  const start = text.indexOf(name)
  const { text: shown, places } = excerptOf(text, [{ start, end: start + name.length }])
  expect(places.map(({ start, end }) => shown.slice(start, end))).toEqual([name])
})

it('marks the same words in whatever it shows, the first of them always', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 1500 }).map(text => text.padEnd(700, ' ab')),
      fc.nat(600),
      fc.integer({ min: 1, max: 60 }),
      (text, start, length) => {
        const asked = { start, end: start + length }
        const shown = excerptOf(text, [asked, { start: 650, end: 652 }])
        const [first] = shown.places
        expect(shown.text.slice(first?.start, first?.end)).toBe(text.slice(asked.start, asked.end))
      },
    ),
  )
})
