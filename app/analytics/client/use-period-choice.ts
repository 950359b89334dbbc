import { useNavigate } from 'react-router'
import type { Span } from '#core/analytics/period.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** A page that shows a period, and what else its address says. */
export interface PeriodPage {
  readonly path: string
  readonly keep: Readonly<Record<string, string | null>>
}

/** Goes to days that were chosen in a picture, as the form of the page does. */
export function usePeriodChoice({ path, keep }: PeriodPage): (days: Span) => void {
  const navigate = useNavigate()
  return ({ from, to }) => {
    navigate(`${path}${listQuery({ from, to, ...keep })}`, { preventScrollReset: true })
  }
}
