import { isLiveTable, LIVE, type LiveTable } from '#core/shared/live/live.ts'

/**
 * The tables that changed since the server read what this page was loaded with; null when that cannot be told: the browser does
 * not pass the moment on, the page is old, or the server does not answer.
 */
export async function tablesChangedSinceLoad(): Promise<LiveTable[] | null> {
  const moment = momentOfLoad()
  if (!moment) return null
  const answer = await fetch(`/events/since?${new URLSearchParams({ moment })}`).catch(() => null)
  if (!answer?.ok) return null
  const changed: unknown = await answer.json().catch(() => null)
  return Array.isArray(changed) ? changed.filter(isLiveTable) : null
}

function momentOfLoad(): string | null {
  if (Date.now() - performance.timeOrigin > LIVE.changesKnownMs) return null
  const [load] = performance.getEntriesByType('navigation')
  if (!(load instanceof PerformanceNavigationTiming)) return null
  return load.serverTiming?.find(({ name }) => name === LIVE.momentName)?.description || null
}
