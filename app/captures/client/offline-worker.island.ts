import type { WaitingStore } from './waiting-store.island.ts'

/** What is used of a service worker's own world, which the page's types do not know. */
interface Worker {
  addEventListener(name: 'install' | 'activate', run: (event: Extended) => void): void
  addEventListener(name: 'fetch', run: (event: Fetched) => void): void
  addEventListener(name: 'message', run: (event: Extended & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly navigator: { readonly onLine: boolean }
  readonly location: { readonly origin: string }
}

interface Extended {
  waitUntil(work: Promise<unknown>): void
}

interface Fetched extends Extended {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/**
 * Shows a page of its own where another cannot be reached. It keeps that page with its style sheet, fonts and script, fetched
 * without cookies, and nothing else: no page of a workspace and no answer with somebody's data is ever stored. One function
 * with nothing outside of it: it is sent as text (app/captures/ui/offline-scripts.ts).
 */
export function serveOffline(worker: Worker, store: WaitingStore): void {
  const CACHE = 'offline'
  const PAGE = '/offline'
  const DAY_MS = 86_400_000
  // Set once a page could not be reached: then what the offline page needs comes from here.
  let isServing = false

  /** The addresses of our own that a text names. */
  const addressesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(match => match[1] ?? '').filter(address => address.startsWith('/'))

  const keep = async () => {
    const fetchOpenly = async (address: string) => {
      const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache', redirect: 'error' })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      return answer
    }
    const page = await fetchOpenly(PAGE)
    const html = await page.clone().text()
    const files = addressesIn(html, /(?:href|src)="(\/(?:assets\/[^"]+|offline\.js|favicon\.svg))"/g)
    const answers = new Map<string, Response>([[PAGE, page]])
    for (const file of files) {
      const answer = await fetchOpenly(file)
      answers.set(file, answer)
      if (!file.endsWith('.css')) continue
      // The letters that English needs; the rest would be a lot to fetch for a page that is seldom seen.
      for (const font of addressesIn(
        await answer.clone().text(),
        /url\(["']?(\/assets\/[^)"']+-core-[^)"']+)["']?\)/g,
      ))
        answers.set(font, await fetchOpenly(font))
    }
    // All at once, so that half of a new page never stands beside half of an old one.
    await caches.delete(CACHE)
    const cache = await caches.open(CACHE)
    for (const [address, answer] of answers) await cache.put(address, answer)
  }

  const keepAnew = async () => {
    const kept = await caches.match(PAGE)
    const at = Date.parse(kept?.headers.get('Date') ?? '')
    if (!(Date.now() - at < DAY_MS)) await keep()
  }

  const offlinePage = async () => {
    isServing = true
    const kept = await caches.match(PAGE)
    if (!kept) return Response.error()
    return new Response(kept.body, { status: 503, headers: kept.headers })
  }

  const open = async (event: Fetched) => {
    try {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request))
      isServing = false
      return answer
    } catch {
      return offlinePage()
    }
  }

  /** The text of a share waits on the device; its pictures would be too much for it. */
  const share = async (request: Request) => {
    const copy = request.clone()
    try {
      return await fetch(request)
    } catch {
      const form = await copy.formData()
      const parts = ['title', 'text', 'url'].map(name => String(form.get(name) ?? '').trim())
      const body = parts
        .filter((words, at) => words !== '' && parts.indexOf(words) === at)
        .join('\n\n')
        .slice(0, 10_000)
      const { owner } = await store.readDevice()
      if (body !== '') await store.add({ id: crypto.randomUUID(), body, owner, at: Date.now() })
      return offlinePage()
    }
  }

  const forgetOwner = async () => {
    const device = await store.readDevice()
    await store.saveDevice({ ...device, owner: '' })
  }

  worker.addEventListener('install', event => {
    event.waitUntil(keep().then(() => worker.skipWaiting()))
  })
  worker.addEventListener('activate', event => {
    const begin = async () => {
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    }
    event.waitUntil(begin())
  })
  worker.addEventListener('message', event => {
    if (event.data === 'opened') event.waitUntil(keepAnew().catch(() => undefined))
  })
  worker.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin !== worker.location.origin) return
    if (request.method === 'POST') {
      if (pathname === '/app/share') event.respondWith(share(request))
      else if (/^\/sign-out(?:\.data)?$/.test(pathname)) event.waitUntil(forgetOwner().catch(() => undefined))
      return
    }
    if (request.method !== 'GET') return
    if (request.mode === 'navigate') return event.respondWith(open(event))
    if (isServing || !worker.navigator.onLine)
      event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  })
}
