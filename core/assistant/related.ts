import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { readKey } from '../shared/untrusted.ts'
import { fitting } from './tokens.ts'
import type { FoundPosts } from './tools/find-posts.ts'
import type { FoundStories } from './tools/find-stories.ts'
import { wholeText } from './whole-text.ts'

/** Rows of each kind that a question brings along, and tokens of each kind. */
export const RELATED_LIMITS = { rows: 3, tokens: 700 } as const

/** What a question is about, the closest first. */
export interface RelatedRows {
  readonly stories: FoundStories['stories']
  readonly posts: FoundPosts['posts']
  readonly answers: readonly { readonly key: string; readonly answer: string }[]
}

export const NOTHING_RELATED: RelatedRows = { stories: [], posts: [], answers: [] }

/** The rows that were found, each whole or not at all, within their tokens. */
export function relatedRows(found: {
  readonly stories: FoundStories['stories']
  readonly posts: FoundPosts['posts']
  /** Keys of answers in the foundation. */
  readonly keys: readonly string[]
  readonly foundation: unknown
}): RelatedRows {
  const data = normaliseClarify(found.foundation)
  const answers = found.keys.map(key => {
    const value = readKey(data, key)
    return { key, answer: wholeText(Array.isArray(value) ? value.join('\n') : value) }
  })
  return {
    stories: fitting(found.stories, RELATED_LIMITS.tokens),
    posts: fitting(found.posts, RELATED_LIMITS.tokens),
    answers: fitting(
      answers.filter(({ answer }) => answer !== ''),
      RELATED_LIMITS.tokens,
    ),
  }
}
