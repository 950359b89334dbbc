import type { BasisPost, NamedRows } from '#core/insights/basis-rows.ts'
import type { Insight, InsightFigure, InsightType } from '#core/insights/insight.ts'

/** An insight as its entry shows it. */
export type InsightEntryView = Pick<
  Insight,
  | 'id'
  | 'type'
  | 'priority'
  | 'confidence'
  | 'title'
  | 'description'
  | 'actionItems'
  | 'expiresAt'
  | 'isRead'
  | 'isActedUpon'
  | 'actedUponAt'
  | 'createdAt'
>

/** The rows that one insight rests on; a part is null when it does not rest on it. Times are seconds since 1970. */
export interface BasisView {
  readonly id: string
  readonly checkins:
    | readonly { readonly id: string; readonly alignment: number; readonly at: number }[]
    | null
  readonly scores:
    | readonly {
        readonly id: string
        readonly postId: string | null
        readonly title: string
        readonly overall: number
        readonly at: number
      }[]
    | null
  readonly posts: readonly BasisPost[] | null
  readonly answers:
    | readonly { readonly section: string; readonly question: string; readonly answer: string }[]
    | null
  readonly named: NamedBasisView | null
}

/** The rows and figures that an insight names; a kind is null when it names none of it. */
export type NamedBasisView = { readonly [Kind in keyof NamedRows]: NamedRows[Kind] | null } & {
  readonly figures: readonly InsightFigure[]
  /** Rows that have been deleted since. */
  readonly gone: number
}

/** What the insights page shows. */
export interface InsightsPageView {
  readonly insights: readonly InsightEntryView[]
  readonly muted: readonly InsightType[]
  readonly dismissed: { readonly id: string; readonly title: string } | null
  /** May whoever looks take an insight up? Where not, its actions only lead somewhere. */
  readonly canAct: boolean
  /** May they hide one, and mute a kind? */
  readonly canHide: boolean
  readonly basis: BasisView | null
  readonly timeZone: string
}
