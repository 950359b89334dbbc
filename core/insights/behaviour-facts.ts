import type { Tier } from '../billing/tiers.ts'
import type { Dimension } from '../brand/alignment/types.ts'
import type { BrandScoreTrend } from '../brand/score/trend.ts'
import type { StrategyDrift } from '../brand/strategy/drift.ts'
import type { RunningCampaign } from '../campaigns/results.ts'
import type { CampaignStatus } from '../campaigns/status.ts'
import type { StoryKind } from '../stories/kinds.ts'

/** A post as the rules compare it. */
export interface PostFact {
  readonly id: string
  readonly title: string
  /** Its first 2 000 characters. */
  readonly body: string
  readonly createdAt: Date
  /** Null while it is not out. */
  readonly publishedAt: Date | null
  /** The kind of the story it was made from. */
  readonly storyKind: StoryKind | null
  readonly pillarId: string | null
  /** 0 to 100; null when it was never checked. */
  readonly overall: number | null
  readonly dimensions: Readonly<Record<Dimension, number | null>>
}

/** How many days ahead the plan is looked at. */
export const AHEAD_DAYS = 14

/** What a workspace did, as the rules of behaviour look at it. */
export interface BehaviourFacts {
  readonly timeZone: string
  /** Null while the workspace only reads: then it is told nothing about limits. */
  readonly tier: Tier | null
  readonly isTrial: boolean
  readonly clarify: unknown
  /** How many posts there are in all. */
  readonly posts: number
  /** The newest posts, at most 60. */
  readonly newestPosts: readonly PostFact[]
  /** Ready stories that no post was made from, newest first, at most 10. */
  readonly untold: readonly {
    readonly id: string
    readonly title: string
    readonly createdAt: Date
    readonly pillarIds: readonly string[]
  }[]
  /** What stands in the planner in the next `AHEAD_DAYS` days and has not gone out. */
  readonly planned: readonly { readonly id: string; readonly title: string; readonly at: Date }[]
  /** The newest finished texts that are not scheduled, at most 5. */
  readonly drafts: readonly { readonly id: string; readonly title: string }[]
  readonly drift: StrategyDrift
  /** Days since the strategy began; null without one. */
  readonly strategyDays: number | null
  /** Draft or active campaigns that no post belongs to. Days are YYYY-MM-DD. */
  readonly emptyCampaigns: readonly {
    readonly id: string
    readonly name: string
    readonly status: CampaignStatus
    readonly startsOn: string | null
    readonly endsOn: string | null
    readonly createdAt: Date
  }[]
  /** Active campaigns with a goal and both days, and how much of the goal is reached. */
  readonly runningCampaigns: readonly RunningCampaign[]
  /** Who got in touch and has had no reply, the longest wait first, at most 20. */
  readonly waitingPeople: readonly { readonly id: string; readonly since: Date }[]
  /** Open deals that stand still: whose next step’s day has passed, and without one for two weeks. */
  readonly stalledDeals: { readonly late: number; readonly quiet: number }
  /** Stories whose permission has a last day (YYYY-MM-DD, UTC) within `AHEAD_DAYS` days, with the posts made from each. */
  readonly permissions: readonly {
    readonly id: string
    readonly title: string
    readonly expiresOn: string
    readonly posts: number
  }[]
  /** The posts that made a round number, by that number. */
  readonly milestones: readonly {
    readonly count: number
    readonly id: string
    readonly title: string
    readonly at: Date
  }[]
  readonly usage: {
    readonly stories: number
    readonly campaignsThisMonth: number
    readonly creditsThisMonth: number
  }
  readonly trend: BrandScoreTrend
}
