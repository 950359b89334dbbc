/** How a quiz finds its outcome: by the sum of points, or by the outcome that most answers lead to. */
export const SCORINGS = ['points', 'outcomes'] as const
export type Scoring = (typeof SCORINGS)[number]

/** The questions of a quiz, by their names in what is posted; none is that of a form's own question. */
export const QUIZ_KEYS = ['z1', 'z2', 'z3', 'z4', 'z5', 'z6'] as const
export type QuizKey = (typeof QUIZ_KEYS)[number]

export const OUTCOME_KEYS = ['r1', 'r2', 'r3', 'r4'] as const
export type OutcomeKey = (typeof OUTCOME_KEYS)[number]

/** Answers to one question, by number. */
export const QUIZ_ANSWERS = { least: 2, most: 5 } as const

/** Longest parts of a quiz, in characters, and the most points of one answer. */
export const QUIZ_LIMITS = { question: 200, answer: 100, title: 200, text: 2_000, points: 100 } as const

/** One answer that can be chosen. What counts of it is up to the quiz's scoring; the other is kept. */
export interface QuizAnswer {
  readonly label: string
  readonly points: number
  /** The outcome that it leads to; null for none. */
  readonly outcome: OutcomeKey | null
}

export interface QuizQuestion {
  readonly key: QuizKey
  readonly label: string
  readonly answers: readonly QuizAnswer[]
}

/** What somebody is told after the last question. */
export interface QuizOutcome {
  readonly key: OutcomeKey
  readonly title: string
  readonly text: string
  /** The offer that it leads to; null for none. */
  readonly offerId: string | null
  /** Where points are counted, the least of them that lead to it. */
  readonly from: number
}

/** A founder's own quiz as it is stored. */
export type Quiz = {
  readonly scoring: Scoring
  readonly questions: readonly QuizQuestion[]
  readonly outcomes: readonly QuizOutcome[]
}

/** What came of somebody's answers, as it is kept with them: the title as it read then. */
export interface KeptOutcome {
  readonly key: OutcomeKey
  readonly title: string
  /** Null where no points are counted. */
  readonly points: number | null
}

/**
 * What came of answers. By points it is the outcome with the highest `from` that they reach, and the lowest where
 * they reach none; otherwise the one that most answers lead to, and of equals the one that is listed first. Null for a quiz
 * without outcomes, and where no answer leads to one. What answers no question of the quiz counts nothing.
 */
export function scoreAnswers(
  quiz: Quiz,
  answers: readonly { readonly key: string; readonly answer: string }[],
): KeptOutcome | null {
  const chosen = quiz.questions.flatMap(({ key, answers: offered }) => {
    const answer = answers.find(candidate => candidate.key === key)?.answer
    return offered.filter(({ label }) => label === answer).slice(0, 1)
  })
  if (quiz.scoring === 'points') {
    const points = chosen.reduce((sum, answer) => sum + answer.points, 0)
    const outcome = reachedBy(points, quiz.outcomes)
    return outcome && { key: outcome.key, title: outcome.title, points }
  }
  const votes = quiz.outcomes.map(({ key }) => chosen.filter(({ outcome }) => outcome === key).length)
  const most = Math.max(0, ...votes)
  const outcome = most === 0 ? undefined : quiz.outcomes[votes.indexOf(most)]
  return outcome ? { key: outcome.key, title: outcome.title, points: null } : null
}

function reachedBy(points: number, outcomes: readonly QuizOutcome[]): QuizOutcome | null {
  const rising = outcomes.toSorted((a, b) => a.from - b.from)
  return rising.findLast(({ from }) => from <= points) ?? rising[0] ?? null
}

/** The points that all questions together can bring, the least and the most. */
export function pointsRange(questions: readonly QuizQuestion[]): { least: number; most: number } {
  const sums = (pick: (...points: number[]) => number) =>
    questions.reduce((sum, { answers }) => sum + pick(...answers.map(({ points }) => points)), 0)
  return { least: sums(Math.min), most: sums(Math.max) }
}

/** An outcome in one line, for lists, files and time lines. */
export function outcomeText({ title, points }: KeptOutcome): string {
  if (points === null) return title
  return `${title} (${points} ${points === 1 ? 'point' : 'points'})`
}
