import { trimEndOf } from '../../../shared/trim-end-of.ts'

/** `“a”`, `“a” or “b”`, `“a”, “b” and “c”`: a list of quotations joined by the given word. */
export function quoted(items: readonly string[], joiner: 'and' | 'or' = 'and'): string {
  const marked = items.map(item => `“${item}”`)
  const last = marked.pop()
  if (last === undefined) return ''
  return marked.length === 0 ? last : `${marked.join(', ')} ${joiner} ${last}`
}

const LONGEST = 48

/** A text short enough to quote: cut at a word, without its closing full stop. */
export function cutToQuote(text: string): string {
  const plain = trimEndOf(text.replace(/\s+/g, ' ').trim(), '.;:,!')
  if (plain.length <= LONGEST) return plain
  const cut = plain.slice(0, LONGEST)
  const space = cut.lastIndexOf(' ')
  return `${(space > 20 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '').toWellFormed()}…`
}
