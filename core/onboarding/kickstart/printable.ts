/** What our PDF fonts hold: Latin as far as Latin Extended-A, Romanian's comma letters, and the usual marks. */
const HELD = /^[\n\t\u0020-\u007e\u00a0-\u017f\u0218-\u021b‚„•‹›™−–—‘’“”…€]$/u

/**
 * The text as our PDF fonts can set it: other letters lose their marks where that helps, pictures go, and any other
 * character becomes a question mark; `isWhole` is false when one did.
 */
export function printableText(text: string): { readonly text: string; readonly isWhole: boolean } {
  let isWhole = true
  const set = Array.from(text.normalize('NFC'), character => {
    if (HELD.test(character)) return character
    if (/^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{Cf}\p{Cc}]$/u.test(character))
      return ''
    const plain = Array.from(character.normalize('NFKD').replace(/\p{M}+/gu, ''))
    if (plain.length > 0 && plain.every(letter => HELD.test(letter))) return plain.join('')
    isWhole = false
    return '?'
  })
  return { text: set.join('').replace(/ {2,}/g, ' ').trim(), isWhole }
}
