import type { InferInput } from 'valibot'
import type { textProps } from '#app/platform/forms/field-props.ts'
import type { QuizKey } from '#core/lead-forms/quiz.ts'
import { ANSWER_PLACES, type quizSettingsSchema } from '#core/lead-forms/quiz-settings.ts'

type TypedField = Parameters<typeof textProps>[0]

/** The fields of a quiz's form, each by its name. */
export type QuizFields = Readonly<Record<keyof InferInput<typeof quizSettingsSchema>, TypedField>>

/** Whether one of these fields holds something, or is wrong. */
export function isInUse(fields: readonly TypedField[]): boolean {
  return fields.some(({ initialValue, errors }) => Boolean(initialValue) || Boolean(errors?.length))
}

/** Every field of one question. */
export function fieldsOfQuestion(fields: QuizFields, key: QuizKey): readonly TypedField[] {
  const answers = ANSWER_PLACES.flatMap(place => [
    fields[`${key}${place}Text`],
    fields[`${key}${place}Points`],
    fields[`${key}${place}Outcome`],
  ])
  return [fields[`${key}Label`], ...answers]
}
