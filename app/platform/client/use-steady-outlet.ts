import { type ReactNode, useContext, useMemo } from 'react'
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterStateContext as RouterState,
  useOutlet,
  useRevalidator,
} from 'react-router'

/**
 * The page within the root, drawn anew when what it shows has changed. The router draws every page once more when another
 * one is asked for and whenever a fetcher begins or ends, which changes nothing in it; what does show that (a
 * button that waits, the mark of a page on its way) asks the router itself and is drawn by itself.
 *
 * That is what its two contexts are for, which it names unsafe because they may change with any version: nothing else of
 * the router tells of errors.
 */
export function useSteadyOutlet(): ReactNode {
  const outlet = useOutlet()
  const state = useContext(RouterState)
  const data = useContext(RouterData)
  // An error page asks for its page again, and has to see that it came.
  const { state: revalidation } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outlet is new each time, and says the same until one of these is
  return useMemo(() => outlet, [state, data, revalidation])
}
