import { foldText } from '../words.ts'

/** A word of a text, folded as words are compared, with where it stands in the text. */
export interface TextWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text in their order; takes time in line with its length. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = []
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const [piece] = found
    const place = { start: found.index, end: found.index + piece.length }
    if (/^[a-z\d]+$/i.test(piece)) words.push({ word: piece.toLowerCase(), ...place })
    else for (const word of foldText(piece).split(' ')) if (word !== '') words.push({ word, ...place })
  }
  return words
}
