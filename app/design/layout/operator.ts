import { useRouteLoaderData } from 'react-router'
import type { Operator } from '#app/platform/operator.ts'

/** Who runs this installation, as the root of every page was told; null on a page of an outage, which was told nothing. */
export function useOperator(): Operator | null {
  const root = useRouteLoaderData<{ operator: Operator }>('root')
  return root?.operator ?? null
}
