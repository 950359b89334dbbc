import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FOCUS_LABELS, focusNextSteps, QUIZ_FOCUSES, quizBand, quizMeaning } from './result-texts.ts'
import { QUIZ_STEP_SCHEMAS, quizSchema, readQuizAnswers } from './schemas.ts'
import { scoreQuiz } from './score.ts'
import { QUIZ_FIELDS, QUIZ_STEPS, type QuizAnswers } from './steps.ts'

const full = Object.fromEntries(
  QUIZ_STEPS.flatMap(step => step.fields.map(field => [field, step.placeholder])),
)
const field = fc.constantFrom(...QUIZ_FIELDS)
const phrase = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        'because',
        'clients',
        'who',
        '12',
        'Instagram',
        ',',
        'and',
        'time',
        'stand out',
        'x',
        '\n',
        'goals',
      ),
      { maxLength: 25 },
    )
    .map(words => words.join(' ')),
)
const answers: fc.Arbitrary<QuizAnswers> = fc.dictionary(field, phrase)

describe('the quiz', () => {
  it('has ten steps that ask for each of the eleven fields once', () => {
    expect(QUIZ_STEPS).toHaveLength(10)
    expect(QUIZ_STEPS.flatMap(step => step.fields).sort()).toEqual([...QUIZ_FIELDS].sort())
    expect(new Set(QUIZ_FIELDS).size).toBe(11)
    for (const step of QUIZ_STEPS) {
      expect(step.fields[0]).toBe(step.key)
      for (const words of [step.question, step.help, step.placeholder]) expect(words).not.toBe('')
    }
  })
})

describe('scoreQuiz', () => {
  it('gives 0 for nothing and 100 for rich answers', () => {
    expect(scoreQuiz({})).toMatchObject({ score: 0, strengths: [] })
    const rich =
      'Twelve founders who want to leave agency work because they are tired of pitching, so that by June 2027 they have four clients each'
    const best = {
      ...full,
      ...Object.fromEntries(QUIZ_FIELDS.map(name => [name, `${rich}, one, two, three`])),
    }
    expect(scoreQuiz(best).score).toBe(100)
  })

  it('counts neither the name nor the company nor the address', () => {
    expect(scoreQuiz({ first_name: 'Ada', company_name: 'Looms', email: 'ada@example.com' }).score).toBe(0)
  })

  it('stays between 0 and 100 in whole points, with three next steps, and always says the same', () => {
    fc.assert(
      fc.property(answers, input => {
        const result = scoreQuiz(input)
        expect(Number.isInteger(result.score) && result.score >= 0 && result.score <= 100).toBe(true)
        expect(result.nextSteps).toHaveLength(3)
        expect(Object.values(FOCUS_LABELS)).toContain(result.primaryChallenge)
        expect(scoreQuiz({ ...input })).toEqual(result)
      }),
    )
  })

  it('never falls when an answer gets richer', () => {
    fc.assert(
      fc.property(
        answers,
        field,
        phrase,
        fc.constantFrom('', ' ', ', ', '\n'),
        (input, name, more, between) => {
          const before = input[name] ?? ''
          const richer = { ...input, [name]: `${before}${between}${more}` }
          expect(scoreQuiz(richer).score).toBeGreaterThanOrEqual(scoreQuiz(input).score)
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('rises with what a real founder adds', () => {
    const short = scoreQuiz({ target_audience: 'Women' }).score
    const longer = scoreQuiz({ target_audience: 'Women going back to work' }).score
    const long = scoreQuiz({ target_audience: QUIZ_STEPS[2]?.placeholder ?? '' }).score
    expect(short).toBeLessThan(longer)
    expect(longer).toBeLessThan(long)
  })

  it('listens to what the founder calls the trouble', () => {
    const focusOf = (biggest_challenge: string) => scoreQuiz({ ...full, biggest_challenge }).focus
    expect(focusOf('My posts never stand out, I look generic and cannot explain what I do')).toBe('message')
    expect(scoreQuiz({ ...full, target_audience: '', content_struggle: 'x' }).focus).toBe('audience')
    expect(
      scoreQuiz({ ...full, marketing_channels: 'Instagram', content_struggle: 'The algorithm hides me' })
        .focus,
    ).toBe('channels')
  })

  it('survives whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), input => {
        expect(scoreQuiz(input as QuizAnswers).nextSteps).toHaveLength(3)
      }),
    )
  })
})

describe('the result', () => {
  it('differs by band and by focus', () => {
    const steps = QUIZ_FOCUSES.flatMap(focus =>
      (['starting', 'shaping', 'sharpening'] as const).map(band => focusNextSteps(focus, band).join('|')),
    )
    expect(new Set(steps).size).toBe(15)
    const meanings = [10, 50, 90].flatMap(score =>
      QUIZ_FOCUSES.map(focus => JSON.stringify(quizMeaning(score, focus))),
    )
    expect(new Set(meanings).size).toBe(15)
  })

  it.each([
    [0, 'starting'],
    [39, 'starting'],
    [40, 'shaping'],
    [69, 'shaping'],
    [70, 'sharpening'],
    [100, 'sharpening'],
  ])('a score of %d is %s', (score, band) => {
    expect(quizBand(score)).toBe(band)
  })
})

describe('the quiz forms', () => {
  it('accept the whole quiz and clean it', () => {
    const parsed = v.parse(quizSchema, { ...full, first_name: ' Ada<script> ', email: ' Ada@Example.com' })
    expect(parsed.first_name).toBe('Ada')
    expect(parsed.email).toBe('ada@example.com')
  })

  it('ask for every field but the company', () => {
    const result = v.safeParse(quizSchema, {})
    const missing = result.success
      ? []
      : Object.keys(v.flatten<typeof quizSchema>(result.issues).nested ?? {})
    expect(missing.sort()).toEqual(QUIZ_FIELDS.filter(name => name !== 'company_name').sort())
  })

  it('check a step by its own fields only', () => {
    QUIZ_STEPS.forEach((step, index) => {
      const schema = QUIZ_STEP_SCHEMAS[index]
      if (!schema) throw new Error('a step without a schema')
      expect(v.safeParse(schema, { [step.key]: step.kind === 'email' ? 'a@b.c' : 'words' }).success).toBe(
        true,
      )
      expect(v.safeParse(schema, { [step.key]: ' ' }).success).toBe(false)
    })
  })

  it('read stored answers without believing them', () => {
    expect(
      readQuizAnswers({ first_name: ' Ada ', email: 7, other: 'x', unique_value: 'x'.repeat(3000) }),
    ).toEqual({
      first_name: 'Ada',
    })
    for (const bad of [null, 'x', undefined, []]) expect(readQuizAnswers(bad)).toEqual({})
  })
})
