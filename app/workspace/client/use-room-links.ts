import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#app/design/primitives/toast/toast.ts'
import { isFetched } from './preload-page.ts'

/** Links that lead to another room. Where a whole row of links leads to the page one is on, none of them has to be looked ahead for. */
export const ROOM_LINKS = 'a[data-discover=""], [data-rooms] a'

const OFFLINE = {
  title: 'You’re offline',
  text: 'We’ll open this page when you’re back online.',
  tone: 'error',
} as const

/**
 * Follows every `RoomLink` of the page, and the plain links within `data-rooms`, by the router, as its own links do for
 * themselves: a plain press goes there, one that asks for another tab or was answered already is left alone, and the page
 * one is on is replaced by itself. Within `data-rooms` a link that is no more than a query keeps the place. Without a network
 * a page whose scripts are not here waits for it: the router would load the page one is on anew, which would end as a page
 * that says that one is offline.
 */
export function useRoomLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const stop = new AbortController()
    let waiting = new AbortController()
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(ROOM_LINKS) : null
      if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return
      if (event.defaultPrevented || (link.target && link.target !== '_self')) return
      event.preventDefault()
      const keepsPlace =
        link.closest('[data-scroll="keep"], [data-rooms="keep"], [data-rooms] a[href^="?"]') !== null
      // Where a link keeps the place, its anchor is for whoever has no scripts: the router would scroll to it.
      const to = link.pathname + link.search + (keepsPlace ? '' : link.hash)
      const isHere = to === location.pathname + location.search + location.hash
      const go = () => void navigate(to, { replace: isHere, preventScrollReset: keepsPlace })
      waiting.abort()
      if (navigator.onLine || isHere || isFetched(link.pathname)) return go()
      waiting = new AbortController()
      window.addEventListener('online', go, { once: true, signal: waiting.signal })
      showToast(OFFLINE)
    }
    // React listens there too, and came first: what a component answered is marked so by now.
    document.addEventListener('click', follow, { signal: stop.signal })
    return () => {
      stop.abort()
      waiting.abort()
    }
  }, [navigate])
}

function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
