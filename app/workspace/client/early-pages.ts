import { notePageAskedAt } from '#app/platform/client/page-moves.ts'

/** Milliseconds that an answer may wait for the press to be done; whoever holds a button down longer gets a fresh one. */
const KEPT_MS = 1000

interface EarlyAnswer {
  readonly address: string
  /** When it was asked for; milliseconds since the browser loaded the page. */
  readonly askedAt: number
  readonly answer: Promise<Response>
  readonly stop: AbortController
  readonly timer: ReturnType<typeof setTimeout>
}

let early: EarlyAnswer | null = null
let isReady = false

/**
 * Asks for a page's data while its link is being pressed: a tenth of a second passes until the press is done, in which the
 * server may have answered. One answer is kept, for one asking, and only while nothing is written. `address` is the one at
 * which the router will ask for it.
 */
export function askEarly(address: string): void {
  if (early?.address === address) return
  standBeforeFetch()
  forgetEarly()
  const stop = new AbortController()
  const answer = fetch(address, { signal: stop.signal })
  // Whoever takes it is told; where nobody does, nobody misses it.
  answer.catch(() => {})
  early = { address, askedAt: performance.now(), answer, stop, timer: setTimeout(forgetEarly, KEPT_MS) }
}

/** Gives up what was asked for early: it may be older than what is written now. */
export function forgetEarly(): void {
  if (!early) return
  clearTimeout(early.timer)
  early.stop.abort()
  early = null
}

/** The framework offers no place between its router and fetch. */
function standBeforeFetch(): void {
  if (isReady) return
  isReady = true
  const ask = window.fetch
  window.fetch = (input, init) => {
    if (isRead(input, init)) return takeEarly(input, init?.signal) ?? ask(input, init)
    // What was asked for before this is written, or while it is, may be without it.
    forgetEarly()
    return ask(input, init).finally(forgetEarly)
  }
}

/** The answer to what was asked for early, given up together with `signal`. */
function takeEarly(
  input: RequestInfo | URL,
  signal: AbortSignal | null | undefined,
): Promise<Response> | null {
  if (!early || signal?.aborted || String(input) !== early.address) return null
  const { answer, askedAt, stop, timer } = early
  early = null
  clearTimeout(timer)
  signal?.addEventListener('abort', () => stop.abort(signal.reason), { once: true })
  notePageAskedAt(askedAt)
  return answer
}

function isRead(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return /^(?:GET|HEAD)$/i.test(method)
}
