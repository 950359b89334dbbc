import { connectionRetryDelayMs } from '#core/assistant/connection.ts'
import { readTypedAnswer, TYPED_HEADER } from '#core/shared/typed-answer.ts'
import { TYPED_ID, tellAnswer } from './typed/answers.ts'

const listeners = new Set<() => void>()

/**
 * How often a page is asked for again while the browser says that there is a network: something in it may refuse this address
 * alone, and whoever waits for it would never be told.
 */
const PAGE_TRIES = 3

/** How many callers deal with a lost connection themselves at this moment. */
let impatient = 0

/** Calls back when a request of the page could not be answered; returns the way to stop. */
export function onTrouble(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** For a page that goes on without the server: what is posted meanwhile fails at once instead of waiting. */
export async function withoutPatience<T>(ask: () => Promise<T>): Promise<T> {
  impatient += 1
  try {
    return await ask()
  } finally {
    impatient -= 1
  }
}

/**
 * Makes the framework's own form posts wait for a lost server instead of replacing the page, and with it what was typed,
 * by an error: such a post is sent again after 1 s doubled per attempt, or as soon as the network is back, until it is
 * answered or the page is left. Sending again is safe, because create forms carry an idempotency key and edits the version
 * they started from. Where a banner tells of the connection, a page that was asked for waits in the same way, without
 * an end only while there is no network. The framework offers no place for this between its router and fetch. `sayWaiting`
 * is called once for each post that waits where no banner says so.
 */
export function installPatientFetch(sayWaiting: () => void): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const isPost = isFormPost(input, init)
    if (impatient > 0 || !(isPost || isPage(input, init))) return send(input, init)
    for (let attempt = 0; ; attempt += 1) {
      const mayWait = isPost || (listeners.size > 0 && (attempt < PAGE_TRIES || !navigator.onLine))
      const answer = await send(input, init).catch((error: unknown) => {
        if (isAbort(error) || !mayWait) throw error
        return null
      })
      if (answer && !(isPost && isOutage(answer))) {
        tellForm(init?.body, answer)
        return answer
      }
      for (const tell of listeners) tell()
      // The workspace has its banner; elsewhere somebody must say once why the button waits.
      if (listeners.size === 0 && attempt === 0) sayWaiting()
      await pause(connectionRetryDelayMs(attempt), init?.signal ?? null)
    }
  }
}

/** Lets the form that was sent know whether the server has its text. */
function tellForm(body: BodyInit | null | undefined, answer: Response): void {
  const id = body instanceof URLSearchParams || body instanceof FormData ? body.get(TYPED_ID) : null
  if (typeof id === 'string') tellAnswer(id, readTypedAnswer(answer.headers.get(TYPED_HEADER)))
}

/** A navigation's or fetcher's post: to a `.data` address, with a body that can be sent twice. */
function isFormPost(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (input instanceof Request || init?.method?.toUpperCase() !== 'POST') return false
  if (init.body instanceof ReadableStream) return false
  const url = new URL(String(input), window.location.href)
  return isOurs(url) && url.pathname.endsWith('.data')
}

/** The data of a page, or what the router has to know before it can ask for that. */
function isPage(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (input instanceof Request || (init?.method ?? 'GET').toUpperCase() !== 'GET') return false
  const url = new URL(String(input), window.location.href)
  return isOurs(url) && (url.pathname.endsWith('.data') || url.pathname === '/__manifest')
}

const isOurs = ({ origin }: URL) => origin === window.location.origin

/** The server is there and asks to be asked again (the database blinks, a new release is starting). */
function isOutage(answer: Response): boolean {
  return answer.status === 502 || (answer.status === 503 && answer.headers.has('Retry-After'))
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Waits for so long, or until the network is back. */
function pause(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      over.abort()
      settle()
    }
    const timer = setTimeout(end(resolve), ms)
    window.addEventListener('online', end(resolve), { signal: over.signal })
    signal?.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: over.signal },
    )
  })
}
