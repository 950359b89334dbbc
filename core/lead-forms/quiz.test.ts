import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { quizFields } from './fields.ts'
import {
  OUTCOME_KEYS,
  outcomeText,
  pointsRange,
  QUIZ_ANSWERS,
  QUIZ_KEYS,
  type Quiz,
  SCORINGS,
  scoreAnswers,
} from './quiz.ts'
import { quizSettingsSchema, typedQuiz } from './quiz-settings.ts'
import { filledInText, freeTexts, submissionSchema } from './submission.ts'

const BREAD: Quiz = {
  scoring: 'points',
  questions: [
    {
      key: 'z1',
      label: 'How often do you bake?',
      answers: [
        { label: 'Never', points: 0, outcome: 'r1' },
        { label: 'On Sundays', points: 5, outcome: 'r2' },
        { label: 'Every day', points: 10, outcome: 'r2' },
      ],
    },
    {
      key: 'z2',
      label: 'For whom?',
      answers: [
        { label: 'Myself', points: 0, outcome: 'r1' },
        { label: 'Friends', points: 3, outcome: 'r2' },
      ],
    },
  ],
  outcomes: [
    { key: 'r2', title: 'Ready to sell', text: 'Begin with a stall.', offerId: null, from: 8 },
    { key: 'r1', title: 'Begin with one loaf', text: '', offerId: null, from: 1 },
  ],
}
const answered = (z1: string, z2: string) => [
  { key: 'z1', label: '', answer: z1 },
  { key: 'z2', label: '', answer: z2 },
]

/** A quiz as a founder could have saved it. */
const quizzes: fc.Arbitrary<Quiz> = fc
  .record({
    scoring: fc.constantFrom(...SCORINGS),
    outcomes: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom(...OUTCOME_KEYS),
        title: fc.stringMatching(/^[a-z]{1,20}$/),
        text: fc.stringMatching(/^[a-z]{0,20}$/),
        offerId: fc.option(fc.uuid()),
        from: fc.nat(600),
      }),
      { minLength: 1, maxLength: 4, selector: ({ key }) => key },
    ),
  })
  .filter(({ outcomes }) => new Set(outcomes.map(({ from }) => from)).size === outcomes.length)
  .chain(({ scoring, outcomes }) => {
    const sorted = outcomes.toSorted((a, b) => a.key.localeCompare(b.key))
    const answer = fc.record({
      label: fc.stringMatching(/^[a-z]{1,20}$/),
      points: fc.nat(100),
      outcome: fc.constantFrom(...sorted.map(({ key }) => key)),
    })
    const question = fc.record({
      key: fc.constantFrom(...QUIZ_KEYS),
      label: fc.stringMatching(/^[a-z]{1,20}$/),
      answers: fc.uniqueArray(answer, {
        minLength: QUIZ_ANSWERS.least,
        maxLength: QUIZ_ANSWERS.most,
        selector: ({ label }) => label,
      }),
    })
    const questions = fc.uniqueArray(question, { minLength: 1, maxLength: 6, selector: ({ key }) => key })
    return questions.map(asked => ({
      scoring,
      questions: asked.toSorted((a, b) => a.key.localeCompare(b.key)),
      outcomes: sorted,
    }))
  })

describe('what comes of a quiz', () => {
  it('is the result that the points reach, and the lowest where they reach none', () => {
    expect(scoreAnswers(BREAD, answered('Never', 'Myself'))).toEqual({
      key: 'r1',
      title: 'Begin with one loaf',
      points: 0,
    })
    expect(scoreAnswers(BREAD, answered('On Sundays', 'Friends'))).toMatchObject({ key: 'r2', points: 8 })
    expect(scoreAnswers(BREAD, answered('On Sundays', 'Myself'))).toMatchObject({ key: 'r1', points: 5 })
    expect(pointsRange(BREAD.questions)).toEqual({ least: 0, most: 13 })
  })

  it('is the result of most answers otherwise, and of equals the first', () => {
    const quiz: Quiz = { ...BREAD, scoring: 'outcomes' }
    expect(scoreAnswers(quiz, answered('Never', 'Myself'))).toEqual({
      key: 'r1',
      title: 'Begin with one loaf',
      points: null,
    })
    expect(scoreAnswers(quiz, answered('Never', 'Friends'))).toMatchObject({ key: 'r2' })
    expect(scoreAnswers(quiz, [])).toBeNull()
    expect(scoreAnswers({ ...quiz, outcomes: [] }, answered('Never', 'Myself'))).toBeNull()
  })

  it('is one of its own results whenever it is answered, and more points never lead to an earlier one', () => {
    fc.assert(
      fc.property(quizzes, fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }), (quiz, picks) => {
        const answers = quiz.questions.map(({ key, answers: offered }, at) => ({
          key,
          label: '',
          answer: offered[(picks[at] ?? 0) % offered.length]?.label ?? '',
        }))
        const outcome = scoreAnswers(quiz, answers)
        expect(quiz.outcomes.map(({ key }) => key)).toContain(outcome?.key)
        expect(scoreAnswers(quiz, answers.toReversed())).toEqual(outcome)
        if (quiz.scoring !== 'points' || !outcome) return
        const { least, most } = pointsRange(quiz.questions)
        expect(outcome.points).toBeGreaterThanOrEqual(least)
        expect(outcome.points).toBeLessThanOrEqual(most)
        const best = quiz.questions.map(({ key, answers: offered }) => ({
          key,
          answer: offered.toSorted((a, b) => b.points - a.points)[0]?.label ?? '',
        }))
        const from = (key: string | undefined) => quiz.outcomes.find(each => each.key === key)?.from ?? 0
        expect(from(scoreAnswers(quiz, best)?.key)).toBeGreaterThanOrEqual(from(outcome.key))
      }),
    )
  })

  it('counts nothing of what is no answer of it', () => {
    fc.assert(
      fc.property(quizzes, fc.string(), (quiz, words) => {
        const none = scoreAnswers(quiz, [{ key: 'z9', answer: words }])
        expect(none).toEqual(scoreAnswers(quiz, []))
      }),
    )
  })
})

describe('the answers to a quiz', () => {
  const fields = quizFields(BREAD.questions)
  const SENT = { email: 'jo@example.test', z1: 'Every day', z2: 'Friends' }

  it('are read with the questions as they were asked, and none is free text', () => {
    const read = safeParse(submissionSchema(fields, ''), SENT)
    if (!read.success) throw new Error('The answers were refused')
    expect(read.output.answers).toEqual([
      { key: 'z1', label: 'How often do you bake?', answer: 'Every day' },
      { key: 'z2', label: 'For whom?', answer: 'Friends' },
    ])
    expect(freeTexts(read.output, fields)).toEqual([])
    const outcome = scoreAnswers(BREAD, read.output.answers)
    expect(outcome && outcomeText(outcome)).toBe('Ready to sell (13 points)')
    expect(filledInText('Bread quiz', read.output.answers, outcome).split('\n')).toEqual([
      'Filled in “Bread quiz”',
      'Result: Ready to sell (13 points)',
      'How often do you bake?: Every day',
      'For whom?: Friends',
    ])
    expect(outcomeText({ key: 'r1', title: 'One', points: 1 })).toBe('One (1 point)')
    expect(outcomeText({ key: 'r1', title: 'One', points: null })).toBe('One')
  })

  it('are refused where one is missing or none of those offered', () => {
    const wrong = (over: Record<string, unknown>) =>
      (safeParse(submissionSchema(fields, ''), { ...SENT, ...over }).issues ?? []).map(
        issue => issue.path?.[0]?.key,
      )
    expect(wrong({ z1: undefined })).toEqual(['z1'])
    expect(wrong({ z2: 'Strangers' })).toEqual(['z2'])
  })
})

describe('the form of a quiz', () => {
  it('gives back what is stored', () => {
    fc.assert(
      fc.property(quizzes, quiz => {
        const read = safeParse(quizSettingsSchema, { version: '3', ...typedQuiz(quiz) })
        expect(read.issues).toBeUndefined()
        expect(read.output).toEqual({ version: 3, ...quiz })
      }),
    )
  })

  it('says beside the field what is missing or wrong', () => {
    const wrong = (over: Record<string, string>) =>
      (safeParse(quizSettingsSchema, { ...typedQuiz(BREAD), ...over }).issues ?? []).map(
        ({ path, message }) => [path?.[0]?.key, message],
      )
    expect(wrong({})).toEqual([])
    expect(safeParse(quizSettingsSchema, {}).issues?.map(({ path }) => path?.[0]?.key)).toEqual([
      'z1Label',
      'r1Title',
    ])
    expect(wrong({ z2Label: '' })).toEqual([['z2Label', 'Enter the question to these answers']])
    expect(wrong({ z2a2Text: '' })).toEqual([['z2a2Text', 'Enter at least two answers']])
    expect(wrong({ z1a2Text: 'Never' })).toEqual([['z1a2Text', 'This answer is there already']])
    expect(wrong({ z1a2Points: '101' })).toEqual([['z1a2Points', 'Enter a whole number from 0 to 100']])
    expect(wrong({ z1a2Points: '-1' })).toEqual([['z1a2Points', 'Enter a whole number from 0 to 100']])
    expect(wrong({ r2From: '1' })).toEqual([['r2From', 'Another result begins there already']])
    expect(wrong({ r1From: 'two' })).toEqual([['r1From', 'Enter a whole number from 0 to 600']])
    expect(wrong({ r3Text: 'Words without a title' })).toEqual([['r3Title', 'Enter a title for the result']])
    // What isn’t seen with the other way of counting is no reason to refuse.
    expect(wrong({ scoring: 'outcomes', z1a2Points: 'x' })).toEqual([])
    expect(wrong({ scoring: 'outcomes', z1a2Outcome: 'r4' })).toEqual([
      ['z1a2Outcome', 'Choose a result that has a title'],
    ])
    expect(wrong({ z1a2Outcome: 'r4' })).toEqual([])
  })

  it('is never taken with more than it may hold, whatever is typed', () => {
    const names = Object.keys(typedQuiz(BREAD))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), typed => {
        const read = safeParse(quizSettingsSchema, { ...typedQuiz(BREAD), ...typed })
        if (!read.success) return
        expect(read.output.outcomes.length).toBeGreaterThan(0)
        for (const { answers } of read.output.questions) {
          expect(answers.length).toBeGreaterThanOrEqual(QUIZ_ANSWERS.least)
          expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length)
          expect(answers.every(({ points }) => Number.isInteger(points) && points >= 0)).toBe(true)
        }
        expect(safeParse(quizSettingsSchema, { ...typedQuiz(read.output) }).success).toBe(true)
      }),
    )
  })
})
