import * as v from 'valibot'
import { emailField } from '../../identity/forms/fields.ts'
import { nameField, textField } from '../../shared/sanitise/field.ts'
import { QUIZ_FIELDS, QUIZ_STEPS, type QuizAnswers, type QuizField } from './steps.ts'

/** A single answer is a thought, not an essay; what is longer is said, not cut. */
const ANSWER_MAX = 2000

const REQUIRED: Readonly<Record<Exclude<QuizField, 'email' | 'company_name'>, string>> = {
  first_name: 'Enter your first name',
  business_type: 'Choose or describe your kind of business',
  target_audience: 'Describe who you want to help',
  unique_value: 'Say why people choose you',
  biggest_challenge: 'Say what’s hardest at the moment',
  content_struggle: 'Say where you get stuck',
  marketing_channels: 'Name at least one place where people find you',
  business_goals: 'Describe one goal',
  success_metrics: 'Say how you’ll know',
}

const answer = (field: keyof typeof REQUIRED) => textField({ required: REQUIRED[field], most: ANSWER_MAX })

const fields = {
  first_name: nameField({ required: REQUIRED.first_name, most: 100 }),
  company_name: nameField({ most: 200 }),
  business_type: answer('business_type'),
  target_audience: answer('target_audience'),
  unique_value: answer('unique_value'),
  biggest_challenge: answer('biggest_challenge'),
  content_struggle: answer('content_struggle'),
  marketing_channels: answer('marketing_channels'),
  business_goals: answer('business_goals'),
  success_metrics: answer('success_metrics'),
  email: emailField,
}

/** The whole quiz, as it is sent in at the end: eleven fields. */
export const quizSchema = v.object(fields)

export type QuizForm = v.InferOutput<typeof quizSchema>

/** One schema for each step, in the order of the steps, with the fields of that step. */
export const QUIZ_STEP_SCHEMAS = QUIZ_STEPS.map(step => v.pick(quizSchema, [...step.fields] as [QuizField]))

/** The answers among anything stored or sent: known fields with text, nothing else. */
export function readQuizAnswers(input: unknown): Partial<Record<QuizField, string>> {
  if (typeof input !== 'object' || input === null) return {}
  const answers: Partial<Record<QuizField, string>> = {}
  for (const field of QUIZ_FIELDS) {
    const parsed = v.safeParse(v.pipe(v.string(), v.maxLength(ANSWER_MAX)), Reflect.get(input, field))
    if (parsed.success && parsed.output.trim() !== '') answers[field] = parsed.output.trim()
  }
  return answers
}

/** Index of the first step whose answer is missing or refused; the last step's when all are answered. */
export function firstOpenQuizStep(answers: QuizAnswers): number {
  const open = QUIZ_STEP_SCHEMAS.findIndex(schema => !v.is(schema, answers))
  return open < 0 ? QUIZ_STEP_SCHEMAS.length - 1 : open
}

/**
 * Index of the step to show: the one an address asks for (`?step=`, from 1), but never beyond the first open one.
 * Without a readable wish, the first open one.
 */
export function quizStepToShow(requested: string | null, answers: QuizAnswers): number {
  const open = firstOpenQuizStep(answers)
  const number = /^\d{1,2}$/.test(requested ?? '') ? Number(requested) : 0
  return number >= 1 ? Math.min(number - 1, open) : open
}
