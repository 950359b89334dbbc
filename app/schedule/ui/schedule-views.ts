import type { PictureView } from '#app/media/ui/index.ts'
import type { StoredScore } from '#core/brand/stored-score.ts'
import type { ScheduleView } from '#core/schedule/days.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'

/** Whom a post waits for, and since when. */
export interface WaitingView {
  readonly kind: 'inside' | 'client'
  readonly who: readonly { readonly name: string; readonly standsInFor: string | null }[]
  readonly since: Date
  readonly isOverdue: boolean
}

/** A scheduled post as the pages show it. */
export interface ScheduledPostView {
  readonly id: string
  readonly title: string
  readonly platform: string
  readonly status: ScheduledPostStatus
  readonly scheduledFor: Date
  readonly timeZone: string
  readonly heldReason: string
  /** Whose approval it waits for in a workflow. */
  readonly waiting?: WaitingView | null
  /** The score of its post; null where there is no text yet. */
  readonly score: StoredScore | null
}

/** The schedule as a calendar or a list. */
export interface CalendarView {
  readonly view: ScheduleView
  readonly day: string
  readonly today: string
  readonly days: readonly string[]
  readonly items: readonly (ScheduledPostView & { readonly day: string; readonly ofDay: number })[]
  readonly list: {
    readonly rows: readonly ScheduledPostView[]
    readonly page: number
    readonly pages: number
  } | null
  readonly counts: Partial<Record<ScheduledPostStatus, number>>
  readonly inUse: readonly string[]
  readonly limit: number
  readonly heldAt: Date | null
  readonly undo: { readonly id: string; readonly title: string } | null
}

/** With its text: what is handed over. */
export interface ScheduledPostTextView extends ScheduledPostView {
  readonly contentId: string | null
  /** The text for its platform. */
  readonly body: string
  /** Whether its post has pictures; they stand on its page. */
  readonly hasPictures?: boolean
  readonly pictures?: readonly PictureView[]
  readonly reason: string
  readonly link: string
}
