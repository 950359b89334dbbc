import { useNavigate } from 'react-router'
import type { Span } from '#core/analytics/period.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** A page that shows a period, and what else its address says. */
export interface PeriodPage {
  readonly path: string
  readonly keep: Readonly<Record<string, string | null>>
}

/** Goes to days that were chosen in a picture, as the form of the page does; undefined where none can be chosen. */
export function usePeriodChoice(page: PeriodPage | null): ((days: Span) => void) | undefined {
  const navigate = useNavigate()
  if (!page) return undefined
  return ({ from, to }) => {
    navigate(`${page.path}${listQuery({ from, to, ...page.keep })}`, { preventScrollReset: true })
  }
}
