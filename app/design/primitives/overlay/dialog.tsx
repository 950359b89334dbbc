import { type ReactNode, useEffect, useRef } from 'react'
import { X } from '../../icons/icons.ts'
import { IconButton } from '../actions/icon-button.tsx'

export interface DialogProps {
  /** Used by the button that opens it: `<DialogTrigger dialog="resend">`. */
  id: string
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** The row of buttons at the foot. */
  footer?: ReactNode
  /** Open at once, e.g. because the form inside came back with an error. */
  open?: boolean
  onClose?: () => void
}

/**
 * A modal dialog on the platform's own <dialog>: focus is held, Escape closes, the rest of the page is inert.
 * Opened by a command button, so that it also works without scripts in current browsers; `open` shows it in the
 * page's HTML, which works everywhere.
 */
export function Dialog({ id, title, description, children, footer, open = false, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) return element.open ? element.close() : undefined
    // Taken out and put back as a modal: the server can only render it open in the flow of the page. Not by close(),
    // which would tell the page a moment later that the dialog, by then open again, had been closed.
    element.removeAttribute('open')
    element.showModal()
  }, [open])
  return (
    <dialog
      ref={dialog}
      id={id}
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-about` : undefined}
      className="dialog"
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <IconButton type="submit" size="sm" label="Close" icon={<X aria-hidden />} />
        </form>
      </div>
      {description ? (
        <p id={`${id}-about`} className="mb-4 text-ink-soft">
          {description}
        </p>
      ) : null}
      {children}
      {footer ? <div className="mt-6 flex flex-wrap justify-end gap-2.5">{footer}</div> : null}
    </dialog>
  )
}
