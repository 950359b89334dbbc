import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#app/design/primitives/toast/toast.ts'
import { isMoving } from '#app/platform/client/page-moves.ts'
import { askEarly, forgetEarly } from './early-pages.ts'
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
 * that says that one is offline. A page is asked for as soon as its link is pressed down.
 */
export function useRoomLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const stop = new AbortController()
    let waiting = new AbortController()
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
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
    document.addEventListener('pointerdown', askAhead, { signal: stop.signal, passive: true })
    document.addEventListener('pointercancel', forgetEarly, { signal: stop.signal, passive: true })
    return () => {
      stop.abort()
      waiting.abort()
    }
  }, [navigate])
}

/**
 * While a page or a form is on its way nothing is asked for ahead: its answer could be older than what the form writes. A
 * finger that begins to scroll presses whatever lies under it, so that only menus count.
 */
function askAhead(event: PointerEvent): void {
  const link = pressedLink(event)
  if (!link || link.origin !== location.origin || link.pathname.endsWith('/')) return
  if (event.pointerType === 'touch' && !link.closest('nav')) return
  const isHere = link.pathname === location.pathname && link.search === location.search
  if (isHere || isMoving() || !navigator.onLine) return
  askEarly(`${link.origin}${link.pathname}.data${link.search}`)
}

function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest(ROOM_LINKS) : null
  if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event) || event.defaultPrevented) return null
  return link.target && link.target !== '_self' ? null : link
}

function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
