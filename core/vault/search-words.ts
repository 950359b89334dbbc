import { foldText } from '../watch/words.ts'

/** More words than this are not looked at. */
const MOST_WORDS = 8

/**
 * What was typed as words to look for, each anywhere in a text: lower case, without accents, so that 'Cafe' finds 'café'.
 * At most 8; none for nothing but signs.
 */
export function vaultSearchWords(search: string): string[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS)
}
