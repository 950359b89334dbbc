import { LEAD_LIMITS } from '../leads/schema.ts'
import { QUIZ_LIMITS, type QuizQuestion } from './quiz.ts'

/**
 * What a field takes: something a person is known by, an answer of one line, of several, or of a list, or one of the
 * answers to a question of a quiz.
 */
export const FIELD_KINDS = ['name', 'phone', 'company', 'told', 'line', 'text', 'choice', 'quiz'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** One field of a form, as it is stored. The email is asked for by every form and is not among them. */
export interface FormField {
  /** Its name in what is posted: the kind for what a person is known by, `q1` to `q5` for questions, `z1` … of a quiz. */
  readonly key: string
  readonly kind: FieldKind
  readonly label: string
  readonly isRequired: boolean
  /** Of a list and of a quiz, what can be chosen. */
  readonly options: readonly string[]
}

/** Questions of their own that a founder can add. */
export const QUESTION_KEYS = ['q1', 'q2', 'q3', 'q4', 'q5'] as const
export type QuestionKey = (typeof QUESTION_KEYS)[number]

export const QUESTION_KINDS = ['line', 'text', 'choice'] as const

/** What a person is known by, besides their email. */
export const KNOWN_KEYS = ['name', 'phone', 'company', 'told'] as const
export type KnownKey = (typeof KNOWN_KEYS)[number]

/** Whether something a person is known by is asked for. */
export const ASKED = ['off', 'optional', 'required'] as const
export type Asked = (typeof ASKED)[number]

/** How the fields that every form can have are called on the page. */
export const KNOWN_LABELS: Readonly<Record<KnownKey, string>> = {
  name: 'Name',
  phone: 'Phone',
  company: 'Company',
  told: 'How did you find us?',
}

/** Longest answers by kind, in characters. */
export const ANSWER_MOST: Readonly<Record<FieldKind, number>> = {
  name: LEAD_LIMITS.name,
  phone: LEAD_LIMITS.phone,
  company: LEAD_LIMITS.company,
  told: LEAD_LIMITS.told,
  line: 300,
  text: 3_000,
  choice: 100,
  quiz: QUIZ_LIMITS.answer,
}

/** Longest label of a question, and of one of its choices, in characters; choices by number. */
export const QUESTION_LIMITS = { label: 200, option: 100, options: 12 } as const

/** Choices as they were typed, one a line: trimmed, without doubles, at most 12 of 100 characters. */
export function readOptions(typed: string): string[] {
  const lines = typed
    .slice(0, 5_000)
    .split('\n')
    .map(line => line.trim().slice(0, QUESTION_LIMITS.option).trim())
  return [...new Set(lines.filter(line => line !== ''))].slice(0, QUESTION_LIMITS.options)
}

/** What a new form begins with: a name, and room for a message. */
export const FIRST_FIELDS: readonly FormField[] = [
  { key: 'name', kind: 'name', label: KNOWN_LABELS.name, isRequired: true, options: [] },
  { key: 'told', kind: 'told', label: KNOWN_LABELS.told, isRequired: false, options: [] },
  { key: 'q1', kind: 'text', label: 'What would you like help with?', isRequired: false, options: [] },
]

/** What a new quiz asks besides its questions: the fewer, the more people finish it. */
export const QUIZ_FIELDS: readonly FormField[] = [
  { key: 'name', kind: 'name', label: KNOWN_LABELS.name, isRequired: true, options: [] },
]

/** What a quiz asks, as fields of its form: every question has to be answered. */
export function quizFields(questions: readonly QuizQuestion[]): FormField[] {
  return questions.map(({ key, label, answers }) => ({
    key,
    kind: 'quiz',
    label,
    isRequired: true,
    options: answers.map(answer => answer.label),
  }))
}
