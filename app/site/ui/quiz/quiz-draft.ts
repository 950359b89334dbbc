import { readQuizAnswers } from '#core/site/quiz/schemas.ts'
import type { QuizAnswers } from '#core/site/quiz/steps.ts'

export interface KeptQuiz {
  readonly answers: QuizAnswers
  readonly key: string
}

const NAME = 'brandhearth:quiz'

/**
 * The quiz of this tab, on the device, so that a lost connection loses nothing; null when there is none. The server's
 * cookie is the one that counts: this one only runs ahead of it while there is no connection.
 */
export function readKeptQuiz(): KeptQuiz | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const key: unknown = Reflect.get(stored, 'key')
    if (typeof key !== 'string') return null
    return { answers: readQuizAnswers(Reflect.get(stored, 'answers')), key }
  } catch {
    return null
  }
}

/** Keeps answers beside those already kept. Where the browser keeps nothing, the cookie still does. */
export function keepQuiz({ answers, key }: KeptQuiz): void {
  try {
    const all = { ...readKeptQuiz()?.answers, ...answers }
    sessionStorage.setItem(NAME, JSON.stringify({ answers: all, key }))
  } catch {}
}

/** Forgets them once the quiz is in. */
export function forgetKeptQuiz(): void {
  try {
    sessionStorage.removeItem(NAME)
  } catch {}
}
