import type { ServiceContext } from '#app/platform/context.ts'
import { quizMeaning } from '#core/site/quiz/result-texts.ts'
import { readQuizAnswers } from '#core/site/quiz/schemas.ts'
import { scoreQuiz } from '#core/site/quiz/score.ts'
import { findQuizResponseByToken } from '#db/queries/site/quiz.ts'

/** What the result page shows. Nothing in it that the holder of the link did not say themselves. */
export interface QuizResult {
  readonly name: string
  readonly score: number
  readonly focus: string
  readonly headline: string
  readonly line: string
  readonly paragraphs: readonly string[]
  readonly strengths: readonly string[]
  readonly nextSteps: readonly string[]
  readonly takenAt: Date
}

const TOKEN = /^[\w-]{43}$/

/** The result that a link opens, or null when there is none. Score and focus are those told at the time. */
export async function readQuizResult(context: ServiceContext, token: string): Promise<QuizResult | null> {
  if (!TOKEN.test(token)) return null
  const response = await findQuizResponseByToken(context.db.sql, { token })
  if (!response) return null
  const answers = readQuizAnswers(response.answers)
  const { focus, strengths, nextSteps } = scoreQuiz(answers)
  const { headline, line, paragraphs } = quizMeaning(response.score, focus)
  return {
    name: answers.first_name ?? '',
    score: response.score,
    focus: response.primaryChallenge,
    headline,
    line,
    paragraphs,
    strengths,
    nextSteps,
    takenAt: response.createdAt,
  }
}
