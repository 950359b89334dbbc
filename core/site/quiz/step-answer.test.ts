import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstOpenQuizStep, quizStepToShow } from './schemas.ts'
import { joinStepAnswer, splitStepAnswer } from './step-answer.ts'
import { QUIZ_STEPS, type QuizStep } from './steps.ts'

const stepOf = (key: string): QuizStep => {
  const step = QUIZ_STEPS.find(each => each.key === key)
  if (!step) throw new Error(`no step ${key}`)
  return step
}

it('a choice is the suggestion pressed, unless own words were typed', () => {
  const step = stepOf('business_type')
  expect(joinStepAnswer(step, { picked: ['Agency'], typed: ' ' })).toBe('Agency')
  expect(joinStepAnswer(step, { picked: ['Agency'], typed: 'A bakery' })).toBe('A bakery')
  expect(joinStepAnswer(step, { picked: ['Hacking'], typed: '' })).toBe('')
})

it('several places become a list that the score counts', () => {
  const step = stepOf('marketing_channels')
  expect(joinStepAnswer(step, { picked: ['LinkedIn', 'Instagram'], typed: 'Fairs' })).toBe(
    'Instagram, LinkedIn, Fairs',
  )
})

it('a stored answer comes apart into what was ticked and what was typed', () => {
  expect(splitStepAnswer(stepOf('marketing_channels'), 'Instagram, LinkedIn, Fairs')).toEqual({
    picked: ['Instagram', 'LinkedIn'],
    typed: 'Fairs',
  })
  expect(splitStepAnswer(stepOf('business_type'), 'A bakery')).toEqual({ picked: [], typed: 'A bakery' })
  expect(splitStepAnswer(stepOf('first_name'), 'Ada')).toEqual({ picked: [], typed: 'Ada' })
})

it('what comes apart joins to the same answer again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...QUIZ_STEPS),
      fc.array(fc.nat(8), { maxLength: 4 }),
      fc.string(),
      (step, picks, typed) => {
        const picked = picks.flatMap(at => step.suggestions[at] ?? [])
        const answer = joinStepAnswer(step, { picked, typed }).trim()
        expect(joinStepAnswer(step, splitStepAnswer(step, answer))).toBe(answer)
      },
    ),
  )
})

it('nobody gets past a step that is not answered', () => {
  expect(quizStepToShow('7', {})).toBe(0)
  expect(quizStepToShow('7', { first_name: 'Ada', business_type: 'Agency' })).toBe(2)
  expect(quizStepToShow('1', { first_name: 'Ada', business_type: 'Agency' })).toBe(0)
  expect(quizStepToShow(null, { first_name: 'Ada' })).toBe(1)
  expect(quizStepToShow('x', { first_name: ' ' })).toBe(0)
  expect(quizStepToShow('0', {})).toBe(0)
})

it('a quiz answered in full stands at its last step', () => {
  const answers = Object.fromEntries(
    QUIZ_STEPS.flatMap(step => step.fields.map(field => [field, field === 'email' ? 'a@b.co' : 'words'])),
  )
  expect(firstOpenQuizStep(answers)).toBe(QUIZ_STEPS.length - 1)
})
