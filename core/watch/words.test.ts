import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText, holdsWord, passesWords, proposeExclusions, readWatchWords } from './words.ts'

it('reads words from lines and commas, each once', () => {
  expect(readWatchWords('Bread,  sour  dough\nbread\n,')).toEqual(['Bread', 'sour dough'])
})

it('finds whole words only, whatever their case and accents', () => {
  expect(holdsWord('The Café opens', 'cafe')).toBe(true)
  expect(holdsWord('Cafeteria', 'cafe')).toBe(false)
  expect(holdsWord('A sour-dough class', 'sour dough')).toBe(true)
  expect(holdsWord('Anything', '…')).toBe(false)
})

it('shows what holds a required word and no excluded one', () => {
  expect(passesWords('Bread at home', { required: ['bread'], excluded: [] })).toBe(true)
  expect(passesWords('Cake at home', { required: ['bread'], excluded: [] })).toBe(false)
  expect(passesWords('Bread webinar', { required: ['bread'], excluded: ['webinar'] })).toBe(false)
  expect(passesWords('Anything', { required: [], excluded: [] })).toBe(true)
})

it('never shows what holds an excluded word', () => {
  fc.assert(
    fc.property(fc.lorem(), fc.lorem({ maxCount: 1 }), (text, word) => {
      const shown = passesWords(`${text} ${word}`, { required: [], excluded: [word] })
      expect(shown).toBe(foldText(word) === '')
    }),
  )
})

it('proposes words that unwanted titles share, and none of those that were wanted', () => {
  const unwanted = ['Free webinar on hiring', 'Another webinar about payroll', 'Webinar: sourdough payroll']
  expect(
    proposeExclusions('Webinar: sourdough payroll', { unwanted, wanted: ['Sourdough at home'] }),
  ).toEqual(['webinar', 'payroll'])
  expect(proposeExclusions('Your week in news', { unwanted: [], wanted: [] })).toEqual([])
})
