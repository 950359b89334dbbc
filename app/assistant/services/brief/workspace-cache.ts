import { record } from '#app/platform/metrics/registry.ts'

/** Milliseconds an entry is good for. */
const FRESH_MS = 5 * 60_000
/** Workspaces remembered; the oldest goes first. */
const MOST = 500

/** A memory of this process for something of each workspace, by a name for who counts its hits: five minutes of it. */
export function workspaceCache<Entry>(cache: string) {
  const entries = new Map<string, { entry: Entry; at: number }>()
  return {
    find(workspace: string, now: Date): Entry | null {
      const kept = entries.get(workspace)
      const age = kept ? now.getTime() - kept.at : FRESH_MS
      const entry = kept && age >= 0 && age < FRESH_MS ? kept.entry : null
      record(({ cacheRequests }) => cacheRequests.inc({ cache, result: entry ? 'hit' : 'miss' }))
      return entry
    },
    keep(workspace: string, entry: Entry, now: Date): void {
      entries.delete(workspace)
      entries.set(workspace, { entry, at: now.getTime() })
      for (const oldest of entries.keys()) {
        if (entries.size <= MOST) break
        entries.delete(oldest)
      }
    },
  }
}
