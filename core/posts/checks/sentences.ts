import { tokenise } from '../../brand/alignment/text/tokenise.ts'

/** A sentence with the white space round it left out; `end` is exclusive and takes in its closing marks. */
export interface Sentence {
  readonly start: number
  readonly end: number
  readonly text: string
  /** How many words it has. */
  readonly words: number
}

const STOPS = /[.!?…]+["'”’)\]]*|\n+/gu

/** The sentences of a text in order: each ends at `. ! ? …` before white space, or at a line break. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const take = (to: number) => {
    const raw = text.slice(from, to)
    const start = from + (raw.length - raw.trimStart().length)
    const trimmed = raw.trim()
    const words = trimmed === '' ? 0 : tokenise(trimmed).length
    if (words > 0) sentences.push({ start, end: start + trimmed.length, text: trimmed, words })
    from = to
  }
  for (const mark of text.matchAll(STOPS)) {
    const to = mark.index + mark[0].length
    if (mark[0].startsWith('\n') || to === text.length || /\s/.test(text.charAt(to))) take(to)
  }
  take(text.length)
  return sentences
}
