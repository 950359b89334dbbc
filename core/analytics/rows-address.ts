import { listQuery } from '../shared/list-address.ts'
import type { Figure } from './letter/sentence.ts'
import { type RowsAddress, rowsParameters } from './numbers.ts'
import { type Period, periodParameters, type Span } from './period.ts'

type Rows = Pick<RowsAddress, 'number'> & Partial<RowsAddress>

/** The address of the rows that a number is the sum of. */
export function behindAddress(period: Period, address: Rows): string {
  return `/app/analytics/behind${listQuery({ ...rowsParameters(address), ...periodParameters(period) })}`
}

/** The address of the rows behind a number in days of one’s own. */
export function behindSpan({ from, to }: Span, address: Rows): string {
  return `/app/analytics/behind${listQuery({ ...rowsParameters(address), from, to })}`
}

/** Where a figure of a letter about a period leads. */
export function figureAddress(period: Period, figure: Figure): string {
  if ('to' in figure) return figure.to
  const { number, isBefore } = figure
  return isBefore ? behindSpan(period.before, { number }) : behindAddress(period, { number })
}
