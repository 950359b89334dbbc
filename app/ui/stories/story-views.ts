import type { StoryKind } from '#core/stories/kinds.ts'
import type { StoryInput } from '#core/stories/schema.ts'

/** A story as the list shows it. */
export interface StoryItem {
  readonly id: string
  readonly title: string
  readonly kind: StoryKind
  /** Its first 400 characters. */
  readonly body: string
  /** YYYY-MM-DD. */
  readonly happenedOn: string | null
  readonly createdAt: Date
  /** Made from it. */
  readonly posts: number
}

/** The story bank as its page shows it. */
export interface StorybankView {
  readonly stories: {
    readonly rows: readonly StoryItem[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly counts: readonly { kind: StoryKind; count: number }[]
  /** Of all stories, whatever is filtered. */
  readonly total: number
  /** Null when unlimited. */
  readonly limit: number | null
  /** Values that no story speaks of. */
  readonly gaps: readonly string[]
  readonly prompts: readonly string[]
  /** What was deleted just now and can be put back. */
  readonly undo: { readonly id: string; readonly title: string } | null
}

/** A story open in its form. */
export interface OpenStory extends StoryInput {
  readonly id: string
  readonly version: number
}

/** A post made from a story. */
export interface PostFromStory {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly platform: string
  readonly alignmentOverall: number | null
  readonly createdAt: Date
}
