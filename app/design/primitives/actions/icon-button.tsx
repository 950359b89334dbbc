import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

export interface IconButtonProps
  extends Omit<ButtonLook, 'block'>,
    Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does; an icon never stands alone without a name. */
  label: string
  icon: ReactNode
}

/** A square button that shows only an icon; its name is read aloud and shown on hover. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      title={label}
      aria-label={label}
      className={classNames(buttonClass({ variant, size }), 'button-icon', className)}
      {...rest}
    >
      {icon}
    </button>
  )
}
