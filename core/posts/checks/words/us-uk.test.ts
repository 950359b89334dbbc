import { expect, it } from 'vitest'
import { US_TO_UK } from './us-uk.ts'

it.each([
  ['color', 'colour'],
  ['colors', 'colours'],
  ['colored', 'coloured'],
  ['coloring', 'colouring'],
  ['center', 'centre'],
  ['centers', 'centres'],
  ['centered', 'centred'],
  ['centering', 'centring'],
  ['organize', 'organise'],
  ['organizes', 'organises'],
  ['organized', 'organised'],
  ['organizer', 'organiser'],
  ['organizing', 'organising'],
  ['cataloged', 'catalogued'],
  ['diapers', 'nappies'],
  ['zip code', 'postcode'],
  ['parking lots', 'car parks'],
])('%s is %s', (american, british) => {
  expect(US_TO_UK.get(american)).toBe(british)
})

it.each([
  'colord',
  'colorr',
  'organizeed',
  'centerd',
  'centerr',
  'drugstored',
  'drugstorer',
  'organizeing',
  'diapering',
  'zip_code',
  '',
])('knows no word “%s”', word => {
  expect(US_TO_UK.has(word)).toBe(false)
})

it('puts words in the place of words, each another and none with a mark', () => {
  for (const [american, british] of US_TO_UK) {
    expect(american).toMatch(/^[a-z]+(?: [a-z]+)*$/)
    expect(british).toMatch(/^[a-z]+(?: [a-z]+)*$/)
    expect(british).not.toBe(american)
  }
})
