import { createContext, useContext } from 'react'

/** The response's script nonce. Empty in the browser, where nothing is allowed to read it. */
export const NonceContext = createContext('')

/** The nonce for a script or style element rendered by the server. */
export function useNonce(): string {
  return useContext(NonceContext)
}
