import * as v from 'valibot'
import type { StoryKind, StoryPermission } from '../../stories/kinds.ts'
import { choice, readWhole, strict, type ToolDefinition, text, whole } from './definition.ts'

const USED = ['any', 'used', 'unused'] as const
/** Stories that one call brings, characters of a search, and of an excerpt. */
export const FIND_STORIES_LIMITS = { rows: { from: 1, to: 10 }, query: 200, excerpt: 400 } as const

export const FIND_STORIES: ToolDefinition<'find_stories'> = {
  name: 'find_stories',
  description:
    'Looks up the founder’s own stories: the closest to the words first, or the newest when there are no words. A story is used when a post was made from it.',
  parameters: strict({
    query: text('Words to look for, such as a name or a subject; empty for the newest.'),
    used: choice(USED, 'Whether a post was made from the story.'),
    limit: whole(FIND_STORIES_LIMITS.rows, 'How many.'),
  }),
}

export const findStoriesInput = v.strictObject({
  query: v.string(),
  used: v.picklist(USED),
  limit: readWhole(FIND_STORIES_LIMITS.rows),
})
export type FindStoriesInput = v.InferOutput<typeof findStoriesInput>

/** What `find_stories` answers. */
export interface FoundStories {
  /** How many there are in all; at most 1 000 are counted. */
  readonly total: number
  readonly stories: readonly {
    readonly title: string
    readonly kind: StoryKind
    /** YYYY-MM-DD; null when it was not said. */
    readonly happenedOn: string | null
    /** Titles of pillars and names of values that the story stands for. */
    readonly pillars: readonly string[]
    readonly values: readonly string[]
    /** `expired` when its last day is over: then it may not be told. */
    readonly permission: StoryPermission | 'expired'
    /** Whole sentences from its beginning. */
    readonly excerpt: string
    /** Posts made from it. */
    readonly posts: number
  }[]
}
