import { quotable } from '../../shared/grammar/phrase.ts'

/** The founder's words in quotation marks, a whole phrase of at most about a line; `''` when there is none to quote. */
export function quote(text: string | undefined): string {
  const phrase = quotable(text)
  return phrase === null ? '' : `“${phrase}”`
}
