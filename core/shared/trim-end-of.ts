/** The text without any of `characters` at its end. A regular expression for it takes quadratic time on long runs. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
