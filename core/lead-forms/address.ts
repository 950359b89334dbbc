import { readPageNumber } from '../shared/list-address.ts'

/** The part of an address of thanks that names what came of a quiz. */
export const OUTCOME = 'result'

/** Which of what came in is listed. */
export const SHOWN = ['all', 'people', 'unconfirmed', 'spam'] as const
export type Shown = (typeof SHOWN)[number]

/** What the page of a quiz shows: what came in, its questions and results, or what else it asks and says. */
export const QUIZ_PARTS = ['received', 'quiz', 'form'] as const
export type QuizPart = (typeof QUIZ_PARTS)[number]

interface Wanted {
  readonly shown: Shown
  readonly page: number
  /** Null where the address names none. */
  readonly part: QuizPart | null
}

/** Reads the address of a form's page; what is none of ours shows all but spam. */
export function readFormAddress(params: URLSearchParams): Wanted {
  const [show, part] = [params.get('show'), params.get('part')]
  const shown = SHOWN.find(candidate => candidate === show)
  return {
    shown: shown ?? 'all',
    page: readPageNumber(params),
    part: QUIZ_PARTS.find(candidate => candidate === part) ?? (shown ? 'received' : null),
  }
}

/** The part of a quiz that is shown: without questions it begins with them. */
export function quizPart(wanted: QuizPart | null, questions: readonly unknown[]): QuizPart {
  return wanted ?? (questions.length === 0 ? 'quiz' : 'received')
}
