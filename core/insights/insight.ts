/** Kinds of insight. */
export const INSIGHT_TYPES = [
  'brand_alignment',
  'content_performance',
  'growth_opportunity',
  'conversion_optimization',
  'brand_consistency',
  'engagement_trend',
  'ai_recommendation',
  'data_quality',
  'user_journey',
  'competitive_analysis',
] as const
export type InsightType = (typeof INSIGHT_TYPES)[number]

export type PriorityBand = 'High' | 'Medium' | 'Low'

/** A step an insight proposes; pressing it navigates. */
export interface InsightAction {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly actionType: 'navigate'
  readonly actionData: {
    readonly path: string
    readonly section?: string
    readonly tab?: string
    readonly highlight?: string
    /** What the page is opened with, such as the day or the post; by the names its address reads. */
    readonly fill?: Readonly<Record<string, string>>
  }
  readonly priority: PriorityBand
  /** As shown, such as `2 minutes`. */
  readonly estimatedTime: string
  readonly isCompleted: boolean
}

/** The very rows an insight speaks of, by their ids; a kind it does not speak of is left out. */
export interface InsightRowIds {
  readonly posts?: readonly string[]
  readonly stories?: readonly string[]
  readonly planned?: readonly string[]
  readonly campaigns?: readonly string[]
  readonly people?: readonly string[]
}

/** A figure an insight rests on that is no row: what it counts, as shown, and the page it comes from. */
export interface InsightFigure {
  readonly label: string
  readonly value: string
  readonly path: string
}

export type InsightMetadata = Readonly<
  Record<string, string | number | boolean | null | InsightRowIds | readonly InsightFigure[]>
>

/** An insight as the rules propose it, before it is stored. */
export interface InsightDraft {
  /** The same situation gives the same key, so that a second run updates the stored insight. */
  readonly key: string
  readonly type: InsightType
  /** 0 to 100. */
  readonly priority: number
  /** 0 to 100. */
  readonly confidence: number
  readonly title: string
  readonly description: string
  /** At most two. */
  readonly actionItems: readonly InsightAction[]
  readonly metadata: InsightMetadata
  /** The tables the advice rests on. */
  readonly dataSources: readonly string[]
  readonly expiresAt: Date | null
}

export interface Insight extends InsightDraft {
  readonly id: string
  readonly isRead: boolean
  readonly isDismissed: boolean
  readonly isActedUpon: boolean
  readonly actedUponAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** At most this many actions are shown on a card. */
export const CARD_ACTIONS = 2
/** An insight counts as read after it was on screen for this long. */
export const READ_AFTER_MS = 2000
/** How many rows the rules look at. */
export const INSIGHT_INPUT_LIMITS = { insights: 20, posts: 20, stories: 20, checkins: 10 } as const

/** High at 80 or more, Medium at 60 or more, else Low; what is no number is Low. */
export function priorityBand(priority: number): PriorityBand {
  if (typeof priority !== 'number') return 'Low'
  if (priority >= 80) return 'High'
  return priority >= 60 ? 'Medium' : 'Low'
}
