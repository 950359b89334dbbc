import type { SharedReason } from '#core/analytics/alignment/best-posts.ts'
import type { ScoreMeans, TrendWeek } from '#core/analytics/alignment/trend.ts'
import type { Period } from '#core/analytics/period.ts'
import type { Dimension } from '#core/brand/alignment/types.ts'

interface NamedPost {
  readonly id: string
  readonly title: string
}

export interface AlignmentView {
  readonly weeks: readonly TrendWeek[]
  readonly sentence: string
  readonly groups: readonly {
    readonly by: 'network' | 'person'
    readonly key: string | null
    readonly name: string | null
    readonly posts: number
    readonly means: ScoreMeans
  }[]
  /** Scored posts of the period. */
  readonly posts: number
  /** Posts that can be compared. */
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
}

export const ALIGNMENT_PATH = '/app/clarify/alignment'
