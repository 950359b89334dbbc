import type { RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import { writeCookie } from '#app/platform/http/cookies.ts'
import { knownVisitorHeaders } from '#app/platform/http/known-visitor.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { QUIZ_COPY } from '#app/site/copy/quiz.ts'
import { finishQuiz } from '#app/site/services/finish-quiz.ts'
import { quizSchema } from '#core/site/quiz/schemas.ts'
import { clearQuizDraft, type QuizDraft } from './quiz-cookie.ts'

const MONTH = 30 * 24 * 60 * 60

export type SentQuiz =
  | { readonly ok: true; readonly response: Response }
  /** Without a message it was our fault, and the page says that the quiz could not be sent. */
  | {
      readonly ok: false
      readonly status: 422 | 429 | 503
      readonly message: string | null
      readonly headers: Headers
    }

/** Takes in a whole quiz: counts the try, keeps and mails the result, and leads to its page with a toast. */
export async function sendQuiz(
  context: Readonly<RouterContextProvider>,
  { answers, key }: QuizDraft,
): Promise<SentQuiz> {
  const whole = v.safeParse(quizSchema, answers)
  if (!whole.success) return { ok: false, status: 422, message: QUIZ_COPY.unfinished, headers: new Headers() }
  try {
    const limited = await overLimit(context, 'quiz', { account: whole.output.email })
    if (limited) return { ok: false, status: 429, message: limited, headers: new Headers() }
    const { token } = await finishQuiz(services(), { answers: whole.output, idempotencyKey: key })
    // Signing up asks for both again: they are filled in.
    const { email, first_name: name } = whole.output
    const headers = knownVisitorHeaders({ email, name })
    for (const cookie of clearQuizDraft()) headers.append('Set-Cookie', cookie)
    headers.append('Set-Cookie', writeCookie('preOnboardingQuiz', token, { maxAge: MONTH }))
    return { ok: true, response: done(`/brand-clarity-quiz/result/${token}`, 'quizComplete', { headers }) }
  } catch (error) {
    requestScope(context).log.error({ err: error }, 'a quiz could not be taken in')
    return { ok: false, status: 503, message: null, headers: new Headers({ 'Retry-After': '5' }) }
  }
}
