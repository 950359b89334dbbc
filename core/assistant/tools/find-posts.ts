import * as v from 'valibot'
import type { Dimension } from '../../brand/alignment/types.ts'
import { choice, readWhole, strict, type ToolDefinition, text, whole } from './definition.ts'
import type { ToldPostStatus } from './post-status.ts'

const ORDERS = ['newest', 'best', 'worst'] as const
const STATUSES = ['any', 'draft', 'scheduled', 'published'] as const
/** Posts that one call brings, characters of a search, and of a post. */
export const FIND_POSTS_LIMITS = { rows: { from: 1, to: 10 }, query: 200, body: 600 } as const

export const FIND_POSTS: ToolDefinition<'find_posts'> = {
  name: 'find_posts',
  description:
    'Looks up the founder’s own posts with their alignment scores (0 to 100): the newest, the best or the worst scored of those that hold the words. Only scored posts have a place among the best and the worst.',
  parameters: strict({
    query: text('Words to look for; empty for all posts.'),
    order: choice(ORDERS, 'Which come first.'),
    status: choice(STATUSES, 'Which posts.'),
    limit: whole(FIND_POSTS_LIMITS.rows, 'How many.'),
  }),
}

export const findPostsInput = v.strictObject({
  query: v.string(),
  order: v.picklist(ORDERS),
  status: v.picklist(STATUSES),
  limit: readWhole(FIND_POSTS_LIMITS.rows),
})
export type FindPostsInput = v.InferOutput<typeof findPostsInput>

/** What `find_posts` answers. */
export interface FoundPosts {
  /** How many there are in all; at most 1 000 are counted. */
  readonly total: number
  readonly posts: readonly {
    /** Its title, or its first line when it has none. */
    readonly title: string
    readonly platform: string
    readonly status: ToldPostStatus
    /** Null when the post was never scored. */
    readonly score: (Readonly<Record<Dimension, number>> & { readonly overall: number }) | null
    /** `YYYY-MM-DD HH:MM` by the workspace's clock; null when it is not scheduled. */
    readonly scheduledFor: string | null
    /** YYYY-MM-DD by the workspace's clock; null when it is not out. */
    readonly publishedOn: string | null
    /** Title of its pillar, and of the story it was made from; null without one. */
    readonly pillar: string | null
    readonly story: string | null
    /** Whole sentences from its beginning. */
    readonly body: string
  }[]
}
