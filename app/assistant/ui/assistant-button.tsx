import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { MessageCircle } from '#app/design/icons/icons.ts'
import { PartBoundary } from '#app/design/primitives/feedback/part-boundary.tsx'
import type { AssistantPanelProps } from './assistant-panel.tsx'

/**
 * The assistant's button on every page of the workspace. A link to its page, which opens the panel instead where scripts run;
 * the panel's code is fetched with the first press.
 */
export function AssistantButton({ currentPath }: { currentPath: string }) {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  if (currentPath === '/app/assistant') return null

  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const file = await import('./assistant-panel.tsx')
      setPanel(() => file.default)
      setOpen(true)
    } catch {
      location.assign('/app/assistant')
    }
  }
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    // A landmark of its own: it belongs to no part of the page below it.
    <aside aria-label="Assistant" data-floating>
      {isOpen ? null : (
        <Link
          ref={button}
          to="/app/assistant"
          onClick={event => void open(event)}
          className="button fixed right-4 bottom-4 z-40 shadow-far max-md:size-12 max-md:rounded-full max-md:p-0 print:hidden"
        >
          <MessageCircle aria-hidden />
          <span className="max-md:sr-only">Assistant</span>
        </Link>
      )}
      {Panel && isOpen ? (
        <PartBoundary>
          <Panel onClose={close} />
        </PartBoundary>
      ) : null}
    </aside>
  )
}
