import { QUIZ_STEPS, type QuizAnswers, type QuizField } from './steps.ts'

export interface QuizStepDropOff {
  /** 1 to 10. */
  readonly step: number
  readonly key: QuizField
  /** How many quizzes came this far; of the first question only those who answered it are known. */
  readonly reached: number
  readonly answered: number
  /** Reached and not answered (yet); never below 0, also when old drafts go on within the period. */
  readonly left: number
}

/** Numbers (1 to 10) of the steps that `after` answers and `before` did not: what a draft has gained. */
export function newlyAnsweredQuizSteps(before: QuizAnswers, after: QuizAnswers): number[] {
  return QUIZ_STEPS.flatMap(({ key }, at) => (after[key] && !before[key] ? [at + 1] : []))
}

/**
 * Where quizzes end. `counts` says how many answered each step, by its number; a step without a count has none.
 * Each step was reached by whoever answered the one before it.
 */
export function quizDropOff(counts: ReadonlyMap<number, number>): QuizStepDropOff[] {
  const answeredAt = (step: number) => Math.max(0, counts.get(step) ?? 0)
  return QUIZ_STEPS.map(({ key }, at) => {
    const step = at + 1
    const answered = answeredAt(step)
    const reached = Math.max(answered, answeredAt(step === 1 ? 1 : step - 1))
    return { step, key, reached, answered, left: reached - answered }
  })
}
