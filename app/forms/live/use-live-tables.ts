import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { LiveTable } from '#core/shared/live/live.ts'
import { createLiveRegistry } from '#core/shared/live/live-registry.ts'
import { openLiveStream } from './live-stream.ts'

/** Milliseconds to wait for more: a save touches several tables at once. */
const GATHER_MS = 150

const registry = createLiveRegistry(() =>
  openLiveStream({
    onChange: change => registry.publish(change),
    onMissed: () => registry.publishAll(),
  }),
)

/**
 * Reads the page's data anew when one of these tables changes in the workspace, whoever changed it. A hidden tab waits
 * until it is looked at. Not for pages that edit a version of something: there a newer version must be noticed.
 */
export function useLiveTables(...tables: LiveTable[]): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  const names = tables.join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStale = false
    const refresh = () => {
      isStale = document.hidden
      if (!isStale) void latest.current()
    }
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, GATHER_MS)
    }
    const onLook = () => {
      if (isStale && !document.hidden) refresh()
    }
    const leave = registry.subscribe(names.split(',') as LiveTable[], onChange)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearTimeout(timer)
      leave()
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [names])
}
