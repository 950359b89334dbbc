import type { ServiceContext } from '#app/platform/context.ts'
import { hearthPicturePath } from '#core/brand/hearth/hearth-address.ts'
import { quizHearth } from '#core/site/quiz/quiz-hearth.ts'
import { quizMeaning } from '#core/site/quiz/result-texts.ts'
import type { QuizPoints } from '#core/site/quiz/rubric.ts'
import { readQuizAnswers } from '#core/site/quiz/schemas.ts'
import { scoreQuiz } from '#core/site/quiz/score.ts'
import type { SharperSentence } from '#core/site/quiz/sharper.ts'
import { findQuizResponseByToken } from '#db/queries/site/quiz.ts'

/** What the result page shows. Nothing in it that the holder of the link did not say themselves. */
export interface QuizResult {
  readonly name: string
  /** Null where too little could be read for a number to mean anything. */
  readonly score: number | null
  readonly focus: string
  /** What was found: the heading. */
  readonly finding: string
  readonly line: string
  readonly paragraphs: readonly string[]
  readonly strengths: readonly string[]
  readonly nextSteps: readonly string[]
  /** What each answer earned, with the reason; empty for a score that an older rubric gave. */
  readonly points: readonly Pick<QuizPoints, 'field' | 'question' | 'points' | 'outOf' | 'reason'>[]
  readonly sentence: SharperSentence | null
  /** Where the fire is drawn that these answers light. */
  readonly hearth: string
  readonly takenAt: Date
}

const TOKEN = /^[\w-]{43}$/

/** The result that a link opens, or null when there is none. Score and focus are those told at the time. */
export async function readQuizResult(context: ServiceContext, token: string): Promise<QuizResult | null> {
  if (!TOKEN.test(token)) return null
  const response = await findQuizResponseByToken(context.db.unscoped.sql, { token })
  if (!response) return null
  const answers = readQuizAnswers(response.answers)
  const { focus, finding, isReadable, strengths, nextSteps, points, sentence, ...result } = scoreQuiz(answers)
  const isSameRubric = result.score === response.score
  const { line, paragraphs } = quizMeaning(response.score, focus)
  return {
    name: answers.first_name ?? '',
    score: isReadable || !isSameRubric ? response.score : null,
    focus: response.primaryChallenge,
    finding,
    line,
    paragraphs,
    strengths,
    nextSteps,
    points: isSameRubric
      ? points.map(({ field, question, points: earned, outOf, reason }) => ({
          field,
          question,
          points: earned,
          outOf,
          reason,
        }))
      : [],
    sentence,
    hearth: hearthPicturePath(quizHearth(answers, points), '.svg'),
    takenAt: response.createdAt,
  }
}
