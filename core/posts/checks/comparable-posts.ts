import type { PastPost } from './types.ts'

/** A stored post, with what tells whether another text is meant to be like it. */
export interface StoredPost extends PastPost {
  readonly id: string
  readonly storyId: string | null
  readonly platform: string
}

/** The text that is being written; no id before its first save. */
export interface WrittenPost {
  readonly id: string | null
  readonly storyId: string | null
  readonly platform: string
}

/**
 * The posts that a text may not be too like: without itself, and without what was made of the same story for another
 * platform, which is meant to say the same.
 */
export function comparablePosts(past: readonly StoredPost[], written: WrittenPost): StoredPost[] {
  return past.filter(
    ({ id, storyId, platform }) =>
      id !== written.id && (storyId === null || storyId !== written.storyId || platform === written.platform),
  )
}
