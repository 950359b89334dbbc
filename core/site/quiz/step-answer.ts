import type { QuizStep, QuizStepKind } from './steps.ts'

/** One answer as a form shows it: what was picked of the suggestions, and what was typed. */
export interface StepAnswer {
  readonly picked: readonly string[]
  readonly typed: string
}

const TICKED: readonly QuizStepKind[] = ['choices', 'lines']

/** The answer as it is stored, from picked suggestions and typed words. Own words win over the one pick of a choice. */
export function joinStepAnswer(step: QuizStep, { picked, typed }: StepAnswer): string {
  const suggestions = step.suggestions.filter(suggestion => picked.includes(suggestion))
  const words = typed.trim()
  if (step.kind === 'choice') return words || suggestions[0] || ''
  if (!TICKED.includes(step.kind)) return typed
  return [...suggestions, words].filter(Boolean).join(step.kind === 'choices' ? ', ' : '. ')
}

/** The way back: which suggestions a stored answer begins with, and the words that follow. Joins to the same answer. */
export function splitStepAnswer(step: QuizStep, answer: string): StepAnswer {
  if (step.kind === 'choice' && step.suggestions.includes(answer)) return { picked: [answer], typed: '' }
  if (!TICKED.includes(step.kind)) return { picked: [], typed: answer }
  const separator = step.kind === 'choices' ? ', ' : '. '
  const picked: string[] = []
  let rest = answer
  for (const suggestion of step.suggestions) {
    if (rest !== suggestion && !rest.startsWith(`${suggestion}${separator}`)) continue
    picked.push(suggestion)
    rest = rest.slice(suggestion.length + separator.length)
  }
  return { picked, typed: rest }
}
