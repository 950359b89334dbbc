import { expect, it } from 'vitest'
import { ratedScores } from './rated-scores.ts'
import { scoreContent } from './score-content.ts'

const text = 'Honesty and patience at the wheel teach every potter here more than any book could.'

it('shows no number before there is a text or a brand, and none of a dimension the brand says nothing of', () => {
  const nothing = { voice: null, values: null, audience: null, emotion: null }
  expect(ratedScores(null)).toEqual(nothing)
  expect(ratedScores(scoreContent('', { core_values: ['honesty'] }))).toEqual(nothing)
  expect(ratedScores(scoreContent(text, {}))).toEqual(nothing)
  const { values } = scoreContent(text, { core_values: ['honesty', 'patience'] })
  expect(ratedScores(scoreContent(text, { core_values: ['honesty', 'patience'] }))).toEqual({
    ...nothing,
    values,
  })
})
