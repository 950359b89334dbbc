import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSidebarNarrow } from '#app/design/layout/navigation.ts'
import { placeBeside } from '#app/design/primitives/overlay/place-beside.ts'
import { useDelayedOpen } from '#app/design/primitives/overlay/use-delayed-open.ts'

/**
 * The tooltip of the sidebar's entries: one bubble for all, made when somebody asks. It only repeats what an entry says
 * aloud, and comes where the label is out of sight; a locked entry (`data-tip`) has it always. Each with one of its own
 * cost every page twenty components and their elements.
 */
export function useNavTips() {
  const asked = useRef<HTMLElement | null>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [text, setText] = useState<string | null>(null)
  const { openSoon, openNow, closeSoon, closeNow } = useDelayedOpen({
    open: () => {
      const entry = asked.current
      const words = entry?.isConnected ? tipOf(entry) : null
      if (!entry || !words) return false
      flushSync(() => setText(words))
      if (!bubble.current) return false
      bubble.current.showPopover()
      placeBeside(entry, bubble.current, 'right')
      return true
    },
    close: () => bubble.current?.matches(':popover-open') && bubble.current.hidePopover(),
  })
  const ask = (entry: HTMLElement) => {
    if (asked.current !== entry) closeNow()
    asked.current = entry
  }
  const handlers = {
    onPointerOver({ target, relatedTarget, pointerType }: PointerEvent) {
      const entry = entryAt(target)
      if (!entry) {
        if (isWithin(bubble.current, target)) openNow()
      } else if (pointerType === 'mouse' && entryAt(relatedTarget) !== entry) {
        ask(entry)
        openSoon()
      }
    },
    onPointerOut({ target, relatedTarget }: PointerEvent) {
      const entry = entryAt(target)
      if (entry ? entryAt(relatedTarget) !== entry : isWithin(bubble.current, target)) closeSoon()
    },
    onPointerDown: closeNow,
    onFocus({ target }: FocusEvent) {
      const entry = entryAt(target)
      if (!entry || !target.matches(':focus-visible')) return
      ask(entry)
      openNow()
    },
    onBlur: closeNow,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && closeNow(),
  }
  const tip =
    text === null ? null : (
      <span ref={bubble} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    )
  return { handlers, tip }
}

function entryAt(target: EventTarget | null): HTMLElement | null {
  const entry = target instanceof Element ? target.closest('.nav-entry') : null
  return entry instanceof HTMLElement ? entry : null
}

function isWithin(bubble: Element | null, target: EventTarget): boolean {
  return target instanceof Node && bubble !== null && bubble.contains(target)
}

/** What a tooltip beside the entry would add to what is seen; null when all of it is. */
function tipOf(entry: HTMLElement): string | null {
  if (entry.dataset.tip) return entry.dataset.tip
  if (!isSidebarNarrow()) return null
  const [label = '', keys] = [...entry.querySelectorAll('.nav-label')].map(part => part.textContent)
  return entry.dataset.name ?? entry.getAttribute('aria-label') ?? (keys ? `${label} (${keys})` : label)
}
