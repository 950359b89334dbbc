import type { Grouping } from '#core/analytics/numbers.ts'
import { type Period, periodParameters } from '#core/analytics/period.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** A page of the table that divides the numbers of a period. */
export function dividedAddress(period: Period, by: Grouping, page = 1): string {
  return `/app/analytics${listQuery({ ...periodParameters(period), by, page })}`
}
