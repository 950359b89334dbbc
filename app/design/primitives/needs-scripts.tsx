import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** What only scripts can do: its place is kept until they run, so that nothing moves; where none run it isn’t there. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return <div className={useHydrated() ? 'contents' : 'invisible contents noscript:hidden'}>{children}</div>
}
