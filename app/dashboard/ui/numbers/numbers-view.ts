import type { WeekDay } from '#app/design/charts/week-strip.tsx'
import type { Tier } from '#core/billing/tiers.ts'
import type { ScoreReason } from '#core/brand/score/explain.ts'
import type { BrandScore } from '#core/brand/score/score-brand.ts'
import type { ScoreViews } from '#core/brand/score/views.ts'
import type { ProgressRecord } from '#core/dashboard/progress.ts'
import type { ProgressStage } from '#core/dashboard/progress-stage.ts'
import type { SoftUnlock, UnlockState } from '#core/dashboard/progress-unlocks.ts'
import type { IdeaItem } from '../dashboard-view.ts'

/** What the page of numbers shows. */
export interface NumbersView {
  readonly tier: Tier
  readonly canWrite: boolean
  readonly idempotencyKey: string
  readonly progress: Pick<
    ProgressRecord,
    'currentStep' | 'totalSteps' | 'storiesCount' | 'postsCreated' | 'weeklyStats'
  >
  readonly stage: ProgressStage
  readonly unlocks: Record<SoftUnlock, UnlockState>
  readonly score: Omit<BrandScore, 'breakdown' | 'lastUpdated'>
  readonly views: ScoreViews
  readonly reasons: readonly ScoreReason[]
  readonly advice: readonly string[]
  readonly trend: {
    readonly change: number
    readonly direction: 'up' | 'down' | 'steady' | 'new'
    /** The first measured day that is shown; null without one. */
    readonly since: Date | null
    readonly points: { day: string; value: number | null }[]
  }
  /** Of the last 30 days, newest first, at most ten. */
  readonly checkins: readonly { readonly alignment: number; readonly at: Date }[]
  /** What matters most of the insights. */
  readonly noticed: readonly { readonly key: string; readonly title: string; readonly priority: number }[]
  /** This week's schedule, Monday first. */
  readonly week: { readonly today: string; readonly days: readonly WeekDay[] }
  readonly latestStories: readonly { id: string; title: string }[]
  /** Who waits for a reply, and what open deals are worth in pence; null where nothing is sold here yet. */
  readonly selling: { readonly waiting: number; readonly openPence: number } | null
  readonly personal: {
    readonly weeklyFocus: string
    /** Why the week is about it. */
    readonly focusReason: string
    readonly storyPrompts: readonly string[]
    readonly contentIdeas: readonly IdeaItem[]
    readonly funnelRecommendations: readonly string[]
    /** Ideas that are never suggested again. */
    readonly notForMe: readonly IdeaItem[]
  }
  /** Whether the assistant can word them. */
  readonly canPolish: boolean
  /** Of the last 30 days. */
  readonly month: {
    readonly posts: number
    readonly out: number
    readonly checks: number
  }
  /** The newest posts that were scored; null without any. */
  readonly checkedPosts: {
    readonly count: number
    readonly average: number
    readonly best: number
    readonly lowest: number
  } | null
}
