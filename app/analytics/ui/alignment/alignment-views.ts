import type { SharedReason } from '#core/analytics/alignment/best-posts.ts'
import type { AlignmentGroup, AlignmentGrouping } from '#core/analytics/alignment/groups-sentence.ts'
import type { TrendWeek } from '#core/analytics/alignment/trend.ts'
import type { Lead } from '#core/analytics/letter/lead.ts'
import type { Sentence } from '#core/analytics/letter/sentence.ts'
import { LONG_PRESET, type Period, periodParameters } from '#core/analytics/period.ts'
import type { Dimension } from '#core/brand/alignment/types.ts'
import type { Folds } from '#core/shared/folds-address.ts'
import { listQuery } from '#core/shared/list-address.ts'

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
}

export const ALIGNMENT_PATH = '/app/clarify/alignment'

/** Where a post is chosen to be put beside the best, and which page of those that can be. */
export function chooseAddress({ period, page = 1 }: { period: Period; page?: number }): string {
  const query = { ...periodParameters(period, LONG_PRESET), choose: 'post', posts: page > 1 ? page : null }
  return `${ALIGNMENT_PATH}${listQuery(query)}`
}
