import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeSentiment } from './judge.ts'
import { feelingOf, isNegator, strengthOf } from './word-list.ts'

const judged = (text: string) => {
  const { sentiment, words } = judgeSentiment(text)
  return [sentiment, ...words.map(word => word.text)]
}

describe('sentiment', () => {
  it('comes from words, which are shown', () => {
    expect(judged('The bread is lovely and the staff friendly')).toEqual(['positive', 'lovely', 'friendly'])
    expect(judged('Overpriced, and the queue was awful')).toEqual(['negative', 'Overpriced', 'awful'])
    expect(judged('A beautiful shop with terrible parking')).toEqual(['mixed', 'beautiful', 'terrible'])
    expect(judged('Flour is milled on Tuesdays')).toEqual(['unknown'])
    expect(judged('')).toEqual(['unknown'])
  })

  it('is turned by what negates', () => {
    expect(judged('The course was not bad')).toEqual(['positive', 'not bad'])
    expect(judged('It was hardly good')).toEqual(['negative', 'hardly good'])
    expect(judged('The loaf isn’t very good')).toEqual(['negative', 'isn’t very good'])
    expect(judged("I don't recommend it")).toEqual(['negative', "don't recommend"])
    expect(judged('I can’t say that it is not bad, really')).toEqual(['positive', 'not bad'])
    expect(judged('Never disappointing')).toEqual(['positive', 'Never disappointing'])
    expect(judged('Not only good but cheerful')).toEqual(['positive', 'good'])
  })

  it('is turned only within the clause', () => {
    expect(judged('If not, brilliant')).toEqual(['positive', 'brilliant'])
    expect(judged('Not cheap but brilliant')).toEqual(['positive', 'brilliant'])
  })

  it('weighs how strongly', () => {
    const weight = (text: string) => judgeSentiment(text).words[0]?.weight ?? 0
    expect(weight('very good')).toBeGreaterThan(weight('good'))
    expect(weight('a bit slow')).toBeGreaterThan(weight('slow'))
    expect(weight('not bad')).toBeLessThan(weight('great'))
    expect(weight('not bad')).toBeGreaterThan(0)
  })

  it('is unknown exactly where no word decided, and every word shown stands in the text', () => {
    const word = fc.constantFrom(
      'good',
      'bad',
      'not',
      'very',
      'bread',
      'isn’t',
      '.',
      'but',
      'awful',
      'hardly',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), pieces => {
        const text = pieces.join(' ')
        const { sentiment, words } = judgeSentiment(text)
        expect(sentiment === 'unknown').toBe(words.length === 0)
        for (const each of words) expect(text).toContain(each.text)
      }),
    )
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => void judgeSentiment(text)))
  })
})

describe('the word list', () => {
  it('has no word on both sides, and none that turns or strengthens', () => {
    for (const word of ['good', 'love', 'recommend', 'lovely', 'brilliant'])
      expect(feelingOf(word)).toBeGreaterThan(0)
    for (const word of ['bad', 'awful', 'rude', 'disappointing', 'overpriced'])
      expect(feelingOf(word)).toBeLessThan(0)
    for (const word of ['not', 'hardly', 'isnt', 'never'])
      expect([isNegator(word), feelingOf(word)]).toEqual([true, 0])
    for (const word of ['very', 'bit', 'extremely'])
      expect([strengthOf(word) === 1, feelingOf(word)]).toEqual([false, 0])
  })
})
