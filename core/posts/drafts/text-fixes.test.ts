import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../checks/sentences.ts'
import { putRight, trimmed, withBritishSpelling, withoutSentences, withoutUnwanted } from './text-fixes.ts'

const FOUNDATION = { words_to_avoid: ['hustle'] }

describe('a text without some of its sentences', () => {
  const without = (text: string, ...places: number[]) => {
    const sentences = sentencesOf(text)
    return withoutSentences(
      text,
      sentences.filter((_, at) => places.includes(at)),
    )
  }

  it.each([
    ['One is. Two is. Three is.', [1], 'One is. Three is.'],
    ['One is. Two is. Three is.', [0, 2], 'Two is.'],
    ['One is. Two is.', [0, 1], ''],
    ['One is.\n\nTwo is.\n\nThree is.', [1], 'One is.\n\nThree is.'],
    ['One is. \n Two is. \n\n\n\nThree is.', [0], 'Two is.\n\nThree is.'],
    ['One is.\n  Two is.\t\nThree is.', [0], 'Two is.\nThree is.'],
    ['One \t is  here. Two is.', [1], 'One is here.'],
  ])('%j without %j is %j', (text, places, rest) => {
    expect(without(text, ...places)).toBe(rest)
  })

  it('takes the emoji behind a sentence with it, and no word', () => {
    expect(without('One is. Two is. 🎉🎉 ❤️ Three is.', 1)).toBe('One is. Three is.')
    expect(without('One is. Two is.🎉\nThree is.', 1)).toBe('One is.\nThree is.')
    expect(without('One is. Two is.\n🎉 Three is.', 1)).toBe('One is.\n🎉 Three is.')
    expect(without('One is. Two is. 👩‍👧 Three is.', 1)).toBe('One is. Three is.')
  })

  it('is the text as it was, white space and all, when none go', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(without(text)).toBe(text)
      }),
    )
    expect(without(' One  is. \n')).toBe(' One  is. \n')
  })
})

describe('British spelling', () => {
  it.each([
    ['An organization of color.', 'An organisation of colour.'],
    ['Colors, an odor and an airplane.', 'Colours, an odour and an aeroplane.'],
    ['The man organized it.', 'The man organised it.'],
    // An article that would not fit any more keeps the word as it is.
    ['A eggplant, an eggplant, the eggplant.', 'A eggplant, an aubergine, the aubergine.'],
    ['An mold, A mold.', 'An mold, A mould.'],
    ['It is a estrogen.', 'It is a estrogen.'],
  ])('%j is %j', (american, british) => {
    expect(withBritishSpelling(american)).toBe(british)
  })
})

describe('sentences that are not wanted', () => {
  it.each([
    ['Hustle on. Bake bread.', 'Bake bread.'],
    ['Let that sink in. Bake bread.', 'Bake bread.'],
    // A figure, an address or somebody’s words stay.
    ['Hustle for 3 days. Bake.', 'Hustle for 3 days. Bake.'],
    ['“Hustle” is a word. Bake.', '“Hustle” is a word. Bake.'],
    ['We "hustle" more. Bake.', 'We "hustle" more. Bake.'],
    ['Hustle at www.example.com now. Bake.', 'Hustle at www.example.com now. Bake.'],
    ['Hustle at https://example.com now. Bake.', 'Hustle at https://example.com now. Bake.'],
    // Never all of them.
    ['Hustle. Hustle more.', 'Hustle. Hustle more.'],
    ['', ''],
  ])('%j becomes %j', (text, rest) => {
    expect(withoutUnwanted(text, FOUNDATION)).toBe(rest)
  })
})

describe('putting right', () => {
  it('says worn words plainly, parts long sentences and leaves out what is not wanted', () => {
    const long =
      'We leverage the oven from four in the morning until noon; it bakes all of the bread that we sell in the shop and the rolls for the school too.'
    expect(putRight(`${long} Hustle on. Let that sink in.`, FOUNDATION)).toBe(
      'We use the oven from four in the morning until noon. It bakes all of the bread that we sell in the shop and the rolls for the school too.',
    )
  })

  it('looks at every sentence of a long post, and leaves white space as it stands', () => {
    const text = `  ${'We leverage it.\n\n'.repeat(100)}`
    expect(putRight(text, {})).toBe(text.replaceAll('leverage', 'use'))
  })
})

it('a trimmed text has no word of its own', () => {
  expect(trimmed('In order to keep it, oil our world-class table. We leverage it.')).toBe(
    'To keep it, oil our table. We leverage it.',
  )
})
