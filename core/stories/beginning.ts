/** As much as three lines of a list hold at their widest, in characters. */
const MOST = 320
/** How many signs and spaces more than its title a text may have and say the same. */
const SIGNS = 40

/**
 * How a story begins, for a list that shows its title above: cut after a word, with an ellipsis where something was left
 * out, and '' where the title says it already. A captured line is its own title; saying it twice helps nobody.
 */
export function storyBeginning({ title, body }: { readonly title: string; readonly body: string }): string {
  const text = body.trim()
  // Taking a text apart costs more than anything else of a list, and a long one is not its title.
  if (text.length <= title.length + SIGNS && [bare(title), ''].includes(bare(text))) return ''
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST)
  return `${cut.slice(0, Math.max(cut.search(/\s\S*$/), MOST / 2)).trimEnd()}…`
}

/** Its letters and digits alone. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
