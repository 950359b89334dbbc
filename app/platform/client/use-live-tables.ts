import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import type { LiveTable } from '#core/shared/live/live.ts'
import { createLiveRegistry } from '#core/shared/live/live-registry.ts'
import { openLiveStream } from './live-stream.ts'
import { isMoving, pageAskedAt, rereadPage, whenSettled } from './page-moves.ts'
import { tablesChangedSinceLoad } from './tables-changed-since-load.ts'

/** Milliseconds to wait for more: a save touches several tables at once. */
const GATHER_MS = 150

const registry = createLiveRegistry(
  () =>
    openLiveStream(
      { onChange: change => registry.publish(change), onMissed: () => registry.publishAll() },
      () => void catchUp(),
    ),
  () => performance.now(),
)

/** Tells of what changed between the page's reading and the stream's opening. */
async function catchUp(): Promise<void> {
  const changed = await tablesChangedSinceLoad()
  if (changed) for (const table of changed) registry.publish({ table })
  else registry.publishAll()
}

/** For the frame of the workspace: the stream stays open from page to page, once one of them wanted it. */
export function useHeldLiveStream(): void {
  useEffect(() => registry.hold(), [])
}

/**
 * Calls `onChange` after each change of one of these tables in the workspace, whoever made it, and for one that the page, which
 * was asked for before, may not show yet. Returns the way to stop.
 */
export function onLiveTables(tables: readonly LiveTable[], onChange: () => void): () => void {
  return registry.subscribe(tables, onChange, pageAskedAt())
}

/**
 * Reads the page's data anew when one of these tables changes in the workspace, whoever changed it. A hidden tab waits
 * until it is looked at, and nothing is read while a page is on its way: asking then would start that page's loading
 * again, and the message of what was just done would be lost with the first try. Nor while a form's answer is shown, such
 * as a refusal: the router forgets it with any reading anew. Not for pages that edit a version of something: there a
 * newer version must be noticed.
 */
export function useLiveTables(...tables: LiveTable[]): void {
  const isAnswering = useActionData() !== undefined
  const latest = useRef(isAnswering)
  latest.current = isAnswering
  const isStale = useRef(false)
  const names = tables.join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      isStale.current = document.hidden || latest.current || isMoving()
      if (!isStale.current) rereadPage()
    }
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, GATHER_MS)
    }
    const lookAgain = () => {
      if (isStale.current) refresh()
    }
    const stops = [onLiveTables(names.split(',') as LiveTable[], onChange), whenSettled(lookAgain)]
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [names])
}
