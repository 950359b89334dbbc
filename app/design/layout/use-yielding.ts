import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what comes up by itself over a page: while the pointer is held down on anything else, the element carries
 * `data-yields` and should let the pointer through. Otherwise what came up in the midst of a press would take its end, and
 * the button below would never be pressed.
 */
export function useYielding<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    const onDown = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) ref.current?.setAttribute('data-yields', '')
    }
    // The click comes after the release, within the same task.
    const onRelease = () => void setTimeout(() => ref.current?.removeAttribute('data-yields'))
    window.addEventListener('pointerdown', onDown, options)
    for (const release of ['pointerup', 'pointercancel']) window.addEventListener(release, onRelease, options)
    return () => stop.abort()
  }, [])
  return ref
}
