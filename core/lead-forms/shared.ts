import * as v from 'valibot'
import { VIA } from '../links/target.ts'
import { textField } from '../shared/sanitise/field.ts'
import { COMPASS_BUSINESS_TYPES, type CompassForm, compassSchema } from '../site/compass-form.ts'
import { quizSchema } from '../site/quiz/schemas.ts'
import type { QuizScore } from '../site/quiz/score.ts'
import type { FormField } from './fields.ts'
import type { FormKind } from './settings.ts'
import { type FormAnswer, TRAP } from './submission.ts'

/** What is ours and can be shared by a founder: the brand clarity quiz and the Brand Compass. */
export const SHARED_KINDS = ['clarity', 'compass'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** Whether a form is one of ours that a founder shares, and not one of their own. */
export function isShared(kind: FormKind): kind is SharedKind {
  return kind === 'clarity' || kind === 'compass'
}

/** The founder's own address of what they share. */
export function sharedPath({ kind, slug }: { kind: SharedKind; slug: string }): string {
  return kind === 'clarity' ? `/brand-clarity-quiz/from/${slug}` : `/brand-compass/from/${slug}`
}

/** The words that somebody ticks so that a founder gets their address; without the tick nothing is passed on. */
export function sharedWording(kind: SharedKind, brand: string): string {
  return kind === 'clarity'
    ? `Yes, ${brand} may have my name, email and result, and may email me about it.`
    : `Yes, ${brand} may have my name, email and answers, and may email me about them.`
}

const unseen = {
  consent: textField({ most: 10 }),
  [TRAP]: textField({ most: 2_000 }),
  stamp: textField({ most: 300 }),
  [VIA]: textField({ most: 200 }),
}

/** Our quiz as it is sent from a founder's address: all of it at once, with the tick. */
export const sharedQuizSchema = v.object({ ...quizSchema.entries, ...unseen })

/** The same for the compass. */
export const sharedCompassSchema = v.object({ ...compassSchema.entries, ...unseen })

/** What goes along with either. */
export type SharedUnseen = v.InferOutput<v.ObjectSchema<typeof unseen, undefined>>

/** What a founder gets of a quiz of ours: the score, unless too little could be read, and what to work on first. */
export function passedOnQuiz({ score, isReadable, primaryChallenge }: QuizScore): FormAnswer[] {
  const [number, focus] = CLARITY_FIELDS
  return [
    {
      key: number.key,
      label: number.label,
      answer: isReadable ? `${score} out of 100` : 'Too little to score',
    },
    { key: focus.key, label: focus.label, answer: primaryChallenge },
  ]
}

/** What the compass asks besides the name and the email, as the founder reads it. */
export const COMPASS_QUESTIONS = {
  businessType: 'What kind of business is it?',
  brandPurpose: 'What is your brand for?',
  originStory: 'How did it start?',
  audienceStruggle: 'What do the people you help struggle with?',
} as const

/** What a founder gets of a compass: what was answered. */
export function passedOnCompass(form: CompassForm): FormAnswer[] {
  const business = COMPASS_BUSINESS_TYPES.find(({ key }) => key === form.businessType)?.label ?? ''
  const { brandPurpose, originStory, audienceStruggle } = form
  return Object.entries({ businessType: business, brandPurpose, originStory, audienceStruggle })
    .filter(([, answer]) => answer !== '')
    .map(([key, answer]) => ({
      key,
      label: COMPASS_QUESTIONS[key as keyof typeof COMPASS_QUESTIONS],
      answer,
    }))
}

const CLARITY_FIELDS = [
  { key: 'score', kind: 'quiz', label: 'Brand clarity score', isRequired: false, options: [] },
  { key: 'focus', kind: 'quiz', label: 'What to work on first', isRequired: false, options: [] },
] as const satisfies readonly FormField[]

/** Of what is passed on, what was made by us and not written freely: nobody is taken for spam for it. */
export function sharedFields(kind: SharedKind): readonly FormField[] {
  return kind === 'clarity' ? CLARITY_FIELDS : []
}
