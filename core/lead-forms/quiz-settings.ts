import * as v from 'valibot'
import { textField } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import {
  OUTCOME_KEYS,
  type OutcomeKey,
  QUIZ_ANSWERS,
  QUIZ_KEYS,
  QUIZ_LIMITS,
  type Quiz,
  type QuizAnswer,
  type QuizKey,
  type QuizOutcome,
  type QuizQuestion,
  SCORINGS,
} from './quiz.ts'

/** The places for answers under each question. */
export const ANSWER_PLACES = ['a1', 'a2', 'a3', 'a4', 'a5'] as const
type AnswerPlace = (typeof ANSWER_PLACES)[number]

/** The most points that a quiz can bring. */
const MOST_POINTS = QUIZ_KEYS.length * QUIZ_LIMITS.points

type QuizField =
  | 'scoring'
  | `${QuizKey}Label`
  | `${QuizKey}${AnswerPlace}${'Text' | 'Points' | 'Outcome'}`
  | `${OutcomeKey}${'Title' | 'Text' | 'OfferId' | 'From'}`
type TypedQuiz = { readonly [Field in QuizField]: string }

const entries = Object.fromEntries([
  ['scoring', textField({ most: 20 })],
  ...QUIZ_KEYS.flatMap(key => [
    [`${key}Label`, lineField(QUIZ_LIMITS.question)],
    ...ANSWER_PLACES.flatMap(place => [
      [`${key}${place}Text`, lineField(QUIZ_LIMITS.answer)],
      [`${key}${place}Points`, textField({ most: 20 })],
      [`${key}${place}Outcome`, textField({ most: 20 })],
    ]),
  ]),
  ...OUTCOME_KEYS.flatMap(key => [
    [`${key}Title`, lineField(QUIZ_LIMITS.title)],
    [`${key}Text`, textField({ most: QUIZ_LIMITS.text })],
    [`${key}OfferId`, textField({ most: 36 })],
    [`${key}From`, textField({ most: 20 })],
  ]),
]) as { [Field in QuizField]: ReturnType<typeof textField> }

/** Text of one line: an answer comes back as it was offered only without line breaks. */
function lineField(most: number) {
  return v.optional(
    v.pipe(
      textField({ most }),
      v.transform(text => text.replace(/\s+/g, ' ')),
    ),
    '',
  )
}

/** A quiz as it is edited: every field by its own name, so that a browser without scripts sends it as well. */
export const quizSettingsSchema = v.pipe(
  v.object({ ...entries, version: versionField() }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    for (const [field, message] of problemsOf(value)) {
      const path = { type: 'object', origin: 'value', input: value, key: field, value: value[field] } as const
      addIssue({ message, path: [path] })
    }
  }),
  v.transform(({ version, ...typed }): Quiz & { version: number } => ({ version, ...readQuiz(typed) })),
)

/** Everything that keeps a quiz from being taken, each beside its field. */
function problemsOf(typed: TypedQuiz): (readonly [QuizField, string])[] {
  const quiz = readQuiz(typed)
  const byPoints = quiz.scoring === 'points'
  const problems: (readonly [QuizField, string])[] = []
  if (QUIZ_KEYS.every(key => typed[`${key}Label`] === '')) problems.push(['z1Label', 'Enter a question'])
  for (const key of QUIZ_KEYS) {
    const filled = ANSWER_PLACES.filter(place => typed[`${key}${place}Text`] !== '')
    if (typed[`${key}Label`] === '') {
      if (filled.length > 0) problems.push([`${key}Label`, 'Enter the question to these answers'])
      continue
    }
    const empty = ANSWER_PLACES.find(place => !filled.includes(place))
    if (filled.length < QUIZ_ANSWERS.least && empty)
      problems.push([`${key}${empty}Text`, 'Enter at least two answers'])
    for (const [at, place] of filled.entries()) {
      const text = typed[`${key}${place}Text`]
      if (filled.slice(0, at).some(other => typed[`${key}${other}Text`] === text))
        problems.push([`${key}${place}Text`, 'This answer is there already'])
      const points = typed[`${key}${place}Points`]
      if (byPoints && readNumber(points, QUIZ_LIMITS.points) === null)
        problems.push([`${key}${place}Points`, `Enter a whole number from 0 to ${QUIZ_LIMITS.points}`])
      const outcome = typed[`${key}${place}Outcome`]
      if (!byPoints && !quiz.outcomes.some(candidate => candidate.key === outcome))
        problems.push([`${key}${place}Outcome`, 'Choose a result that has a title'])
    }
  }
  if (quiz.outcomes.length === 0) problems.push(['r1Title', 'Enter a title for the result'])
  for (const key of OUTCOME_KEYS) {
    if (typed[`${key}Title`] === '') {
      if (typed[`${key}Text`] !== '' && quiz.outcomes.length > 0)
        problems.push([`${key}Title`, 'Enter a title for the result'])
      continue
    }
    if (!byPoints) continue
    const from = readNumber(typed[`${key}From`], MOST_POINTS)
    if (from === null) problems.push([`${key}From`, `Enter a whole number from 0 to ${MOST_POINTS}`])
    const before = quiz.outcomes.slice(
      0,
      quiz.outcomes.findIndex(outcome => outcome.key === key),
    )
    if (from !== null && before.some(outcome => outcome.from === from))
      problems.push([`${key}From`, 'Another result begins there already'])
  }
  return problems
}

/** The quiz in what was typed: empty questions, answers and outcomes are none, and what is no number is 0. */
function readQuiz(typed: TypedQuiz): Quiz {
  const outcomes = OUTCOME_KEYS.flatMap((key): QuizOutcome[] => {
    const title = typed[`${key}Title`]
    if (title === '') return []
    const from = readNumber(typed[`${key}From`], MOST_POINTS) ?? 0
    return [{ key, title, text: typed[`${key}Text`], offerId: typed[`${key}OfferId`] || null, from }]
  })
  const questions = QUIZ_KEYS.flatMap((key): QuizQuestion[] => {
    const label = typed[`${key}Label`]
    if (label === '') return []
    const answers = ANSWER_PLACES.flatMap((place): QuizAnswer[] => {
      const text = typed[`${key}${place}Text`]
      if (text === '') return []
      const points = readNumber(typed[`${key}${place}Points`], QUIZ_LIMITS.points) ?? 0
      const outcome =
        outcomes.find(candidate => candidate.key === typed[`${key}${place}Outcome`])?.key ?? null
      return [{ label: text, points, outcome }]
    })
    return [{ key, label, answers }]
  })
  return {
    scoring: SCORINGS.find(candidate => candidate === typed.scoring) ?? 'points',
    questions,
    outcomes,
  }
}

/** A whole number from 0 to `most`; an empty field is 0, anything else null. */
function readNumber(typed: string, most: number): number | null {
  if (!/^\d{0,3}$/.test(typed)) return null
  return Number(typed) <= most ? Number(typed) : null
}

/** What the form of a quiz begins with: what is stored, each part by its own name. */
export function typedQuiz({ scoring, questions, outcomes }: Quiz): TypedQuiz {
  const typed: Record<string, string> = { scoring }
  for (const key of QUIZ_KEYS) {
    const question = questions.find(candidate => candidate.key === key)
    typed[`${key}Label`] = question?.label ?? ''
    for (const [at, place] of ANSWER_PLACES.entries()) {
      const answer = question?.answers[at]
      typed[`${key}${place}Text`] = answer?.label ?? ''
      typed[`${key}${place}Points`] = answer ? String(answer.points) : ''
      typed[`${key}${place}Outcome`] = answer?.outcome ?? ''
    }
  }
  for (const key of OUTCOME_KEYS) {
    const outcome = outcomes.find(candidate => candidate.key === key)
    typed[`${key}Title`] = outcome?.title ?? ''
    typed[`${key}Text`] = outcome?.text ?? ''
    typed[`${key}OfferId`] = outcome?.offerId ?? ''
    typed[`${key}From`] = outcome ? String(outcome.from) : ''
  }
  return typed as TypedQuiz
}
