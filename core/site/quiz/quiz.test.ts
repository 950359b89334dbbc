import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import brandsDev from '../../brand/alignment/fixtures/brands-dev.json' with { type: 'json' }
import { readAnswer } from './read-answer.ts'
import {
  FOCUS_LABELS,
  focusNextSteps,
  focusStrength,
  QUIZ_FOCUSES,
  quizBand,
  quizMeaning,
} from './result-texts.ts'
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

const SCORED = [
  'business_type',
  'target_audience',
  'unique_value',
  'biggest_challenge',
  'content_struggle',
  'marketing_channels',
  'business_goals',
  'success_metrics',
] as const satisfies readonly (keyof QuizAnswers)[]
const everywhere = (answer: string): QuizAnswers =>
  Object.fromEntries(QUIZ_FIELDS.map(name => [name, answer]))

const terse: QuizAnswers = {
  business_type: 'Coach',
  target_audience: 'Burnt-out NHS nurses',
  unique_value: 'Ex-ward sister. 20 years of nights.',
  biggest_challenge: 'They never have time to read',
  content_struggle: 'Blank page',
  marketing_channels: 'Facebook groups, referrals',
  business_goals: '10 clients by June',
  success_metrics: '3 calls a week',
}

describe('scoreQuiz', () => {
  it('gives 0 for nothing, and nearly everything for what the examples say', () => {
    expect(scoreQuiz({})).toMatchObject({ score: 0, strengths: [], isReadable: false, sentence: null })
    expect(scoreQuiz(full).score).toBeGreaterThanOrEqual(85)
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
        expect(result.finding).toMatch(/^[A-Z].*[^.]$/)
        expect(scoreQuiz({ ...input })).toEqual(result)
      }),
    )
  })

  it('gives each question’s points with their reason, and they add up', () => {
    fc.assert(
      fc.property(answers, input => {
        const { score, points } = scoreQuiz(input)
        expect(points.map(each => each.field)).toEqual(SCORED)
        expect(points.reduce((sum, each) => sum + each.points, 0)).toBe(score)
        expect(points.reduce((sum, each) => sum + each.outOf, 0)).toBe(100)
        for (const each of points) {
          expect(each.reason).toMatch(/^(?:You|We) .*\.$/)
          expect(each.points === each.outOf).toBe(each.gap === null)
        }
      }),
    )
  })

  it.each([
    'asdf',
    'asdf '.repeat(80),
    'qwertz uiop jkl sdfg xcvb hjkl wert',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
    'test test test',
    '.',
    '12345',
    '🙂🙂🙂',
    'because because because because because because because',
    'the because of they and with or the my if for',
    'banana river stone cloud window green fast purple seven bottle curtain',
    'banana',
  ])('gives at most 20 for %j in every answer, and no number', nonsense => {
    const result = scoreQuiz(everywhere(nonsense))
    expect(result.score).toBeLessThanOrEqual(20)
    expect(result.isReadable).toBe(false)
    expect(result.strengths).toEqual([])
    expect(result.finding).toBe('We couldn’t read your answers')
  })

  it('gives at most 20 for nonsense of any length', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'bcdfghjklmnpqrstvwxz'),
      minLength: 3,
      maxLength: 9,
    })
    const nonsense = fc.array(letters, { minLength: 1, maxLength: 120 }).map(some => some.join(' '))
    fc.assert(
      fc.property(fc.array(nonsense, { minLength: 8, maxLength: 8 }), some => {
        const typed = Object.fromEntries(SCORED.map((name, at) => [name, some[at] ?? '']))
        expect(scoreQuiz(typed).score).toBeLessThanOrEqual(20)
      }),
    )
  })

  // A few in a hundred happen to stand in an order that English has, so the same ones are tried each time.
  const seed = 20_261_129

  it('gives hardly ever more than 20 for known words in no order', () => {
    const known = fc.constantFrom(
      ...'table river yellow engine happy mountain bread slowly window garden paper shoe eat sky door'.split(
        ' ',
      ),
      ...'winter cloud history green music road apple wall bird cold train letter the and of with'.split(' '),
      ...'because my they is under quick'.split(' '),
    )
    const salad = fc.array(known, { minLength: 8, maxLength: 60 }).map(some => some.join(' '))
    const scores = fc
      .sample(fc.array(salad, { minLength: 8, maxLength: 8 }), { numRuns: 100, seed })
      .map(some => scoreQuiz(Object.fromEntries(SCORED.map((name, at) => [name, some[at] ?? '']))).score)
    expect(scores.filter(score => score > 20).length).toBeLessThanOrEqual(5)
    expect(Math.max(...scores)).toBeLessThan(40)
  })

  it('gives seldom more than 20 for one to seven words that name things in no order', () => {
    const things = fc.constantFrom(
      ...'table river engine mountain bread window garden paper shoe door winter cloud green road apple wall'.split(
        ' ',
      ),
      ...'bird cold train letter bottle gravity lantern purple stone curtain violin tunnel orange copper'.split(
        ' ',
      ),
      ...'nurse market week help table yellow slowly happy eat sky'.split(' '),
    )
    const some = fc.array(things, { minLength: 1, maxLength: 7 }).map(words => words.join(' '))
    const results = fc
      .sample(fc.array(some, { minLength: 8, maxLength: 8 }), { numRuns: 300, seed })
      .map(typed => scoreQuiz(Object.fromEntries(SCORED.map((name, at) => [name, typed[at] ?? '']))))
    const above = results.filter(({ score }) => score > 20)
    expect(above.length / results.length).toBeLessThan(0.2)
  })

  it('believes an answer that only names a thing where the others say more, and a suggestion always', () => {
    const stateOf = (typed: QuizAnswers, name: keyof QuizAnswers) =>
      scoreQuiz(typed).points.find(each => each.field === name)?.state
    expect(stateOf(terse, 'content_struggle')).toBe('read')
    expect(stateOf({ content_struggle: terse.content_struggle ?? '' }, 'content_struggle')).toBe('unreadable')
    expect(stateOf({ business_type: 'Creative' }, 'business_type')).toBe('read')
  })

  it('reads what founders write', () => {
    const sentences = brandsDev.brands.flatMap(brand =>
      brand.on_brand.flatMap(post => post.split(/(?<=[.!?])\s+/).filter(text => text.split(' ').length >= 8)),
    )
    const unread = sentences.filter(text => readAnswer(text).state !== 'read')
    expect(unread.length / sentences.length).toBeLessThan(0.02)
  })

  const vague: QuizAnswers = {
    business_type: 'Business',
    target_audience:
      'People who want to improve their business and their life and get better results in everything they do',
    unique_value:
      'We are passionate about quality and offer the best service and unique solutions for all our customers, helping them to achieve their goals and grow',
    biggest_challenge: 'Marketing is a challenge for my business and I want to get better results from it',
    content_struggle: 'Making content that is really good and professional for my audience on every platform',
    marketing_channels: 'Online',
    business_goals: 'I want to grow my business and be more successful and help more people with my services',
    success_metrics:
      'More success and more growth for my business and better results for all of my customers',
  }

  it('puts short and specific above long and vague, in each question and together', () => {
    const [short, long] = [scoreQuiz(terse), scoreQuiz(vague)]
    expect(short.score).toBeGreaterThanOrEqual(75)
    expect(long.score).toBeLessThanOrEqual(40)
    const pairs = [
      ['target_audience', 'Dyslexic teenagers', vague.target_audience],
      ['target_audience', 'Brides over 50', vague.target_audience],
      ['unique_value', 'I fired 400 pots before I sold one', vague.unique_value],
      ['business_goals', 'Six brides by May', vague.business_goals],
      ['success_metrics', 'Two bookings a week', vague.success_metrics],
    ] as const
    for (const [name, specific, general] of pairs)
      expect(scoreQuiz({ [name]: specific }).score, specific).toBeGreaterThan(
        scoreQuiz({ [name]: general ?? '' }).score,
      )
  })

  it('gives nothing for length alone', () => {
    const filler = fc.constantFrom('really', 'very', 'and so on', 'everything', 'in every way', 'as well')
    fc.assert(
      fc.property(fc.constantFrom(...SCORED), fc.array(filler, { maxLength: 30 }), (name, more) => {
        const longer = { ...terse, [name]: [terse[name], ...more].join(' ') }
        expect(scoreQuiz(longer).score).toBeLessThanOrEqual(scoreQuiz(terse).score)
      }),
    )
  })

  it('never falls when an answer gets more specific', () => {
    const detail = fc.constantFrom(
      'I trained 40 nurses in Leeds.',
      'They told me so after three weeks.',
      'It never worked because nobody measured it.',
      'By June I want twelve regular clients.',
      'Potters, bakers and other makers.',
      'asdf qwer.',
    )
    const base = fc.constantFrom(full as QuizAnswers, terse, vague, {})
    fc.assert(
      fc.property(base, fc.constantFrom(...SCORED), detail, (input, name, more) => {
        const before = input[name] ?? ''
        const richer = { ...input, [name]: before === '' ? more : `${before}. ${more}` }
        expect(scoreQuiz(richer).score).toBeGreaterThanOrEqual(scoreQuiz(input).score)
      }),
    )
  })

  it('counts an answer once, however many questions it is pasted into', () => {
    const pasted = scoreQuiz(everywhere(String(full.unique_value)))
    expect(pasted.points.filter(each => each.state === 'repeated')).toHaveLength(7)
    expect(pasted.score).toBeLessThan(30)
  })

  it.each(['dog', 'Stone', 'nurses', 'Instagram', 'coach', 'sales'])(
    'gives at most 20 for the one word %j in every answer',
    word => {
      const result = scoreQuiz(everywhere(word))
      expect(result.score).toBeLessThanOrEqual(20)
      expect(result.isReadable).toBe(false)
      expect(result.strengths).toEqual([])
    },
  )

  it('reads an answer of one word twice only where it is one of the suggestions', () => {
    const twice = {
      biggest_challenge: 'Instagram',
      content_struggle: 'Instagram',
      marketing_channels: 'Instagram',
    }
    const states = scoreQuiz(twice).points.filter(({ field }) => field in twice)
    expect(states.map(({ state }) => state)).toEqual(['read', 'repeated', 'read'])
  })

  it('leaves answers open that are empty, however many are', () => {
    expect(new Set(scoreQuiz({}).points.map(({ state }) => state))).toEqual(new Set(['empty']))
    expect(new Set(scoreQuiz(everywhere('xq')).points.map(({ state }) => state))).toEqual(
      new Set(['unreadable']),
    )
  })

  it('never names as a strength what it names as the focus', () => {
    const written = fc.constantFrom(full as QuizAnswers, terse, vague)
    const some = fc
      .tuple(written, fc.subarray([...SCORED]))
      .map(([from, names]) => Object.fromEntries(names.map(name => [name, from[name]])))
    fc.assert(
      fc.property(some, input => {
        const { focus, strengths } = scoreQuiz(input)
        expect(strengths).not.toContain(focusStrength(focus))
      }),
    )
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

  it('says first what was found, differently for each gap', () => {
    const of = (target_audience: string) =>
      scoreQuiz({ ...terse, target_audience, biggest_challenge: 'I reach the wrong people' }).finding
    expect(of('Everyone who wants quality')).toBe('No one can tell yet who you’re for')
    expect(of('Nurses')).toBe('You say who you’re for, but not what they’re going through')
    expect(of('x')).toBe('No one can tell yet who you’re for')
  })

  it('quotes the founder’s sentence and shows it sharper', () => {
    expect(scoreQuiz(vague).sentence).toEqual({
      said: String(vague.target_audience),
      sharper: String(vague.target_audience),
      prompt: 'who exactly?',
    })
    expect(scoreQuiz(terse).sentence).toMatchObject({
      said: 'Ex-ward sister',
      prompt: 'why is that different?',
    })
    const whole = {
      ...full,
      target_audience: `Burnt-out nurses. ${full.target_audience}`,
      unique_value: `${full.unique_value}, with their spreadsheets open`,
    }
    expect(scoreQuiz(whole).sentence?.sharper).toBe(
      'For burnt-out nurses: I’ve hired 200 people myself, so I can tell my clients what the other side of the table thinks, with their spreadsheets open.',
    )
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
