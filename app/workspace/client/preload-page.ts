import { whenIdle } from '#app/platform/client/when-idle.ts'
import { mayPreload, type PreloadAttempt } from '#core/workspace/preload-plan.ts'
import { pageModules, type RouteEntry } from './page-modules.ts'

declare global {
  interface Window {
    /** The routes that the router of this page knows; it writes it there itself. */
    __reactRouterManifest?: { routes: Record<string, RouteEntry | undefined> }
  }
}

const attempts = new Map<string, PreloadAttempt>()
/** Pages whose files have all arrived. */
const complete = new Set<string>()
/** Whether a file arrived, by its address: pages share most of theirs, and none of them ever changes. */
const files = new Map<string, Promise<boolean>>()

/**
 * Fetches the scripts of a page and runs them in an idle moment, so that going there has only to draw it. Only scripts:
 * what a page shows must be fresh, and is never kept by the browser (`no-store`).
 */
export async function preloadPage(path: string): Promise<void> {
  if (!mayPreload(attempts.get(path), performance.now())) return
  const [page, ...others] = pageModules(window.__reactRouterManifest?.routes ?? {}, path)
  if (!page) return
  attempts.set(path, { atMs: performance.now(), ok: true })
  const outcomes = await Promise.all([page, ...others].map(fetchAhead))
  if (outcomes.every(Boolean)) {
    complete.add(path)
    // Imported later by the router, whose page then tells of a failure.
    whenIdle(() => void import(/* @vite-ignore */ page).catch(() => {}))
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
