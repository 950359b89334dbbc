import { useEffect, useRef } from 'react'

/** Milliseconds until the first tooltip opens, and how long after it closed the next one opens at once. */
const OPEN_DELAY = 700
const SKIP_DELAY = 300
/** Time to move the pointer from the element onto its bubble. */
const CLOSE_DELAY = 120

/** When the last bubble of the page closed, and the one that is open: they come one at a time. */
let lastClosedAt = Number.NEGATIVE_INFINITY
let closeOpenOne: (() => void) | null = null

/** The timing of tooltips. `open` says whether it did open; both must be harmless when called twice. */
export function useDelayedOpen(bubble: { open: () => boolean; close: () => void }) {
  const timer = useRef(0)
  const isOpen = useRef(false)

  const closeNow = () => {
    clearTimeout(timer.current)
    if (!isOpen.current) return
    isOpen.current = false
    bubble.close()
    lastClosedAt = performance.now()
    closeOpenOne = null
    removeEventListener('keydown', closeOnEscape)
  }
  const closeOnEscape = useRef((event: KeyboardEvent) => {
    if (event.key === 'Escape') closeOpenOne?.()
  }).current
  const openNow = () => {
    clearTimeout(timer.current)
    if (isOpen.current) return
    closeOpenOne?.()
    isOpen.current = bubble.open()
    if (!isOpen.current) return
    closeOpenOne = closeNow
    addEventListener('keydown', closeOnEscape)
  }
  const openSoon = () => {
    clearTimeout(timer.current)
    if (closeOpenOne || performance.now() - lastClosedAt < SKIP_DELAY) openNow()
    else timer.current = window.setTimeout(openNow, OPEN_DELAY)
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(closeNow, CLOSE_DELAY)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  return { openSoon, openNow, closeSoon, closeNow }
}
