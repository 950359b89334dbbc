import type { SharedReason } from '#core/analytics/alignment/best-posts.ts'
import type { AlignmentGroup, AlignmentGrouping } from '#core/analytics/alignment/groups-sentence.ts'
import type { TrendWeek } from '#core/analytics/alignment/trend.ts'
import type { Lead } from '#core/analytics/letter/lead.ts'
import type { Sentence } from '#core/analytics/letter/sentence.ts'
import type { Period } from '#core/analytics/period.ts'
import type { Dimension } from '#core/brand/alignment/types.ts'
import type { Folds } from '#core/shared/folds-address.ts'

interface NamedPost {
  readonly id: string
  readonly title: string
}

export interface AlignmentView {
  readonly weeks: readonly TrendWeek[]
  /** What the page begins with. */
  readonly lead: Lead
  /** What moved, and which platforms and authors sound most like the brand. */
  readonly sentences: Readonly<Record<'trend' | AlignmentGrouping, Sentence>>
  readonly groups: readonly AlignmentGroup[]
  /** Scored posts of the period. */
  readonly posts: number
  /** Posts that can be compared; none until they are asked for. */
  readonly recent: readonly NamedPost[]
  readonly comparison: {
    readonly post: NamedPost & { readonly overall: number }
    readonly scores: Readonly<Record<Dimension, number>> | null
    readonly best: readonly (NamedPost & { readonly overall: number })[]
    readonly means: Readonly<Record<Dimension, number>>
    readonly reasons: readonly SharedReason[]
  } | null
}

export interface AlignmentPageProps {
  readonly period: Period
  /** Null on a plan without it. */
  readonly view: AlignmentView | null
  readonly folds: Folds
  /** The posts that can be compared were asked for. */
  readonly isChoosing: boolean
}

export const ALIGNMENT_PATH = '/app/clarify/alignment'
