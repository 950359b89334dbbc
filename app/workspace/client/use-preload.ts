import { useEffect } from 'react'
import type { Tier } from '#core/billing/tiers.ts'
import { mayPreload, type PreloadAttempt, planPreloads } from '#core/workspace/preload-plan.ts'
import { pageModules, type RouteEntry } from './page-modules.ts'

declare global {
  interface Window {
    /** The routes that the router of this page knows; it writes it there itself. */
    __reactRouterManifest?: { routes: Record<string, RouteEntry | undefined> }
  }
  interface Navigator {
    readonly connection?: { readonly effectiveType?: string }
  }
}

const attempts = new Map<string, PreloadAttempt>()

/**
 * Fetches the scripts of the pages one is likely to open next, by priority and connection. Only scripts: what a page
 * shows must be fresh, and is never kept by the browser (`no-store`).
 */
export function usePreload(tier: Tier, currentPath: string): void {
  useEffect(() => {
    const connection = navigator.connection?.effectiveType ?? null
    const timers = planPreloads({ connection, tier, currentPath }).map(({ path, afterMs }) =>
      setTimeout(() => void preload(path), afterMs),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [tier, currentPath])
}

async function preload(path: string): Promise<void> {
  if (!mayPreload(attempts.get(path), performance.now())) return
  const files = pageModules(window.__reactRouterManifest?.routes ?? {}, path)
  if (files.length === 0) return
  const outcomes = await Promise.all(files.map(fetchAhead))
  const ok = outcomes.every(Boolean)
  attempts.set(path, { atMs: performance.now(), ok })
  // biome-ignore lint/suspicious/noConsole: whoever looks into a slow page looks here, and the browser has no other log
  if (!ok) console.warn(`Could not preload ${path}; it is tried again later`)
}

function fetchAhead(href: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.onload = () => resolve(true)
  link.onerror = () => resolve(false)
  document.head.append(link)
  return promise.finally(() => link.remove())
}
