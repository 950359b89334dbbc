import type { Period } from '#core/analytics/period.ts'
import { LONG_PRESET, periodParameters } from '#core/analytics/period.ts'
import type { PostGroup } from '#core/analytics/works/groups.ts'
import type { PostOutcome, WorksGroup, WorksSelection } from '#core/analytics/works/what-works.ts'
import type { PostStart } from '#core/posts/start.ts'
import { listQuery } from '#core/shared/list-address.ts'

export interface WorksGroupView extends WorksGroup {
  /** All posts of the group, those with nobody to be compared with among them. */
  readonly all: number
  readonly label: string
  readonly standing: string
  /** What is claimed; null for no claim. */
  readonly finding: string | null
  /** What the next post is asked to be; null where nothing speaks for one. */
  readonly next: Partial<PostStart> | null
}

export interface PaysPoint {
  readonly id: string
  readonly title: string
  readonly overall: number
  readonly standing: number
  readonly responses: number
}

export interface WorksPageProps {
  readonly period: Period
  readonly canWrite: boolean
  readonly posts: number
  readonly settling: number
  readonly uncounted: number
  /** Only the newest posts of the period are looked at. */
  readonly isCut: boolean
  readonly looked: string
  readonly groups: readonly WorksGroupView[]
  readonly pays: {
    readonly posts: number
    readonly sentence: string
    readonly found: { readonly rank: number; readonly low: number; readonly high: number } | null
    readonly points: readonly PaysPoint[]
  }
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

export const WORKS_PATH = '/app/analytics/works'

/** The address of the posts of a group or a selection. */
export function worksPostsAddress(period: Period, of: PostGroup | WorksSelection, page?: number): string {
  const wanted = typeof of === 'string' ? of : `${of.dimension}:${of.key}`
  return `${WORKS_PATH}/posts${listQuery({ of: wanted, ...periodParameters(period, LONG_PRESET), page })}`
}
