import type { Lead } from '#core/analytics/letter/lead.ts'
import type { Sentence } from '#core/analytics/letter/sentence.ts'
import type { Period } from '#core/analytics/period.ts'
import type { PostGroup } from '#core/analytics/works/groups.ts'
import type { WaitingGroup } from '#core/analytics/works/packed-groups.ts'
import type { PaysPoint } from '#core/analytics/works/packed-points.ts'
import type { PostOutcome, WorksGroup, WorksSelection } from '#core/analytics/works/what-works.ts'
import type { PostStart } from '#core/posts/start.ts'
import type { Folds } from '#core/shared/folds-address.ts'

export interface WorksGroupView extends WorksGroup {
  /** All posts of the group, those with nobody to be compared with among them. */
  readonly all: number
  readonly label: string
  readonly standing: string
  /** What is claimed; null for no claim. */
  readonly finding: Sentence | null
  /** What the next post is asked to be; null where nothing speaks for one. */
  readonly next: Partial<PostStart> | null
}

export interface WorksPageProps {
  readonly period: Period
  readonly canWrite: boolean
  readonly posts: number
  readonly settling: number
  readonly uncounted: number
  /** Only the newest posts of the period are looked at. */
  readonly isCut: boolean
  /** What the page begins with. */
  readonly lead: Lead
  /** What comparing many groups does to the ranges; null where none was compared. */
  readonly widened: string | null
  /** Those that were compared. */
  readonly groups: readonly WorksGroupView[]
  readonly waiting: readonly WaitingGroup[]
  readonly pays: {
    readonly posts: number
    readonly sentence: string
    readonly found: { readonly rank: number; readonly low: number; readonly high: number } | null
    /** The highest score first. */
    readonly points: readonly PaysPoint[]
  }
  readonly folds: Folds
}

export interface WorksPostsPageProps {
  readonly period: Period
  readonly timeZone: string
  readonly of: PostGroup | WorksSelection
  readonly subject: string | null
  readonly posts: readonly (Omit<PostOutcome, 'start'> & { readonly responses: number })[]
  readonly count: number
  readonly sum: number
  readonly page: number
  readonly pages: number
}
