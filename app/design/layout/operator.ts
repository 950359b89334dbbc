import { createContext, useContext } from 'react'

/** Who runs this installation, as pages show it. */
export interface ShownOperator {
  /** Name, number and office, as far as they are said. */
  readonly line: string
  readonly supportEmail: string
}

export const OperatorContext = createContext<ShownOperator | null>(null)

/** Who runs this installation, as every page was told; null on a page of an outage, which was told nothing. */
export function useOperator(): ShownOperator | null {
  return useContext(OperatorContext)
}
