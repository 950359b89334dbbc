import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { placeBeside, type Side } from './place-beside.ts'
import { useDelayedOpen } from './use-delayed-open.ts'

export interface TooltipProps {
  /** A short text that adds to what is already named: nothing that is needed to use the page. */
  text: ReactNode
  side?: Side
  /** One element that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/**
 * A few words on hover and focus: after 700 ms, or at once within 300 ms of the last one; Escape dismisses it, and
 * the pointer may move onto it. On the platform's popover, so that nothing clips it; a library for this would cost
 * every signed-in page 18 kB.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { openSoon, openNow, closeSoon, closeNow } = useDelayedOpen({
    open: () => {
      const target = anchor.current?.firstElementChild
      if (!target?.isConnected || !bubble.current) return false
      bubble.current.showPopover()
      placeBeside(target, bubble.current, side)
      return true
    },
    close: () => bubble.current?.matches(':popover-open') && bubble.current.hidePopover(),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the element inside
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={event => event.pointerType === 'mouse' && openSoon()}
      onPointerLeave={closeSoon}
      onPointerDown={closeNow}
      onFocus={event => event.target.matches(':focus-visible') && openNow()}
      onBlur={closeNow}
      onKeyDown={event => event.key === 'Escape' && closeNow()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    </span>
  )
}
