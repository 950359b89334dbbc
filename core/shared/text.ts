import { graphemesOf } from './graphemes.ts'

// White space of every script, what Unicode says to draw as nothing (joiners, fillers, tags), and an empty cell of Braille.
const NOTHING_VISIBLE = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Has this text nothing that a reader sees? White space and characters without a shape are blank, and what is not text is. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || NOTHING_VISIBLE.test(value)
}

// No letter of Europe and no mark of its printers joins the one before it; only a line's two ends count as one.
const MAY_JOIN = /\r|[\u0300-\u200f\u2028-\u20ab\u20ad-\uffff]/

/** Characters as a reader counts them: '👩‍👧é' is 2. */
export function countGraphemes(text: string): number {
  if (!MAY_JOIN.test(text)) return text.length
  let count = 0
  for (const _ of graphemesOf(text)) count++
  return count
}

/** Bytes of a text in UTF-8; half of a surrogate pair counts as the 3 of the character that takes its place. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.codePointAt(at) ?? 0
    if (unit > 0xffff) at++
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : unit > 0xffff ? 4 : 3
  }
  return bytes
}

/** The first `limit` UTF-16 units, one less where the cut would split a surrogate pair. */
export function truncateUnits(text: string, limit: number): string {
  if (text.length <= limit) return text
  const last = text.charCodeAt(limit - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, splitsPair ? limit - 1 : limit)
}

/** Runs of letters and digits, apostrophes and hyphens inside included: "don't over-think" is 2 words. */
export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/** How many words a reader would count. */
export function countWords(text: string): number {
  return words(text).length
}

/** The text without any of `characters` at its end. A regular expression for it takes quadratic time on long runs. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** How a text begins, for a list that shows no more of it; a mark at the end says that it goes on. */
export function beginning(text: string, limit: number): string {
  return text.length > limit ? `${truncateUnits(text, limit).trimEnd()}…` : text
}
