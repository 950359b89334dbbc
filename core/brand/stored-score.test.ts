import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortScore, shortScoreText, storedScoreText } from './stored-score.ts'

describe('a stored score in words', () => {
  it.each([
    [81, 'told', '81 out of 100'],
    [81, null, '81 out of 100'],
    [null, 'too_little', 'Can’t tell: too short'],
    [null, 'other_language', 'Can’t tell: another language'],
    [null, 'no_foundation', 'Can’t tell: no brand yet'],
    [null, null, 'Not scored yet'],
  ] as const)('%s, %s', (alignmentOverall, alignmentCertainty, text) => {
    expect(storedScoreText({ alignmentOverall, alignmentCertainty })).toBe(text)
  })

  it('is never empty, and gives no number where it can’t be told', () => {
    const scores = fc.record({
      alignmentOverall: fc.option(fc.integer({ min: 0, max: 100 })),
      alignmentCertainty: fc.constantFrom('told', 'too_little', 'other_language', 'no_foundation', null),
    })
    fc.assert(
      fc.property(scores, score => {
        const text = storedScoreText(score)
        const isTold = score.alignmentOverall !== null && (score.alignmentCertainty ?? 'told') === 'told'
        expect(/\d/.test(text)).toBe(isTold && text === `${score.alignmentOverall} out of 100`)
        expect(text).not.toBe('')
      }),
    )
  })
})

it('sends a number as such, and says the same of it', () => {
  const score = { alignmentOverall: 0, alignmentCertainty: 'told' } as const
  expect(shortScore(score)).toBe(0)
  expect(shortScoreText(shortScore(score))).toBe(storedScoreText(score))
  expect(shortScore({ alignmentOverall: null, alignmentCertainty: null })).toBe('Not scored yet')
})
