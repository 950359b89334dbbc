import { useEffect } from 'react'
import type { Tier } from '#core/billing/tiers.ts'
import { planPreloads } from '#core/workspace/preload-plan.ts'
import { preloadPage } from './preload-page.ts'
import { ROOM_LINKS } from './use-room-links.ts'

declare global {
  interface Navigator {
    readonly connection?: { readonly effectiveType?: string }
  }
}

/** What tells that somebody is about to follow a link. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Fetches the scripts of the pages one is likely to open next, by priority and connection, and those of the page whose
 * link one points at.
 */
export function usePreload(tier: Tier, currentPath: string): void {
  useEffect(() => {
    const connection = navigator.connection?.effectiveType ?? null
    const timers = planPreloads({ connection, tier, currentPath }).map(({ path, afterMs }) =>
      setTimeout(() => void preloadPage(path), afterMs),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [tier, currentPath])

  useEffect(() => {
    let last: Element | null = null
    const pointAt = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest(ROOM_LINKS) : null
      if (!link || link === last) return
      last = link
      if (link instanceof HTMLAnchorElement && link.pathname !== location.pathname)
        void preloadPage(link.pathname, { soon: true })
    }
    for (const sign of SIGNS) addEventListener(sign, pointAt, { passive: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, pointAt)
    }
  }, [])
}
