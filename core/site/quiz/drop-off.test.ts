import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newlyAnsweredQuizSteps, quizDropOff } from './drop-off.ts'

describe('where quizzes end', () => {
  it('says at each step who came and who left', () => {
    const steps = quizDropOff(
      new Map([
        [1, 10],
        [2, 7],
        [3, 7],
      ]),
    )
    expect(steps).toHaveLength(10)
    expect(steps.slice(0, 4).map(({ reached, answered, left }) => [reached, answered, left])).toEqual([
      [10, 10, 0],
      [10, 7, 3],
      [7, 7, 0],
      [7, 0, 7],
    ])
    expect(steps[1]?.key).toBe('business_type')
  })

  it('never counts a step below nothing, whatever was counted', () => {
    const counts = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.nat()), { maxLength: 10 })
    fc.assert(
      fc.property(counts, pairs => {
        for (const { reached, answered, left } of quizDropOff(new Map(pairs))) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(reached).toBe(answered + left)
        }
      }),
    )
  })

  it('counts a step when it is answered for the first time, and all that came along from the device', () => {
    const first = { first_name: 'Maya' }
    expect(newlyAnsweredQuizSteps({}, first)).toEqual([1])
    expect(newlyAnsweredQuizSteps(first, { first_name: 'Mia' })).toEqual([])
    expect(
      newlyAnsweredQuizSteps(first, { ...first, business_type: 'Shop', target_audience: 'You' }),
    ).toEqual([2, 3])
  })
})
