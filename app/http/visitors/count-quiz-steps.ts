import type { RouterContextProvider } from 'react-router'
import { noteQuizSteps } from '#app/services/visitors/note-quiz-steps.ts'
import type { QuizAnswers } from '#core/onboarding/quiz/steps.ts'
import { requestScope } from '../request-scope.ts'
import { services } from '../services.ts'

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
