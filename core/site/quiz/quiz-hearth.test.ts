import { describe, expect, it } from 'vitest'
import { quizHearth } from './quiz-hearth.ts'
import { scoreQuiz } from './score.ts'

const CLEAR = {
  business_type: 'Pottery',
  target_audience: 'Cafés in Leeds that serve twenty breakfasts a day and break a bowl a week',
  unique_value: 'Bowls that survive a dishwasher; I replace each one that chips within a year',
}
const hearthOf = (answers: object) => quizHearth(answers, scoreQuiz(answers).points)

describe('the fire on a quiz result', () => {
  it('is the same for the same answers and another for other ones', () => {
    expect(hearthOf(CLEAR)).toEqual(hearthOf({ ...CLEAR }))
    expect(hearthOf(CLEAR).seed).not.toBe(hearthOf({ ...CLEAR, business_type: 'Weaving' }).seed)
  })

  it('burns where an answer is clear, and are embers where there is none', () => {
    const { heights } = hearthOf({ target_audience: CLEAR.target_audience })
    expect(heights.audience).toBeGreaterThan(0)
    expect(heights).toMatchObject({ voice: 0, values: 0, emotion: 0 })
  })
})
