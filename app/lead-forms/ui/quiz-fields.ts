import type { InferInput } from 'valibot'
import type { textProps } from '#app/platform/forms/field-props.ts'
import type { quizSettingsSchema } from '#core/lead-forms/quiz-settings.ts'

type TypedField = Parameters<typeof textProps>[0]

/** The fields of a quiz's form, each by its name. */
export type QuizFields = Readonly<Record<keyof InferInput<typeof quizSettingsSchema>, TypedField>>

/** Whether one of these fields holds something, or is wrong. */
export function isInUse(fields: readonly TypedField[]): boolean {
  return fields.some(({ initialValue, errors }) => Boolean(initialValue) || Boolean(errors?.length))
}
