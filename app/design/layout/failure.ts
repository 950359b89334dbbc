import { createContext, useContext } from 'react'

/** What the server knows of a request that failed; a page shown because of an outage runs no scripts. */
export interface Failure {
  readonly requestId: string | null
  readonly isOutage: boolean
}

export const FailureContext = createContext<Failure>({ requestId: null, isOutage: false })

/** The failure of this response, as far as the server told. */
export function useFailure(): Failure {
  return useContext(FailureContext)
}
