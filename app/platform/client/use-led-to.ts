import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * For the element with this id: it gets the focus when a link or a button of the router leads to its anchor. A page that the
 * browser loads anew it brings to its anchor by itself, with and without scripts. `null` for an element without an id.
 */
export function useLedTo<E extends HTMLElement>(id: string | null): RefObject<E | null> {
  const element = useRef<E>(null)
  const { hash, key } = useLocation()
  const isLedTo = id !== null && hash === `#${id}` && key !== 'default'
  useEffect(() => {
    if (isLedTo) element.current?.focus()
  }, [isLedTo])
  return element
}
