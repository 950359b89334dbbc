import { listQuery } from '../../shared/list-address.ts'
import { LONG_PRESET, type Period, periodParameters } from '../period.ts'
import type { PostGroup } from './groups.ts'
import type { WorksSelection } from './what-works.ts'

export const WORKS_PATH = '/app/analytics/works'

/** The address of the posts of a group or a selection. */
export function worksPostsAddress(period: Period, of: PostGroup | WorksSelection, page?: number): string {
  const wanted = typeof of === 'string' ? of : `${of.dimension}:${of.key}`
  return `${WORKS_PATH}/posts${listQuery({ of: wanted, ...periodParameters(period, LONG_PRESET), page })}`
}
