import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Links that lead to another room. Where a whole row of links leads to the page one is on, none of them has to be looked ahead for. */
export const ROOM_LINKS = 'a[data-discover=""], [data-rooms] a'

/**
 * Follows every `RoomLink` of the page, and the plain links within `data-rooms`, by the router, as its own links do for themselves: a plain press goes there, one
 * that asks for another tab or was answered already is left alone, and the page one is on is replaced by itself.
 */
export function useRoomLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(ROOM_LINKS) : null
      if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return
      if (event.defaultPrevented || (link.target && link.target !== '_self')) return
      event.preventDefault()
      const to = link.pathname + link.search + link.hash
      const isHere = to === location.pathname + location.search + location.hash
      const keepsPlace = link.closest('[data-scroll="keep"], [data-rooms="keep"]') !== null
      void navigate(to, { replace: isHere, preventScrollReset: keepsPlace })
    }
    // React listens there too, and came first: what a component answered is marked so by now.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
