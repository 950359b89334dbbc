import { firstSentences } from '../shared/grammar/sentences.ts'

/** Characters of a text that are told, and of one sentence that is longer than that. */
export const WHOLE_TEXT = { usual: 700, sentence: 1500 } as const

/** As much of a text as is told: whole sentences, or a single long one; '' where even that is too long. */
export function wholeText(text: unknown, most: number = WHOLE_TEXT.usual): string {
  return firstSentences(text, most) || firstSentences(text, WHOLE_TEXT.sentence)
}
