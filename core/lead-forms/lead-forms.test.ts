import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../shared/time.ts'
import { quizPart, readFormAddress, readOfferChoice, readOpenQuestion } from './address.ts'
import { FIRST_FIELDS, type FormField, QUESTION_LIMITS, readOptions } from './fields.ts'
import { QUIZ_KEYS } from './quiz.ts'
import { formSettingsSchema, typedFields } from './settings.ts'
import {
  comparedText,
  countLinks,
  LINKS_MOST,
  PACE,
  REPEATS_MOST,
  SPAM_REASONS,
  spamReasons,
} from './spam.ts'
import { freeTexts, submissionSchema, TRAP } from './submission.ts'

const PERSON = { ageMs: 20_000, trap: '', texts: ['I would like to bake bread with my team'], repeats: 0 }

describe('what is taken for spam', () => {
  it('is said with every reason', () => {
    expect(spamReasons(PERSON)).toEqual([])
    expect(spamReasons({ ...PERSON, ageMs: null })).toEqual(['no_stamp'])
    expect(spamReasons({ ...PERSON, ageMs: 2_999 })).toEqual(['too_quick'])
    expect(spamReasons({ ...PERSON, ageMs: 3_000 })).toEqual([])
    expect(spamReasons({ ...PERSON, ageMs: DAY_MS, trap: 'https://spam.test' })).toEqual(['trap'])
    const links = 'https://a.test www.b.test <a href=x>c</a> [url=d]d[/url]'
    expect(countLinks([links])).toBe(4)
    expect(spamReasons({ ...PERSON, texts: [links] })).toEqual(['many_links'])
    expect(spamReasons({ ...PERSON, repeats: 2 })).toEqual(['repeated'])
    expect(spamReasons({ ...PERSON, texts: ['Yes please'], repeats: 9 })).toEqual([])
  })

  it('never comes of a person’s pace with few links and a text of their own, and of each sign alone it does', () => {
    const text = fc
      .string({ minLength: 0, maxLength: 300 })
      .filter(words => countLinks([words]) <= LINKS_MOST)
    fc.assert(
      fc.property(fc.integer({ min: PACE.leastMs, max: PACE.mostMs }), text, (ageMs, words) => {
        const signs = { ageMs, trap: '', texts: [words], repeats: REPEATS_MOST - 1 }
        expect(spamReasons(signs)).toEqual([])
        expect(spamReasons({ ...signs, trap: 'x' })).toEqual(['trap'])
        expect(spamReasons({ ...signs, ageMs: null })).toEqual(['no_stamp'])
        expect(spamReasons({ ...signs, ageMs: PACE.leastMs - 1 })).toEqual(['too_quick'])
        const full = `${words} ${'http://x '.repeat(LINKS_MOST + 1)}`
        expect(spamReasons({ ...signs, texts: [full] })).toContain('many_links')
      }),
    )
  })

  it('adds reasons and never takes one away, each of them once', () => {
    const signs = fc.record({
      ageMs: fc.option(fc.integer({ min: 0, max: PACE.mostMs })),
      trap: fc.constantFrom('', 'x'),
      texts: fc.array(fc.string({ maxLength: 60 }), { maxLength: 4 }),
      repeats: fc.nat(5),
    })
    fc.assert(
      fc.property(signs, sent => {
        const reasons = spamReasons(sent)
        expect(new Set(reasons).size).toBe(reasons.length)
        expect(reasons.every(reason => SPAM_REASONS.includes(reason))).toBe(true)
        const worse = spamReasons({ ...sent, trap: 'x', texts: [...sent.texts, 'http://x '.repeat(4)] })
        expect(worse).toEqual(expect.arrayContaining(reasons))
      }),
    )
  })

  it('compares texts without their spacing and signs', () => {
    expect(comparedText(['Buy now!  Cheap—watches'])).toBe(comparedText(['buy NOW cheap', 'watches.']))
    fc.assert(
      fc.property(fc.string(), words => {
        expect(comparedText([comparedText([words])])).toBe(comparedText([words]))
      }),
    )
  })
})

const QUESTIONS: readonly FormField[] = [
  ...FIRST_FIELDS,
  { key: 'q2', kind: 'choice', label: 'How many?', isRequired: true, options: ['One', 'Many'] },
]
const SENT = { name: 'Jo Blake', email: ' Jo@Example.test ', q1: 'A day of bread', q2: 'Many' }

describe('what a visitor sends', () => {
  it('is read with the questions as they were asked', () => {
    const read = safeParse(submissionSchema(QUESTIONS, 'Yes, email me'), {
      ...SENT,
      consent: 'on',
      via: 'why-k7m2',
    })
    expect(read.output).toEqual({
      name: 'Jo Blake',
      email: 'jo@example.test',
      phone: '',
      company: '',
      told: '',
      answers: [
        { key: 'q1', label: 'What would you like help with?', answer: 'A day of bread' },
        { key: 'q2', label: 'How many?', answer: 'Many' },
      ],
      mayMail: true,
      trap: '',
      stamp: '',
      via: 'why-k7m2',
    })
  })

  it('is refused beside the field: no email, no name, a choice that is none, a field that was not asked for is left', () => {
    const schema = submissionSchema(QUESTIONS, '')
    const wrong = (over: Record<string, unknown>) =>
      (safeParse(schema, { ...SENT, ...over }).issues ?? []).map(issue => issue.path?.[0]?.key)
    expect(wrong({ email: 'jo' })).toEqual(['email'])
    expect(wrong({ name: '' })).toEqual(['name'])
    expect(wrong({ name: 'www.spam.test' })).toEqual(['name'])
    expect(wrong({ q2: 'Three' })).toEqual(['q2'])
    expect(wrong({ q2: undefined })).toEqual(['q2'])
    const read = safeParse(schema, { ...SENT, phone: '0117 496 0000', consent: 'on', via: '../x' })
    expect(read.output).toMatchObject({ phone: '', mayMail: false, via: null })
  })

  it('is never taken without an email and what is required, and holds no question that was not asked', () => {
    const typed = fc.dictionary(
      fc.constantFrom('name', 'email', 'q1', 'q2', 'q3', TRAP, 'via', 'consent'),
      fc.string(),
    )
    fc.assert(
      fc.property(typed, sent => {
        const read = safeParse(submissionSchema(QUESTIONS, ''), sent)
        if (!read.success) return
        expect(read.output.email).toContain('@')
        expect(read.output.name).not.toBe('')
        expect(read.output.answers.every(({ key }) => key === 'q1' || key === 'q2')).toBe(true)
        expect(freeTexts(read.output, QUESTIONS)).not.toContain('Many')
      }),
    )
  })
})

describe('the settings of a form', () => {
  const label = fc.string({ minLength: 1, maxLength: 40 }).filter(text => /^[a-z]+$/i.test(text))
  const field = (key: string): fc.Arbitrary<FormField> =>
    fc.oneof(
      fc.record({
        key: fc.constant(key),
        kind: fc.constantFrom('line' as const, 'text' as const),
        label,
        isRequired: fc.boolean(),
        options: fc.constant([]),
      }),
      fc.record({
        key: fc.constant(key),
        kind: fc.constant('choice' as const),
        label,
        isRequired: fc.boolean(),
        options: fc.uniqueArray(label, { minLength: 2, maxLength: 5 }),
      }),
    )

  it('come back from the page as they were stored', () => {
    fc.assert(
      fc.property(fc.tuple(field('q1'), field('q2'), field('q5')), questions => {
        const stored = [FIRST_FIELDS[0], ...questions, FIRST_FIELDS[1]].filter(one => one !== undefined)
        const read = safeParse(formSettingsSchema, { name: 'Bread', version: '1', ...typedFields(stored) })
        expect(read.output).toMatchObject({ fields: stored, button: 'Send' })
      }),
    )
  })

  it('refuse a list without choices and an address that is no page', () => {
    const wrong = (over: Record<string, string>) =>
      (safeParse(formSettingsSchema, { name: 'Bread', ...over }).issues ?? []).map(
        issue => issue.path?.[0]?.key,
      )
    expect(wrong({ q3Label: 'Which?', q3Kind: 'choice', q3Options: 'One\n\nOne' })).toEqual(['q3Options'])
    expect(wrong({ nextAddress: 'javascript:alert(1)' })).toEqual(['nextAddress'])
    expect(wrong({ nextAddress: 'https://bread.test/thanks', name: '' })).toEqual(['name'])
  })

  it('hold choices without doubles, few enough and short enough', () => {
    expect(readOptions(' One \nTwo\n\nOne')).toEqual(['One', 'Two'])
    fc.assert(
      fc.property(fc.array(fc.string()), lines => {
        const options = readOptions(lines.join('\n'))
        expect(new Set(options).size).toBe(options.length)
        expect(options.length).toBeLessThanOrEqual(QUESTION_LIMITS.options)
        expect(readOptions(options.join('\n'))).toEqual(options)
      }),
    )
  })

  it('reads which question of a quiz is open: the first where none of ours is named', () => {
    const read = (address: string) => readOpenQuestion(new URLSearchParams(address))
    expect([read(''), read('question=z3'), read('question=z9')]).toEqual(['z1', 'z3', 'z1'])
    expect(read('question=z2&question=z3')).toBe('z2')
    fc.assert(
      fc.property(fc.string(), question => {
        const isOurs = (QUIZ_KEYS as readonly string[]).includes(question)
        expect(readOpenQuestion(new URLSearchParams({ question }))).toBe(isOurs ? question : 'z1')
      }),
    )
  })

  it('reads what its address asks for', () => {
    const read = (address: string) => readFormAddress(new URLSearchParams(address))
    expect(read('show=spam&page=3')).toEqual({ shown: 'spam', page: 3, part: 'received' })
    expect(read('show=x&page=-1&part=x')).toEqual({ shown: 'all', page: 1, part: null })
    expect(read('part=form')).toEqual({ shown: 'all', page: 1, part: 'form' })
  })

  it('reads what an offer is chosen for, and which one was', () => {
    const read = (address: string) => readOfferChoice(new URLSearchParams(address))
    expect(read('')).toEqual({ isChoosing: false, place: 'form', chosen: null })
    expect(read('choose=offer&for=r2')).toEqual({ isChoosing: true, place: 'r2', chosen: null })
    expect(read('for=r3&offer=o1').chosen).toEqual({ place: 'r3', offerId: 'o1' })
    expect(read('offer=none').chosen).toEqual({ place: 'form', offerId: '' })
    fc.assert(
      fc.property(fc.string(), fc.string(), (choose, place) => {
        const { isChoosing, place: read } = readOfferChoice(new URLSearchParams({ choose, for: place }))
        expect(isChoosing).toBe(choose === 'offer')
        expect(read).toBe(/^r[1-4]$/.test(place) ? place : 'form')
      }),
    )
  })

  it('shows what came in by a quiz, and of one without questions those first', () => {
    expect(quizPart(null, [])).toBe('quiz')
    expect(quizPart(null, ['one'])).toBe('received')
    expect(quizPart('form', [])).toBe('form')
  })
})
