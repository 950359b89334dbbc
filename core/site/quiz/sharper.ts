import { truncateUnits } from '../../shared/text.ts'
import { readAnswer } from './read-answer.ts'
import type { QuizPoints } from './rubric.ts'
import type { QuizAnswers, QuizField } from './steps.ts'

/** A sentence of the founder's, quoted, and what would make it sharper. */
export interface SharperSentence {
  /** Their words, the first sentence of them, at most 200 characters. */
  readonly said: string
  /** The same words, to go on from: a whole line where two answers make one, else the beginning of `prompt`. */
  readonly sharper: string
  /** What to add, as a question; null where nothing is. */
  readonly prompt: string | null
}

const QUOTE_LENGTH = 200

/** The first sentence, without its full stop; cut between words where it is long. */
function firstSentence(answer: string): string {
  const line = answer.trim().split('\n', 1)[0] ?? ''
  const sentence = /^.*?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line
  const bare = sentence.replace(/[.!?…]+$/u, '').trim()
  if (bare.length <= QUOTE_LENGTH) return bare
  const cut = truncateUnits(bare, QUOTE_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}

/** Acronyms and "I" keep their capital. */
function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** The answers that a brand is said with, whatever else is in need of work. */
const SAYING = ['unique_value', 'target_audience', 'business_goals'] as const satisfies readonly QuizField[]

/**
 * A sentence of the founder's and how to sharpen it: with the question that it leaves open, that of the focus first; or,
 * where none leaves one open, who it is for and why you in one line. Null when there is nothing to sharpen.
 */
export function sharperSentence(
  answers: QuizAnswers,
  points: readonly QuizPoints[],
  focused: QuizField,
): SharperSentence | null {
  const quote = (wanted: QuizField): string | null => {
    const isRead = points.some(each => each.field === wanted && each.state === 'read')
    const sentence = isRead ? firstSentence(String(Reflect.get(answers, wanted))) : ''
    return readAnswer(sentence).state === 'read' ? sentence : null
  }
  for (const field of SAYING.toSorted((a, b) => Number(b === focused) - Number(a === focused))) {
    const said = quote(field)
    const gap = points.find(each => each.field === field)?.gap
    if (said && gap) return { said, sharper: said, prompt: gap.prompt }
  }
  const audience = quote('target_audience')
  const value = quote('unique_value')
  if (!audience || !value) return null
  // "For I help nurses" is no English, nor is "For nurses: twenty years": a name for people, then a sentence of one's own.
  const fits = !/^(?:i|we|my|our|it|to|in|when)\b/i.test(audience) && /\b(?:i|we|my|our)\b/i.test(value)
  return fits
    ? { said: value, sharper: `For ${lowerFirst(audience)}: ${lowerFirst(value)}.`, prompt: null }
    : null
}
