import { connectionRetryDelayMs } from '#core/assistant/connection.ts'
import { isLiveTable, LIVE, type LiveChange } from '#core/shared/live/live.ts'

const ADDRESS = '/events'
const NAME = 'brandhearth-live'
/** An opening this soon after the page asked for it has missed nothing that the page does not show already. */
const FRESH_MS = 3_000

/** What one tab tells the others: a change, or that some may have been missed. */
type Note = LiveChange | 'missed'

export interface LiveListener {
  readonly onChange: (change: LiveChange) => void
  readonly onMissed: () => void
}

/**
 * The browser's one stream of changes: of all its tabs one holds it and tells the others, because a browser opens six
 * connections to a host at most (HTTP/1.1). When that tab closes, the next takes over. Returns the way to stop.
 */
export function openLiveStream(listener: LiveListener): () => void {
  const started = Date.now()
  const deliver = (note: Note) => (note === 'missed' ? listener.onMissed() : listener.onChange(note))
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return holdStream(deliver, started)

  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<Note>) => deliver(data)
  const leaving = new AbortController()
  const held = navigator.locks.request(NAME, { signal: leaving.signal }, () => {
    if (leaving.signal.aborted) return
    const close = holdStream(note => {
      deliver(note)
      channel.postMessage(note)
    }, started)
    return new Promise<void>(release => {
      leaving.signal.addEventListener('abort', () => {
        close()
        release()
      })
    })
  })
  // Leaving while still in the queue rejects; that is how one leaves a queue.
  held.catch(() => {})
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Keeps one EventSource open: replaced when it closes, or when no sign of life comes in time. */
function holdStream(tell: (note: Note) => void, started: number): () => void {
  let source: EventSource | null = null
  let watch: ReturnType<typeof setTimeout> | undefined
  let attempt = 0

  const replaceAfter = (ms: number) => {
    clearTimeout(watch)
    watch = setTimeout(connect, ms)
  }
  const isAlive = () => replaceAfter(LIVE.beatMs + LIVE.timeoutMs)
  function connect() {
    source?.close()
    const current = new EventSource(ADDRESS)
    source = current
    isAlive()
    current.addEventListener('open', () => {
      attempt = 0
      isAlive()
      if (Date.now() - started > FRESH_MS) tell('missed')
    })
    current.addEventListener('beat', isAlive)
    current.addEventListener('change', event => {
      isAlive()
      const change = readChange(event.data)
      if (change) tell(change)
    })
    current.addEventListener('error', () => {
      // The browser comes back by itself but for refusals, which close it.
      if (current.readyState === EventSource.CLOSED) replaceAfter(connectionRetryDelayMs(attempt++))
    })
  }
  connect()
  return () => {
    clearTimeout(watch)
    source?.close()
  }
}

function readChange(text: string): LiveChange | null {
  try {
    const { table, id } = JSON.parse(text) as { table?: unknown; id?: unknown }
    return isLiveTable(table) ? { table, id: typeof id === 'string' ? id : null } : null
  } catch {
    return null
  }
}
