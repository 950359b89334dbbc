import { type ReactNode, Suspense, useState } from 'react'

/** A part beside the text that is drawn once it was opened, and kept then. */
export function SidePanel(props: {
  title: ReactNode
  isOpen: boolean
  onOpen?: () => void
  children: ReactNode
}) {
  const [isDrawn, setDrawn] = useState(props.isOpen)
  return (
    <div className="border-t border-line pt-4">
      <details
        open={props.isOpen}
        onToggle={event => {
          if (!event.currentTarget.open) return
          setDrawn(true)
          props.onOpen?.()
        }}
      >
        <summary className="cursor-pointer text-lg font-semibold">{props.title}</summary>
        <div className="pt-4">
          {isDrawn || props.isOpen ? (
            <Suspense fallback={<p className="text-sm text-ink-soft">One moment…</p>}>
              {props.children}
            </Suspense>
          ) : (
            <noscript>
              <p className="text-sm text-ink-soft">Select “Check my post” to see this.</p>
            </noscript>
          )}
        </div>
      </details>
    </div>
  )
}
