import { numberText } from '../../shared/number-text.ts'
import type { AnalyticsNumber } from '../numbers.ts'

/** A figure within a sentence, with the way to the rows that stand behind it. */
export type Figure = CountedFigure | PlacedFigure

/** A figure of the letter's own days, with the number whose rows stand behind it. */
export interface CountedFigure {
  readonly text: string
  readonly number: AnalyticsNumber
  /** Its rows are those of the time before the period. */
  readonly isBefore?: true
}

/** A figure whose rows are at an address that its sentence knows. */
export interface PlacedFigure {
  readonly text: string
  readonly to: string
}

/** A sentence, or several, in the order they are read: words, and figures that open their rows. */
export type Sentence = readonly (string | Figure)[]

/** A sentence that knows the addresses of all its figures. */
export type PlacedSentence = readonly (string | PlacedFigure)[]

/**
 * A sentence of a template: what is put in may be words, a figure, or a sentence of its own. Empty words leave nothing behind,
 * and words that follow each other become one.
 */
export function said(
  words: TemplateStringsArray,
  ...parts: readonly (string | Figure | Sentence)[]
): Sentence {
  const pieces = words.flatMap((text, at) => {
    const part = parts[at] ?? ''
    return [text, ...(typeof part === 'string' || 'text' in part ? [part] : part)]
  })
  return joined(pieces)
}

/** Sentences one after the other, a space apart; those without words are left out. */
export function inTurn(sentences: readonly Sentence[]): Sentence {
  const spoken = sentences.filter(sentence => sentence.length > 0)
  return joined(spoken.flatMap((sentence, at) => (at === 0 ? sentence : [' ', ...sentence])))
}

/** The words of a sentence, as they are read. */
export function sentenceText(sentence: Sentence): string {
  return sentence.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')
}

/** A count that opens its rows: '1 post', '1,204 views'. Nothing stands behind a zero. */
export function counted(
  number: AnalyticsNumber,
  count: number,
  words: readonly [one: string, many: string],
  when: Pick<CountedFigure, 'isBefore'> = {},
): string | Figure {
  return figure(number, count, amount(count, words), when)
}

/** The same where its rows are at an address that its sentence knows; that one stands behind a zero, too. */
export function placed(count: number, words: readonly [one: string, many: string], to: string): PlacedFigure {
  return { text: amount(count, words), to }
}

function amount(count: number, words: readonly [one: string, many: string]): string {
  return `${numberText(count)} ${words[count === 1 ? 0 : 1]}`
}

/** A count or a sum as `text`, which opens its rows where there are any. */
export function figure(
  number: AnalyticsNumber,
  value: number,
  text = numberText(value),
  when: Pick<CountedFigure, 'isBefore'> = {},
): string | Figure {
  return value === 0 ? text : { text, number, ...when }
}

/** 'both' of two, 'all 3' of more: what stands before things of which none is missing. */
export function allOf(count: number): string {
  return count === 2 ? 'both' : `all ${numberText(count)}`
}

function joined(pieces: Sentence): Sentence {
  const whole: (string | Figure)[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    if (piece === '') continue
    if (typeof piece === 'string' && typeof last === 'string') whole[whole.length - 1] = last + piece
    else whole.push(piece)
  }
  return whole
}
