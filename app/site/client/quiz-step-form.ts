import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { refusedFields } from '#app/platform/forms/refused-fields.ts'
import { QUIZ_STEP_SCHEMAS } from '#core/site/quiz/schemas.ts'
import { joinStepAnswer } from '#core/site/quiz/step-answer.ts'
import { QUIZ_FIELDS, type QuizAnswers, type QuizField, type QuizStep } from '#core/site/quiz/steps.ts'

/** Name of the boxes that stand for suggestions; what is typed has the field's own name. */
export const PICKED = 'picked'

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A posted step as the schema of that step reads it: suggestions and words joined to one answer for each field. */
export function quizStepFields(form: FormData, step: QuizStep): FormData {
  const fields = new FormData()
  for (const field of step.fields) fields.set(field, textOf(form, field))
  const picked = form.getAll(PICKED).filter(value => typeof value === 'string')
  fields.set(step.key, joinStepAnswer(step, { picked, typed: textOf(form, step.key) }))
  return fields
}

/** The answers of other steps that came along, which a page with scripts sends in case cookies fell behind. */
export function quizAnswersBeside(form: FormData, step: QuizStep): QuizAnswers {
  const beside = QUIZ_FIELDS.filter(field => !step.fields.includes(field) && form.has(field))
  return Object.fromEntries(beside.map(field => [field, textOf(form, field)])) as QuizAnswers
}

/** What is wrong with a step, in the server's words, or null when one may go on. */
export function refusedQuizStep(fields: FormData, index: number): FormReply | null {
  const schema = QUIZ_STEP_SCHEMAS[index]
  return schema ? refusedFields(fields, schema) : null
}

/** The first sentence of a reply about a field. */
export function quizFieldError(reply: FormReply | undefined, field: QuizField): string | null {
  return reply?.error?.[field]?.[0] ?? null
}
