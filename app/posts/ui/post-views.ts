import type { Certainty, ContentAlignment } from '#core/brand/alignment/types.ts'
import type { Finding } from '#core/posts/checks/types.ts'
import type { Proposal } from '#core/posts/drafts/types.ts'
import type { PostText } from '#core/posts/schema.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { DiffPart } from '#core/shared/word-diff.ts'

/** A check that the server made and kept. */
export interface CheckedPost {
  readonly alignment: ContentAlignment
  readonly findings: readonly Finding[]
  readonly text: PostText
  readonly version: number
}

/** A text to take or leave, or why there is none. */
export interface ProposedText {
  readonly proposal: (Proposal & { readonly parts: readonly DiffPart[] }) | null
  readonly problem: string | null
  /** What the assistant says it did, or why rules did it; '' for nothing. */
  readonly note: string
  readonly text: PostText
  readonly version: number
}

/** A text that was put into the form by a press, not saved yet, with what stood there before. */
export interface TakenText {
  readonly text: PostText
  /** Null once it was undone. */
  readonly previous: string | null
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
  /** Its title, or its first line. */
  readonly name: string
  /** How it begins; '' where its name is that. */
  readonly body: string
  /** Whether there is anything to be scheduled. */
  readonly hasText: boolean
  readonly platform: string
  readonly status: PostStatus
  readonly alignmentOverall: number | null
  readonly alignmentCertainty: Certainty | null
  /** When it was last changed; of one that was brought along, when it was published, where that is known. */
  readonly date: Date | null
  /** Whether it was published elsewhere and brought along. */
  readonly isImported: boolean
}
