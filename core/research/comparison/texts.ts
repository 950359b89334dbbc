/** A text that is compared: an item of theirs, their promise, or a post of ours. */
export interface ComparedText {
  readonly id: string
  readonly title: string
  /** What is read: a post's text, an item's title and summary. */
  readonly text: string
  /** Where it can be read; '' when nowhere. */
  readonly address: string
  /** When it was published; null for what has no date. */
  readonly at: Date | null
}

/** Texts of one side and characters of one that are read at most, and days back. */
export const COMPARED = { texts: 60, characters: 2000, days: 90 } as const

/** Fewer texts and fewer words than these are not enough to say anything: one of both has to be reached. */
export const ENOUGH = { texts: 10, words: 300 } as const

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** How many words a text has. */
export function wordCount(text: string): number {
  let count = 0
  for (const _ of text.matchAll(WORD)) count += 1
  return count
}

/** The newest texts that say something, in one order however they came, as many and as long as are read. */
export function boundTexts(texts: readonly ComparedText[]): ComparedText[] {
  return texts
    .filter(({ text }) => text.trim() !== '')
    .toSorted(
      (a, b) => (b.at?.getTime() ?? Infinity) - (a.at?.getTime() ?? Infinity) || (a.id < b.id ? -1 : 1),
    )
    .slice(0, COMPARED.texts)
    .map(each => ({ ...each, text: each.text.slice(0, COMPARED.characters).toWellFormed() }))
}

/** What one side has to go by, and whether that is enough. */
export interface Basis {
  readonly texts: number
  readonly words: number
  readonly isEnough: boolean
}

/** What these texts come to. */
export function basisOf(texts: readonly ComparedText[]): Basis {
  const words = texts.reduce((sum, { text }) => sum + wordCount(text), 0)
  return {
    texts: texts.length,
    words,
    isEnough: texts.length >= ENOUGH.texts || words >= ENOUGH.words,
  }
}
