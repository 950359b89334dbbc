import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../checks/sentences.ts'
import { withShorterSentences } from './long-sentences.ts'

const BAKE = 'We bake all of the bread that we sell in the shop from four in the morning until noon'
const GOES = 'it goes to the school and the two cafes in town by van'
const CAPITAL = `I${GOES.slice(1)}`

describe('a long sentence in two', () => {
  it.each([
    [`${BAKE}; ${GOES}.`, `${BAKE}. ${CAPITAL}.`],
    [`${BAKE}, and ${GOES}.`, `${BAKE}. And ${GOES}.`],
    [`${BAKE}, BUT ${GOES}.`, `${BAKE}. BUT ${GOES}.`],
    [
      `${BAKE}, so it’s late when the last of it goes to the school.`,
      `${BAKE}. So it’s late when the last of it goes to the school.`,
    ],
    [`Yes. ${BAKE}; ${GOES}. No.`, `Yes. ${BAKE}. ${CAPITAL}. No.`],
    // Each half that is still too long is parted again.
    [`${BAKE}, and ${GOES}, and ${BAKE.toLowerCase()}.`, `${BAKE}. And ${GOES}. And ${BAKE.toLowerCase()}.`],
  ])('%j', (long, parted) => {
    expect(withShorterSentences(long)).toBe(parted)
  })

  it.each([
    ['is short enough', 'We bake bread in the shop from four in the morning; it goes to the school by van.'],
    [
      'has nobody who does anything behind the joint',
      `${BAKE}; and the school and the two cafes in town by van too.`,
    ],
    ['goes on with a thing', `${BAKE}, and bread goes to the school and the two cafes in town by van.`],
    ['is a list', `${BAKE}; ${GOES}; we rest.`],
    ['is somebody’s words', `“${BAKE}; ${GOES}.”`],
    [
      'would begin with too little',
      `We bake it in the shop, and ${GOES} from four in the morning until noon every day of the week.`,
    ],
    ['would end with too little', `${BAKE} and then we take it to the school and the cafes; it is so.`],
    ['goes on in another line', `${BAKE};\n${GOES}.`],
    ['is beyond reading', `${BAKE}, and we bake ${'bread and '.repeat(120)}rolls.`],
  ])('stays one when it %s', (_, text) => {
    expect(withShorterSentences(text)).toBe(text)
  })

  it('begins with forty characters and ends with twenty-five at least', () => {
    const words = 'a a a a a a a a a a a a a a a a a'
    const first = (length: number) => `We bake ${words} ${'b'.repeat(length - 9 - words.length)}`
    expect(first(42)).toHaveLength(42)
    expect(withShorterSentences(`${first(42)}, and ${GOES}.`)).toContain('. And')
    const behind = (length: number) => `it is ${'c'.repeat(length - 'and it is .'.length)}.`
    expect(withShorterSentences(`${BAKE} from the first day of May, and ${behind(25)}`)).toContain('. And')
    expect(withShorterSentences(`${BAKE} from the first day of May, and ${behind(24)}`)).not.toContain(
      '. And',
    )
  })

  it('takes and brings no word, and has nothing left to part', () => {
    const pieces = fc.array(fc.constantFrom(BAKE, GOES, '; ', ', and ', '. ', ' ', '\n', '“'), {
      maxLength: 10,
    })
    const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu)
    fc.assert(
      fc.property(pieces, parts => {
        const text = parts.join('')
        const parted = withShorterSentences(text)
        expect(wordsOf(parted)).toEqual(wordsOf(text))
        expect(sentencesOf(parted).length).toBeGreaterThanOrEqual(sentencesOf(text).length)
        expect(withShorterSentences(parted)).toBe(parted)
      }),
    )
  })
})
