import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { scoreQuiz } from '../site/quiz/score.ts'
import { FORM_KINDS, FORM_LIMITS } from './settings.ts'
import {
  isShared,
  passedOnCompass,
  passedOnQuiz,
  SHARED_KINDS,
  sharedCompassSchema,
  sharedFields,
  sharedPath,
  sharedQuizSchema,
  sharedWording,
} from './shared.ts'
import { freeTexts } from './submission.ts'

const QUIZ = {
  first_name: 'Jo',
  business_type: 'Baker',
  target_audience: 'People who gave up on bread',
  unique_value: 'I bake with what you have',
  biggest_challenge: 'Nobody knows what I do',
  content_struggle: 'Finding ideas',
  marketing_channels: 'Word of mouth',
  business_goals: 'Ten courses by summer',
  success_metrics: 'Three enquiries a week',
  email: ' Jo@Example.test',
}

describe('what a founder shares of ours', () => {
  it('is told from forms of their own, and has an address of its own', () => {
    expect(FORM_KINDS.filter(isShared)).toEqual([...SHARED_KINDS])
    expect(sharedPath({ kind: 'clarity', slug: 'bread-k7m2' })).toBe('/brand-clarity-quiz/from/bread-k7m2')
    expect(sharedPath({ kind: 'compass', slug: 'bread-k7m2' })).toBe('/brand-compass/from/bread-k7m2')
  })

  it('names the brand in the words that are ticked, however long it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHARED_KINDS),
        fc.string({ minLength: 1, maxLength: 200 }),
        (kind, brand) => {
          expect(sharedWording(kind, brand)).toContain(brand)
          expect(sharedWording(kind, brand).length).toBeLessThanOrEqual(FORM_LIMITS.consentWording)
        },
      ),
    )
  })

  it('takes a whole quiz, ticked or not, and says beside the field what is missing', () => {
    const read = safeParse(sharedQuizSchema, { ...QUIZ, consent: 'on', via: 'why-k7m2' })
    expect(read.output).toMatchObject({ email: 'jo@example.test', consent: 'on', via: 'why-k7m2' })
    expect(safeParse(sharedQuizSchema, QUIZ).output).toMatchObject({ consent: '', second_line: '' })
    const wrong = safeParse(sharedQuizSchema, { ...QUIZ, unique_value: '' }).issues ?? []
    expect(wrong.map(({ path }) => path?.[0]?.key)).toEqual(['unique_value'])
    expect(safeParse(sharedCompassSchema, { firstName: 'Jo' }).success).toBe(false)
  })

  it('hands on of a quiz the score and what to work on first, and none of the answers', () => {
    const answer = fc.string({ minLength: 12, maxLength: 200 })
    const answers = fc.record({ target_audience: answer, unique_value: answer, business_goals: answer })
    fc.assert(
      fc.property(answers, typed => {
        const score = scoreQuiz({ ...QUIZ, ...typed })
        const handed = passedOnQuiz(score)
        expect(handed.map(({ key }) => key)).toEqual(['score', 'focus'])
        expect(handed[0]?.answer).toBe(score.isReadable ? `${score.score} out of 100` : 'Too little to score')
        // What we made of it makes nobody look like a machine that repeats itself.
        const submission = {
          ...{ name: 'Jo', email: 'jo@example.test', phone: '', company: '', told: '' },
          ...{ answers: handed, mayMail: true, trap: '', stamp: '', via: null },
        }
        expect(freeTexts(submission, sharedFields('clarity'))).toEqual(['Jo'])
      }),
    )
  })

  it('hands on of a compass what was answered, without what was left out', () => {
    const compass = {
      ...{ firstName: 'Jo', email: 'jo@example.test', optOut: true, businessType: null },
      ...{ brandPurpose: 'Bread', originStory: 'A loaf', audienceStruggle: 'Time' },
    }
    expect(passedOnCompass(compass).map(({ key }) => key)).toEqual([
      'brandPurpose',
      'originStory',
      'audienceStruggle',
    ])
    expect(passedOnCompass({ ...compass, businessType: 'coach' })[0]).toEqual({
      key: 'businessType',
      label: 'What kind of business is it?',
      answer: 'Coach',
    })
  })
})
