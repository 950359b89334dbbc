import { type Judgement, judgeSentiment } from '../sentiment/judge.ts'
import { findMentions, type MentionPlace, type MentionSearch } from './find-mentions.ts'

/** What an item mentions, where, and how it speaks. */
export interface ItemMentions {
  /** Keys of the things, each once. */
  readonly keys: readonly string[]
  readonly title: readonly MentionPlace[]
  readonly summary: readonly MentionPlace[]
  /** Of the whole item; names that were found say nothing. */
  readonly judgement: Judgement
}

/** Reads an item for what it mentions; null when that is nothing. */
export function readMentions(
  { title, summary }: { readonly title: string; readonly summary: string },
  search: MentionSearch,
): ItemMentions | null {
  const [inTitle = [], inSummary = []] = findMentions([title, summary], search)
  const keys = [...new Set([...inTitle, ...inSummary].map(({ key }) => key))]
  if (keys.length === 0) return null
  const before = `${title}. `
  const names = [
    ...inTitle,
    ...inSummary.map(({ start, end }) => ({ start: start + before.length, end: end + before.length })),
  ]
  return { keys, title: inTitle, summary: inSummary, judgement: judgeSentiment(before + summary, names) }
}
