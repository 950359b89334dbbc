import { graphemesOf } from './graphemes.ts'

// White space of every script, what Unicode says to draw as nothing (joiners, fillers, tags), and an empty cell of Braille.
const NOTHING_VISIBLE = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Has this text nothing that a reader sees? White space and characters without a shape are blank, and what is not text is. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || NOTHING_VISIBLE.test(value)
}

// No letter of Europe and no mark of its printers joins the one before it, as others may.
const MAY_JOIN = /[^\n -\u02ff\u2010-\u2027€]/

/** Characters as a reader counts them: '👩‍👧é' is 2. */
export function countGraphemes(text: string): number {
  if (!MAY_JOIN.test(text)) return text.length
  let count = 0
  for (const _ of graphemesOf(text)) count++
  return count
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

/** How a text begins, for a list that shows no more of it; a mark at the end says that it goes on. */
export function beginning(text: string, limit: number): string {
  return text.length > limit ? `${truncateUnits(text, limit).trimEnd()}…` : text
}
