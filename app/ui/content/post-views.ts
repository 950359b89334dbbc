import type { ContentAlignment } from '#core/content/alignment/types.ts'
import type { PlatformId } from '#core/content/platforms/platforms.ts'
import type { PostStatus } from '#core/content/posts/status.ts'

/** What stands in the editor. */
export interface EditorText {
  readonly title: string
  readonly body: string
  readonly platform: PlatformId
  readonly goal: string
}

/** The editor as its page shows it. */
export interface EditorView {
  /** The saved post; null for a new one. */
  readonly post: { readonly id: string; readonly version: number; readonly updatedAt: Date } | null
  readonly isEditable: boolean
  readonly story: { readonly id: string; readonly title: string } | null
  readonly text: EditorText
  /** What the browser needs to score by itself. */
  readonly foundation: Record<string, string | readonly string[]>
  readonly history: readonly string[]
  /** 0 to 5. */
  readonly foundationFilled: number
  /** Of the text as it opens; null when there is none. */
  readonly alignment: ContentAlignment | null
  readonly ideas: readonly string[]
}

/** A check that the server made and kept. */
export interface CheckedPost {
  readonly alignment: ContentAlignment
  readonly text: EditorText
  readonly version: number
}

/** What was saved elsewhere while this text was written. */
export interface PostConflict {
  readonly version: number
  readonly differences: readonly { label: string; saved: string; typed: string }[]
}

/** A post as the list shows it. */
export interface PostItem {
  readonly id: string
  readonly title: string
  /** Its first 400 characters. */
  readonly body: string
  readonly platform: string
  readonly status: PostStatus
  readonly alignmentOverall: number | null
  readonly updatedAt: Date
}
