import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and in the first render of the browser, true once scripts run: for what needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
