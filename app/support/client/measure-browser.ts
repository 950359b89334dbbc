import type { BrowserState } from '#core/support/browser-problems.ts'

/** A stream that is not blocked says something at once; a slow line gets this long. */
const STREAM_WAIT_MS = 8_000
const TRIED = 'brandhearth:storage-check'

/** What this browser can tell of itself. Asks our own server twice and keeps nothing. */
export async function measureBrowser(own: string): Promise<BrowserState> {
  const [clock, hasStream] = await Promise.all([readClocks(), receivesStream()])
  return {
    clock,
    timeZone: { device: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null, own },
    hasStream,
    hasStorage: keepsThings(),
  }
}

/** Both clocks in the middle of one question; null without an answer. */
async function readClocks(): Promise<BrowserState['clock']> {
  const asked = Date.now()
  const reply = await fetch('/auth/session', { cache: 'no-store' }).catch(() => null)
  const server = Date.parse(reply?.headers.get('Date') ?? '')
  if (Number.isNaN(server)) return null
  return { device: new Date((asked + Date.now()) / 2), server: new Date(server) }
}

/** Whether changes arrive as they happen, or something on the way gathers them. */
function receivesStream(): Promise<boolean> {
  return new Promise(resolve => {
    const source = new EventSource('/events')
    const end = (isReceived: boolean) => {
      clearTimeout(timer)
      source.close()
      resolve(isReceived)
    }
    const timer = setTimeout(() => end(false), STREAM_WAIT_MS)
    source.addEventListener('beat', () => end(true))
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) end(false)
    })
  })
}

function keepsThings(): boolean {
  try {
    localStorage.setItem(TRIED, '1')
    localStorage.removeItem(TRIED)
    return true
  } catch {
    return false
  }
}
