import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { quizMeaning } from '#core/site/quiz/result-texts.ts'
import type { QuizForm } from '#core/site/quiz/schemas.ts'
import { scoreQuiz } from '#core/site/quiz/score.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertQuizResponse } from '#db/queries/site/quiz.ts'

export interface FinishQuizInput {
  /** All eleven answers, checked by the quiz's schema. */
  readonly answers: QuizForm
  /** The same for every press of one attempt. */
  readonly idempotencyKey: string
}

/**
 * Scores a finished quiz, keeps it and mails the result. Pressed twice, the second press gets the first one's result.
 * `token` opens the result page.
 */
export async function finishQuiz(
  context: ServiceContext,
  { answers, idempotencyKey }: FinishQuizInput,
): Promise<{ token: string }> {
  const result = scoreQuiz(answers)
  const token = newSecret()
  // A corrected address is another attempt: its owner must get the mail. The address itself is not kept in the key.
  const owner = hashSecret(answers.email).toString('base64url')
  const claim = { scope: `visitor:${owner}`, action: 'quiz', key: idempotencyKey }
  return context.db.unscoped.transaction(async sql => {
    const claimed = await insertOrFindIdempotencyKey(sql, { ...claim, userId: null })
    if (!claimed.first) return claimed.result as { token: string }
    await insertQuizResponse(sql, {
      email: answers.email,
      answers: { ...answers },
      score: result.score,
      primaryChallenge: result.primaryChallenge,
      token,
      now: context.now(),
    })
    const meaning = quizMeaning(result.score, result.focus)
    await enqueueMail(context, sql, {
      to: answers.email,
      template: 'quiz-result',
      props: {
        score: result.isReadable ? result.score : null,
        focus: result.primaryChallenge,
        headline: `${result.finding}. ${meaning.line}`,
        meaning: meaning.paragraphs,
        strengths: result.strengths,
        nextSteps: result.nextSteps,
        url: `${context.config.appUrl}/brand-clarity-quiz/result/${token}`,
        signUpUrl: `${context.config.appUrl}/signup`,
        retakeUrl: `${context.config.appUrl}/brand-clarity-quiz`,
      },
    })
    await updateIdempotencyResult(sql, { ...claim, result: { token } })
    return { token }
  })
}
