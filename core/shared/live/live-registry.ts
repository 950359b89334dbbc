import type { LiveTable } from './live.ts'

export interface LiveRegistry {
  /**
   * Counts a listener in; the returned function counts it out, once however often it is called. Where one of the tables changed at
   * `since` or later, by the registry's clock, the listener is told at once.
   */
  subscribe(tables: readonly LiveTable[], onChange: () => void, since?: number): () => void
  /** Keeps what the first listener opened open without any; the returned function ends that, once however often it is called. */
  hold(): () => void
  /** Tells those who asked for the table. */
  publish(change: { readonly table: LiveTable }): void
  /** Tells everybody: changes may have been missed. */
  publishAll(): void
  /** Tables somebody listens to. */
  tables(): LiveTable[]
}

/**
 * Reference-counted subscriptions per table; the filter is always one's own workspace, which the server applies. `open`
 * is called with the first listener and what it returns with the last one's leave, or the last holder's after it. `now` is a
 * clock that never goes back.
 */
export function createLiveRegistry(open: () => () => void, now: () => number): LiveRegistry {
  const listeners = new Map<LiveTable, Map<symbol, () => void>>()
  const holders = new Set<symbol>()
  /** When each table changed last, and when something may have been missed: what a page that is still on its way needs. */
  const changedAt = new Map<LiveTable, number>()
  let missedAt = Number.NEGATIVE_INFINITY
  let close: (() => void) | null = null

  const closeUnwanted = () => {
    if (listeners.size > 0 || holders.size > 0) return
    close?.()
    close = null
  }

  return {
    subscribe(tables, onChange, since = Number.POSITIVE_INFINITY) {
      const key = Symbol('listener')
      for (const table of tables) {
        const group = listeners.get(table) ?? new Map<symbol, () => void>()
        group.set(key, onChange)
        listeners.set(table, group)
      }
      if (listeners.size > 0) close ??= open()
      const latest = Math.max(missedAt, ...tables.map(table => changedAt.get(table) ?? missedAt))
      if (tables.length > 0 && latest >= since) onChange()
      return () => {
        for (const table of tables) {
          const group = listeners.get(table)
          group?.delete(key)
          if (group?.size === 0) listeners.delete(table)
        }
        closeUnwanted()
      }
    },
    hold() {
      const key = Symbol('holder')
      holders.add(key)
      return () => {
        holders.delete(key)
        closeUnwanted()
      }
    },
    publish({ table }) {
      changedAt.set(table, now())
      for (const tell of [...(listeners.get(table)?.values() ?? [])]) tell()
    },
    publishAll() {
      missedAt = now()
      const everybody = new Map([...listeners.values()].flatMap(group => [...group]))
      for (const tell of everybody.values()) tell()
    },
    tables: () => [...listeners.keys()],
  }
}
