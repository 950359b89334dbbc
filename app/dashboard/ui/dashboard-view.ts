import type { HearthHeights } from '#core/brand/hearth/draw-hearth.ts'
import type { StoredScore } from '#core/brand/stored-score.ts'
import type { BestAction } from '#core/dashboard/next-best-action.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { WallTime } from '#core/schedule/wall-time.ts'
import type { TroubleRow } from './morning/trouble-strip.tsx'

/** An idea for a post. */
export interface IdeaItem {
  readonly id: string
  readonly text: string
}

/** What the dashboard shows. */
export interface DashboardView {
  readonly firstName: string
  readonly canWrite: boolean
  readonly idempotencyKey: string
  /** A calendar day, YYYY-MM-DD. */
  readonly today: string
  /** What makes the picture of this brand's fire. */
  readonly hearth: { readonly seed: number; readonly heights: HearthHeights }
  readonly action: BestAction
  /** The text that the action is about; null where it is about none. */
  readonly draft: {
    readonly platform: string
    readonly title: string
    readonly text: string
    readonly href: string
    /** It is stored nowhere yet. */
    readonly isProposed: boolean
  } | null
  /** What is wrong now, the worst first; empty while nothing is. */
  readonly trouble: readonly TroubleRow[]
  /** Whether an example can be filled in, or is there already. */
  readonly example: 'offered' | 'filled' | null
  readonly week: {
    /** The earliest first; not all where there are many. */
    readonly cards: readonly {
      readonly id: string
      readonly platform: string
      readonly status: ScheduledPostStatus
      readonly at: WallTime
      readonly title: string
      readonly line: string
      readonly score: StoredScore | null
      readonly picture: { readonly alt: string; readonly address: string } | null
    }[]
    readonly total: number
  }
  /** A post to begin with; null where there is something to go on with. */
  readonly idea: IdeaItem | null
  /** How the score stands, in a sentence. */
  readonly score: string
  readonly lastCheckin: Date | null
  readonly isCheckInDue: boolean
}
