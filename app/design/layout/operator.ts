import { createContext, useContext } from 'react'
import type { Operator } from '#app/platform/operator.ts'

export const OperatorContext = createContext<Operator | null>(null)

/** Who runs this installation, as every page was told; null on a page of an outage, which was told nothing. */
export function useOperator(): Operator | null {
  return useContext(OperatorContext)
}
