import { describe, expect, it } from 'vitest'
import { tokenise } from '../text/tokenise.ts'
import { avoidedPhrases, findAvoided } from './avoided.ts'

function avoidedIn(text: string, words_to_avoid: string | string[]): string[] {
  return findAvoided(text, tokenise(text), avoidedPhrases({ words_to_avoid })).map(hit =>
    text.slice(hit.start, hit.end),
  )
}

describe('words to avoid', () => {
  it('are found whatever their case, ending or the punctuation inside them', () => {
    expect(
      avoidedIn('CRUSH IT! No pain, no gain. Curated, curating.', ['crush it', 'no pain no gain', 'curate']),
    ).toEqual(['CRUSH IT', 'No pain, no gain', 'Curated', 'curating'])
  })

  it('are not found inside other words, nor as the base of a listed form', () => {
    expect(avoidedIn('A session of gifts and talents', ['sesh', 'gifted'])).toEqual([])
    expect(avoidedIn('obsession', ['session'])).toEqual([])
  })

  it('are found with their accents written as one letter or as two', () => {
    const [composed, decomposed] = ['Café', 'Cafe\u0301']
    expect(avoidedIn(`The ${decomposed} was full`, [composed])).toEqual([decomposed])
    expect(avoidedIn(`The ${composed} was full`, [decomposed])).toEqual([composed])
  })

  it('may be emoji or hold symbols, which then matter', () => {
    expect(avoidedIn('so 🔥 and 100% compliant', ['🔥', '100% compliant'])).toEqual(['🔥', '100% compliant'])
    expect(avoidedIn('100 compliant people', ['100% compliant'])).toEqual([])
  })

  it('with symbols are found in any case, beside letters that grow in lower case, and across any white space', () => {
    expect(avoidedIn('Our R&D in İstanbul', ['r&d'])).toEqual(['R&D'])
    expect(avoidedIn('Visit İSTANBUL & more', ['İstanbul & more'])).toEqual(['İSTANBUL & more'])
    expect(avoidedIn('now 50%\noff, or 50%\u00a0OFF', ['50% off'])).toEqual(['50%\noff', '50%\u00a0OFF'])
  })

  it('are read from a list or from a comma-joined text, without repeats', () => {
    expect(
      avoidedPhrases({ words_to_avoid: 'luxury, Luxury, must-have,' }).map(phrase => phrase.item),
    ).toEqual(['luxury', 'must-have'])
  })
})
