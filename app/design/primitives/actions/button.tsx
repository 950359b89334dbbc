import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-look.ts'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While true the button keeps its place, shows a spinner and ignores further presses. */
  pending?: boolean
  /** Read and shown instead of the children while pending, e.g. 'Saving…'. */
  pendingText?: string
  icon?: ReactNode
}

/**
 * A button; submits its form unless `type="button"`.
 * A pending button is aria-disabled rather than disabled, so that focus is not lost.
 */
export function Button({
  variant,
  size,
  block,
  pending = false,
  pendingText,
  icon,
  className,
  children,
  type = 'submit',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      // Submitting is what a button does unless it is told otherwise, and a page has fifty.
      type={type === 'submit' ? undefined : type}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      onClick={pending ? event => event.preventDefault() : onClick}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingText ? pendingText : children}
    </button>
  )
}

/**
 * The field being written keeps the focus while the mouse presses: leaving it may show a message below it, which
 * would push the button away from under the mouse before the press is over.
 */
function keepFocus(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault()
}
