import type { LiveChange, LiveTable } from './live.ts'

export interface LiveRegistry {
  /** Counts a listener in; the returned function counts it out, once however often it is called. */
  subscribe(tables: readonly LiveTable[], onChange: () => void): () => void
  /** Tells those who asked for the table. */
  publish(change: LiveChange): void
  /** Tells everybody: changes may have been missed. */
  publishAll(): void
  /** Tables somebody listens to. */
  tables(): LiveTable[]
}

/**
 * Reference-counted subscriptions per table; the filter is always one's own workspace, which the server applies. `open`
 * is called with the first listener and what it returns with the last one's leave.
 */
export function createLiveRegistry(open: () => () => void): LiveRegistry {
  const listeners = new Map<LiveTable, Map<symbol, () => void>>()
  let close: (() => void) | null = null

  return {
    subscribe(tables, onChange) {
      const key = Symbol('listener')
      for (const table of tables) {
        const group = listeners.get(table) ?? new Map<symbol, () => void>()
        group.set(key, onChange)
        listeners.set(table, group)
      }
      if (listeners.size > 0) close ??= open()
      return () => {
        for (const table of tables) {
          const group = listeners.get(table)
          group?.delete(key)
          if (group?.size === 0) listeners.delete(table)
        }
        if (listeners.size > 0) return
        close?.()
        close = null
      }
    },
    publish({ table }) {
      for (const tell of [...(listeners.get(table)?.values() ?? [])]) tell()
    },
    publishAll() {
      const everybody = new Map([...listeners.values()].flatMap(group => [...group]))
      for (const tell of everybody.values()) tell()
    },
    tables: () => [...listeners.keys()],
  }
}
