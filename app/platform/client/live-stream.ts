import { connectionRetryDelayMs } from '#core/assistant/connection.ts'
import { isLiveTable, LIVE, type LiveChange } from '#core/shared/live/live.ts'

const ADDRESS = '/events'
const NAME = 'brandhearth-live'

/** What one tab tells the others: a change, or that some may have been missed. */
type Note = LiveChange | 'missed'

export interface LiveListener {
  readonly onChange: (change: LiveChange) => void
  readonly onMissed: () => void
}

/**
 * The browser's one stream of changes: of all its tabs one holds it and tells the others, because a browser opens six
 * connections to a host at most (HTTP/1.1). When that tab closes, the next takes over. `catchUp` is called once, when nothing that
 * happens from then on is missed. Returns the way to stop.
 */
export function openLiveStream({ onChange, onMissed }: LiveListener, catchUp: () => void): () => void {
  const deliver = (note: Note) => (note === 'missed' ? onMissed() : onChange(note))
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return holdStream(deliver, catchUp)

  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<Note>) => deliver(data)
  const leaving = new AbortController()
  const { signal } = leaving
  const holdForAll = (isTakenOver: boolean) => {
    if (signal.aborted) return
    const tell = (note: Note) => {
      deliver(note)
      channel.postMessage(note)
    }
    // What came between two tabs' streams nobody was told.
    const close = holdStream(tell, isTakenOver ? () => tell('missed') : catchUp)
    return new Promise<void>(release => {
      signal.addEventListener('abort', () => {
        close()
        release()
      })
    })
  }
  const held = navigator.locks.request(NAME, { ifAvailable: true }, async lock => {
    if (lock) return holdForAll(false)
    if (signal.aborted) return
    // Another tab holds the stream, and tells this one from now on.
    catchUp()
    // Leaving while still in the queue rejects; that is how one leaves a queue.
    navigator.locks.request(NAME, { signal }, () => holdForAll(true)).catch(() => {})
  })
  held.catch(() => {})
  return () => {
    leaving.abort()
    channel.close()
  }
}

/**
 * Keeps one EventSource open: replaced when it closes, or when no sign of life comes in time. `onFirst` is called when it opens
 * first; each time after that changes may have been missed.
 */
function holdStream(tell: (note: Note) => void, onFirst: () => void): () => void {
  let source: EventSource | null = null
  let watch: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isFirst = true

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
      if (isFirst) onFirst()
      else tell('missed')
      isFirst = false
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
