import { randomUUID } from 'node:crypto'
import { driver } from './driver/driver.ts'

export interface ListenOptions {
  /** A direct address: LISTEN does not pass a transaction pooler. */
  readonly url: string
  readonly channel: string
  readonly onMessage: (payload: string) => void
  /** The link was dead for a while, or has just come up: whatever was sent meanwhile did not arrive. */
  readonly onGap: () => void
  /** Milliseconds between two heartbeats, which is also how long one may take to come round. */
  readonly heartbeatMs?: number
}

export interface Listener {
  close(): Promise<void>
}

const HEARTBEAT_MS = 10_000
const RETRY_MS = 1_000
const BEAT = 'beat:'

/**
 * Listens for NOTIFY for as long as the process lives. postgres.js never notices a link that died in silence (measured: 90 s,
 * 90 sent, 0 received), so a heartbeat goes round the same channel; when it does not come back in time both connections
 * are thrown away and new ones are made. Never throws; a lost database is tried again every second.
 */
export function openListener(options: ListenOptions): Listener {
  const { url, channel, onMessage, onGap, heartbeatMs = HEARTBEAT_MS } = options
  const name = `${BEAT}${randomUUID()}`
  let isClosed = false
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function listenOnce(): Promise<void> {
    let lastBeatAt = Date.now()
    const sql = driver(url, {
      max: 1,
      connect_timeout: 5,
      prepare: false,
      fetch_types: false,
      onnotice: () => {},
    })
    try {
      await within(
        heartbeatMs,
        sql.listen(
          channel,
          payload => {
            lastBeatAt = Date.now()
            if (!payload.startsWith(BEAT)) onMessage(payload)
          },
          // At the first time and whenever postgres.js has found a closed link itself and listens anew.
          onGap,
        ),
      )
      while (!isClosed) {
        const sentAt = Date.now()
        await within(heartbeatMs, sql.notify(channel, name))
        await pause(heartbeatMs)
        if (lastBeatAt < sentAt) return
      }
    } finally {
      await sql.end({ timeout: 0 }).catch(() => {})
    }
  }

  const loop = (async () => {
    while (!isClosed) {
      await listenOnce().catch(() => {})
      if (!isClosed) await pause(RETRY_MS)
    }
  })()

  return {
    async close() {
      isClosed = true
      wake()
      await loop
    },
  }
}

/** Rejects when the work takes longer; the work itself goes on and its end is nobody's business any more. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), ms)
  })
  work.catch(() => {})
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
