import { whenIdle } from '#app/platform/client/when-idle.ts'
import { mayPreload, type PreloadAttempt } from '#core/workspace/preload-plan.ts'
import { pageModules, type RouteEntry } from './page-modules.ts'

declare global {
  interface Window {
    /** The routes that the router of this page knows; it writes it there itself. */
    __reactRouterManifest?: { routes: Record<string, RouteEntry | undefined> }
  }
}

/** How many files are asked for in one moment: a phone takes two or three milliseconds for each, and pages have dozens. */
const AT_ONCE = 6

const attempts = new Map<string, PreloadAttempt>()
/** Pages whose files have all arrived. */
const complete = new Set<string>()
/** Whether a file arrived, by its address: pages share most of theirs, and none of them ever changes. */
const files = new Map<string, Promise<boolean>>()

/**
 * Fetches the scripts of a page and runs them in an idle moment, so that going there has only to draw it. Only scripts:
 * what a page shows must be fresh, and is never kept by the browser (`no-store`). A page that is `soon` opened does not wait for
 * idle moments to be fetched in.
 */
export async function preloadPage(path: string, { soon = false } = {}): Promise<void> {
  if (soon ? complete.has(path) : !mayPreload(attempts.get(path), performance.now())) return
  const modules = pageModules(window.__reactRouterManifest?.routes ?? {}, path)
  const [page] = modules
  if (!page) return
  attempts.set(path, { atMs: performance.now(), ok: true })
  const arrived = soon ? modules.map(fetchAhead) : await fetchInTurn(modules)
  if ((await Promise.all(arrived)).every(Boolean)) {
    complete.add(path)
    // Imported later by the router, whose page then tells of a failure.
    const run = () => void import(/* @vite-ignore */ page).catch(() => {})
    if (soon) run()
    else whenIdle(run)
    return
  }
  attempts.set(path, { atMs: performance.now(), ok: false })
  // biome-ignore lint/suspicious/noConsole: whoever looks into a slow page looks here, and the browser has no other log
  console.warn(`Could not preload ${path}; it is tried again later`)
}

/** Whether the scripts of a page are here, so that it can be drawn without asking for them. */
export function isFetched(path: string): boolean {
  return complete.has(path)
}

/** A few of them in each idle moment: between these, whatever somebody presses has its turn. */
async function fetchInTurn(hrefs: readonly string[]): Promise<Promise<boolean>[]> {
  const arrivals: Promise<boolean>[] = []
  let asked = 0
  for (const href of hrefs) {
    if (!files.has(href) && asked++ % AT_ONCE === 0) await new Promise<void>(resolve => whenIdle(resolve))
    arrivals.push(fetchAhead(href))
  }
  return arrivals
}

function fetchAhead(href: string): Promise<boolean> {
  const known = files.get(href)
  if (known) return known
  const { promise, resolve } = Promise.withResolvers<boolean>()
  files.set(href, promise)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.onload = () => resolve(true)
  link.onerror = () => {
    files.delete(href)
    resolve(false)
  }
  document.head.append(link)
  return promise.finally(() => link.remove())
}
