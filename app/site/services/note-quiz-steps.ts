import type { ServiceContext } from '#app/platform/context.ts'
import { newlyAnsweredQuizSteps } from '#core/site/quiz/drop-off.ts'
import type { QuizAnswers } from '#core/site/quiz/steps.ts'
import { upsertQuizStepCounts } from '#db/queries/site/quiz-steps.ts'

/** Counts the questions that a quiz under way has newly answered: a number for each day, nothing about the visitor. */
export async function noteQuizSteps(
  context: ServiceContext,
  { before, after }: { before: QuizAnswers; after: QuizAnswers },
): Promise<void> {
  const steps = newlyAnsweredQuizSteps(before, after)
  if (steps.length > 0) await upsertQuizStepCounts(context.db.unscoped.sql, { steps, now: context.now() })
}
