import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenise } from './tokenise.ts'

describe('tokenise', () => {
  it('finds every word where it stands, in order and without overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZé9 .!?’\n“🔥-'), maxLength: 60 }), text => {
        const places = tokenise(text).flatMap(token => [token.start, token.end])
        const inOrder = places.every((place, at) => {
          const before = places[at - 1] ?? 0
          return at % 2 === 0 ? place >= before : place > before
        })
        return inOrder && (places.at(-1) ?? 0) <= text.length
      }),
    )
  })

  it('keeps contractions whole, whichever apostrophe is typed', () => {
    expect(tokenise("You don’t. We don't.").map(token => token.word)).toEqual(['you', "don't", 'we', "don't"])
  })

  it('reads hyphenated words as two', () => {
    expect(tokenise('fast-paced').map(token => token.word)).toEqual(['fast', 'paced'])
  })

  it('counts sentences by their ends and by line breaks, not by every full stop', () => {
    const sentences = tokenise('It cost £3.50. Really?\nYes').map(token => [token.word, token.sentence])
    expect(sentences).toEqual([
      ['it', 0],
      ['cost', 0],
      ['3', 0],
      ['50', 0],
      ['really', 1],
      ['yes', 2],
    ])
  })
})
