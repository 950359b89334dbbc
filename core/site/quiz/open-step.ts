import * as v from 'valibot'
import { QUIZ_STEP_SCHEMAS } from './schemas.ts'
import type { QuizAnswers } from './steps.ts'

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
