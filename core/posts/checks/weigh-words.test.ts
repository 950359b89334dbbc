import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreContent } from '../../brand/alignment/score-content.ts'
import { weighWords } from './weigh-words.ts'

const foundation = {
  brand_heart_problem: 'Bakers lose sleep over their books and nobody talks to them plainly',
  core_values: ['honesty', 'patience', 'plain language'],
  dream_client: 'Bakers who open their first shop and fear the tax office',
  brand_personality: 'warm-expert',
  words_to_avoid: ['leverage'],
  offer_description: 'Bookkeeping for bakers, one evening a month',
}
const TEXT =
  'A baker rang me at six in the morning, afraid of a letter from the tax office. We leverage plain language and honesty. She owed forty pounds, and one evening a month is all her books needed.'
const brand = { foundation, history: [] }
const { matches, overall } = scoreContent(TEXT, foundation)
const on = (words: string) =>
  matches.filter(({ start, end }) => TEXT.slice(start, end).toLowerCase().includes(words))

describe('the words of a text are weighed', () => {
  it('what the brand avoids takes points, and has a plainer word', () => {
    const { weights, swap } = weighWords(TEXT, on('leverage'), brand)
    expect(weights[0]?.points).toBeLessThan(0)
    expect(swap).toMatchObject({ instead: 'use', before: overall })
    expect(TEXT.slice(swap?.start, swap?.end)).toBe('leverage')
    expect(swap?.after).toBeGreaterThan(overall)
  })

  it('what the brand stands for gives points, and is not to be swapped', () => {
    const { weights, swap } = weighWords(TEXT, on('honesty'), brand)
    expect(weights[0]?.points).toBeGreaterThan(0)
    expect(swap).toBeNull()
  })

  it('offers no wording of a check that is switched off', () => {
    expect(weighWords(TEXT, on('leverage'), { ...brand, off: ['sameness'] }).swap).toBeNull()
  })

  it('tells no points of a text that has no score', () => {
    const short = 'We leverage bread.'
    const found = scoreContent(short, foundation).matches
    const { weights } = weighWords(short, found, brand)
    expect(weights.length).toBeGreaterThan(0)
    expect(weights.every(({ points }) => points === null)).toBe(true)
  })

  it('never says that praise takes points, or that what hurts gives some', () => {
    const sentences = TEXT.split(/(?<=\.) /)
    fc.assert(
      fc.property(fc.shuffledSubarray(sentences, { minLength: 1 }), chosen => {
        const text = chosen.join(' ')
        const found = scoreContent(text, foundation).matches
        for (const { match, points } of weighWords(text, found, brand).weights)
          if (points !== null) expect(points > 0).toBe(match.effect === 'raises')
      }),
      { numRuns: 10 },
    )
  })
})
