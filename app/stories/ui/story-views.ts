import type { Certainty } from '#core/brand/alignment/types.ts'
import type { Transcription } from '#core/media/transcription.ts'
import type { StoryKind, StoryPermission, StoryStatus } from '#core/stories/kinds.ts'
import type { StoryTargetKind } from '#core/stories/link-key.ts'
import type { PermissionState } from '#core/stories/permission.ts'
import type { StoryInput } from '#core/stories/schema.ts'

/** A story as the list shows it. */
export interface StoryItem {
  readonly id: string
  readonly title: string
  readonly kind: StoryKind
  readonly status: StoryStatus
  readonly permission: PermissionState
  /** How it begins, where that adds to the title; `''` otherwise, and where an excerpt says more. */
  readonly beginning: string
  /** Where the search found its words, between marks; missing when nothing was searched for. */
  readonly excerpt?: string
  /** When it happened, or else was written down, in words. */
  readonly day: string
  /** Made from it. */
  readonly posts: number
  /** There is a recording of it. */
  readonly isRecorded?: boolean
  /** The first of its pictures. */
  readonly picture?: {
    readonly address: string
    readonly alt: string
    readonly focusX: number
    readonly focusY: number
  }
}

/** A recording of a story, to be played. */
export interface RecordingView {
  readonly id: string
  readonly address: string
  readonly createdAt: Date
  readonly transcription: Transcription
  /** What was said; null until it is known. */
  readonly transcript: string | null
  /** Its words can be asked for (again). */
  readonly mayAsk: boolean
}

/** A value, a pillar or an offer that a story can stand for. */
export interface TargetView {
  readonly key: string
  readonly kind: StoryTargetKind
  readonly label: string
}

/** What the list is narrowed down to, as the address says it. */
export interface StoryFilters {
  readonly search: string
  readonly kind: StoryKind | null
  readonly status: StoryStatus | null
  readonly permission: Exclude<PermissionState, 'none'> | null
  /** The key of a target. */
  readonly link: string | null
}

/** The story bank as its page shows it. */
export interface StorybankView {
  readonly stories: {
    readonly rows: readonly StoryItem[]
    /** All that match, on every page. */
    readonly total: number
    /** There are more than `total` and `counts` say. */
    readonly isBeyond: boolean
    /** Places in the list to go on from. */
    readonly newer: string | null
    readonly older: string | null
  }
  /** How many of each kind match the other filters. */
  readonly counts: readonly { kind: StoryKind; count: number }[]
  /** Of all stories, whatever is filtered. */
  readonly total: number
  /** Captures that were shared or emailed and wait to be confirmed. */
  readonly waiting: number
  /** Null when unlimited. */
  readonly limit: number | null
  readonly targets: readonly TargetView[]
  /** What no story stands for, each with a question to begin with; the first few. */
  readonly gaps: readonly (TargetView & { readonly prompt: string })[]
  /** How many gaps there are beside those. */
  readonly moreGaps: number
  /** Questions to begin with; the first few where stories are listed beside them. */
  readonly prompts: readonly string[]
  /** What was deleted just now and can be put back. */
  readonly undo: { readonly id: string; readonly title: string } | null
}

/** A story open in its form. */
export interface OpenStory extends StoryInput {
  readonly id: string
  readonly version: number
}

/** Somebody in a story. */
export interface PersonView {
  readonly id: string
  readonly name: string
  readonly permission: StoryPermission
  readonly state: PermissionState
  readonly scope: string
  readonly wording: string
  /** YYYY-MM-DD. */
  readonly expiresOn: string | null
}

/** A post made from a story. */
export interface PostFromStory {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly platform: string
  readonly status: string
  readonly alignmentOverall: number | null
  readonly alignmentCertainty: Certainty | null
  readonly createdAt: Date
  readonly publishedAt: Date | null
  /** Its newest date in the schedule, and where that stands. */
  readonly scheduledFor: Date | null
  readonly scheduledStatus: string | null
  /** Why it waits; `''` when it does not. */
  readonly heldReason: string
}
