import type { RouterContextProvider } from 'react-router'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import { noteQuizSteps } from '#app/site/services/note-quiz-steps.ts'
import type { QuizAnswers } from '#core/site/quiz/steps.ts'

/** Counts what a quiz has newly answered; a count that fails is logged and never stands in the visitor's way. */
export async function countQuizSteps(
  context: Readonly<RouterContextProvider>,
  before: QuizAnswers,
  after: QuizAnswers,
): Promise<void> {
  try {
    await noteQuizSteps(services(), { before, after })
  } catch (error) {
    requestScope(context).log.warn({ err: error }, 'a step of the quiz could not be counted')
  }
}
