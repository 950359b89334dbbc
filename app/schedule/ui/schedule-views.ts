import type { PictureView } from '#app/media/ui/index.ts'
import type { StoredScore } from '#core/brand/stored-score.ts'
import type { ScheduleView } from '#core/schedule/days.ts'
import type { FreeTime } from '#core/schedule/slots.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'

/** Whom a post waits for, and since when. */
export interface WaitingView {
  readonly kind: 'inside' | 'client'
  readonly who: readonly { readonly name: string; readonly standsInFor: string | null }[]
  readonly since: Date
  readonly isOverdue: boolean
}

/** A scheduled post as lists show it. */
export interface ListedPostView {
  readonly id: string
  readonly title: string
  readonly platform: string
  readonly status: ScheduledPostStatus
  readonly scheduledFor: Date
  readonly heldReason?: string
  /** Whose approval it waits for in a workflow. */
  readonly waiting?: WaitingView | null
  /** The score of its post; none where there is no text yet. */
  readonly score?: StoredScore | null
}

/** A scheduled post that is posted by hand. */
export interface PostByHandView {
  readonly id: string
  readonly platform: string
  readonly status: ScheduledPostStatus
  /** The text for its platform. */
  readonly body: string
  /** Whether its post has pictures; they stand on its page. */
  readonly hasPictures?: boolean
  readonly pictures?: readonly PictureView[]
}

/** A scheduled post on the calendar. */
export interface ScheduledPostOfDayView {
  readonly id: string
  readonly day: string
  /** Minutes since midnight, on the clock of the workspace. */
  readonly minute: number
  readonly title: string
  readonly platform: string
  readonly status: ScheduledPostStatus
  /** The score of its post, or in words why there is none; absent where there is no text yet. */
  readonly score?: number | string
  /** Where it can be seen once it is out, where we know. */
  readonly link?: string
  /** Where its first picture can be seen. */
  readonly picture?: string
  readonly isOfSeries?: boolean
}

/** A text that waits for a time. */
export interface DraftView extends StoredScore {
  readonly id: string
  readonly title: string
  readonly platform: string
  readonly status: 'draft' | 'approved'
  readonly picture: string | null
}

/** A draft that suits a free time. */
export interface OfferView extends DraftView {
  /** Its beginning; '' for all but the best. */
  readonly body: string
  /** How much it shares with the scheduled post that it is most like, 0 to 1, and that post’s title. */
  readonly likeness: number
  readonly likest: string | null
}

/** What lies beside a week: free times, drafts and the rhythm of the month. */
export interface DeskView {
  readonly free: readonly FreeTime[]
  /** The first one after the week, where it has none itself and is not over. */
  readonly next: FreeTime | null
  readonly drafts: readonly DraftView[]
  /** How many drafts wait in all. */
  readonly waiting: number
  /** How many posts each day of the month has, from its first. */
  readonly rhythm: Readonly<Record<'scheduled' | 'out' | 'failed', readonly number[]>>
  /** The draft that a time is looked for. */
  readonly inHand: string | null
  /** The free time that was pressed, with the drafts that suit it, best first. */
  readonly offer: (FreeTime & { readonly drafts: readonly OfferView[] }) | null
}

/** The schedule as a calendar or a list. */
export interface CalendarView {
  readonly view: ScheduleView
  readonly day: string
  readonly today: string
  readonly days: readonly string[]
  readonly items: readonly ScheduledPostOfDayView[]
  /** How many more each day has than are shown, where it has any. */
  readonly more: Readonly<Record<string, number>>
  /** What was moved just now: when it was before, as a clock's word and in words; null where that can’t be undone. */
  readonly moved: {
    readonly id: string
    readonly title: string
    readonly was: string
    readonly when: string
  } | null
  /** Null where there is nothing to be put: in other views, behind a filter, and for those who only read. */
  readonly desk: DeskView | null
  readonly list: {
    readonly rows: readonly ListedPostView[]
    readonly page: number
    readonly pages: number
  } | null
  readonly counts: Partial<Record<ScheduledPostStatus, number>>
  readonly inUse: readonly string[]
  readonly limit: number
  readonly heldAt: Date | null
  readonly undo: { readonly id: string; readonly title: string } | null
}

/** A scheduled post on its own page, with its text. */
export interface ScheduledPostTextView extends ListedPostView, PostByHandView {
  readonly timeZone: string
  readonly heldReason: string
  readonly score: StoredScore | null
  readonly contentId: string | null
  readonly reason: string
  readonly link: string
}
