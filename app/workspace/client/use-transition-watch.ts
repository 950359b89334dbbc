import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { isSlow } from '#core/workspace/metrics.ts'

/** How long the indicator stays after the page has come, in milliseconds. */
const LINGER_MS = 100

/**
 * Whether to show that one page is giving way to another. Leaves each transition in the browser's own timing list, where
 * the performance monitor finds it, and warns on the console of one that took more than a second.
 */
export function useTransitionWatch(): boolean {
  const { state, location } = useNavigation()
  const [isShown, setShown] = useState(false)
  const started = useRef<{ at: number; to: string } | null>(null)
  const to = location?.pathname ?? ''
  useEffect(() => {
    if (state !== 'idle') {
      started.current ??= { at: performance.now(), to }
      setShown(true)
      return
    }
    if (started.current) {
      const { at, to: page } = started.current
      started.current = null
      const { duration } = performance.measure(`page ${page}`, { start: at })
      // biome-ignore lint/suspicious/noConsole: whoever looks into a slow page looks here, and the browser has no other log
      if (isSlow(duration)) console.warn(`Slow transition: ${page} took ${Math.round(duration)} ms`)
    }
    const timer = setTimeout(() => setShown(false), LINGER_MS)
    return () => clearTimeout(timer)
  }, [state, to])
  return isShown
}
