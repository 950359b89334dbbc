import * as v from 'valibot'
import { openListener } from '#db/listen.ts'
import { type ChangeRow, listenOnSession, listRecentChanges } from '#db/queries/platform/changes.ts'
import type { ServiceContext } from '../context.ts'
import { directDatabase } from '../direct-database.ts'
import { logger } from '../log/logger.ts'

/** A table of a workspace changed; `id` is the one row, or null when there were several. */
export type Change = ChangeRow

export interface ChangeFeed {
  /** Calls back for every change of the workspace until the returned function is called. */
  subscribe(workspace: string, onChange: (change: Change) => void): () => void
  /** What NOTIFY brought on the app's own connection: the only way to learn of it on the embedded database. */
  receive(payload: string): void
  close(): Promise<void>
}

/** Milliseconds between two looks for what was missed: the backstop on a server, the only news of others when embedded. */
const POLL_MS = { server: 30_000, embedded: 2_000 } as const
/** Seconds by which two looks overlap: longer than any transaction may last (db/client.ts). */
const OVERLAP_S = 30
/** How many sequence numbers are remembered, so that nobody is told twice. */
const REMEMBERED = 10_000

/**
 * One per process: listens for what changed in the database and tells those who look at that workspace. Nothing is asked or
 * listened for while nobody looks.
 */
export function openChangeFeed(
  context: ServiceContext,
  pace: { pollMs?: number; heartbeatMs?: number } = {},
): ChangeFeed {
  const { config, db } = context
  const isEmbedded = config.databaseEmbedded
  const pollMs = pace.pollMs ?? (isEmbedded ? POLL_MS.embedded : POLL_MS.server)
  const listeners = new Map<string, Set<(change: Change) => void>>()
  let seen = new Set<number>()
  let lastLook = Date.now()
  let looking: Promise<void> | null = null
  let isListening = false

  function tell(change: Change): void {
    if (seen.has(change.seq)) return
    seen.add(change.seq)
    if (seen.size > REMEMBERED) seen = new Set([...seen].slice(REMEMBERED / 2))
    for (const listener of listeners.get(change.workspace) ?? []) listener(change)
  }

  function receive(payload: string): void {
    const change = readChange(payload)
    if (change) tell(change)
  }

  async function look(): Promise<void> {
    const started = Date.now()
    try {
      if (isEmbedded && !isListening) {
        await listenOnSession(db.unscoped.sql)
        isListening = true
      }
      const seconds = Math.ceil((started - lastLook) / 1000) + OVERLAP_S
      for (const change of await db.acrossWorkspaces('live changes', sql =>
        listRecentChanges(sql, { seconds }),
      ))
        tell(change)
      lastLook = started
    } catch (error) {
      isListening = false
      logger().warn({ err: error }, 'changes could not be read; trying again')
    }
  }

  function lookAgain(): void {
    if (listeners.size === 0) return
    looking ??= look().finally(() => {
      looking = null
    })
  }

  const timer = setInterval(lookAgain, pollMs)
  timer.unref()
  const direct = directDatabase(config)
  const listener =
    isEmbedded || !direct
      ? null
      : openListener({
          url: direct.url,
          channel: 'changes',
          onMessage: receive,
          onGap: lookAgain,
          ...(pace.heartbeatMs ? { heartbeatMs: pace.heartbeatMs } : {}),
        })

  return {
    subscribe(workspace, onChange) {
      const isFirst = listeners.size === 0
      const group = listeners.get(workspace) ?? new Set()
      group.add(onChange)
      listeners.set(workspace, group)
      if (isFirst) {
        lastLook = Date.now()
        if (isEmbedded) lookAgain()
      }
      return () => {
        group.delete(onChange)
        if (group.size === 0) listeners.delete(workspace)
      }
    },
    receive,
    async close() {
      clearInterval(timer)
      listeners.clear()
      await listener?.close()
      await looking
    },
  }
}

const Change = v.object({
  seq: v.pipe(v.number(), v.safeInteger()),
  table: v.string(),
  workspace: v.string(),
  id: v.nullable(v.string()),
})

/** What a notification says, or null when it is none of ours (a heartbeat, another release's shape). */
export function readChange(payload: string): ChangeRow | null {
  try {
    const parsed = v.safeParse(Change, JSON.parse(payload))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
