import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

export interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof Link> {
  icon?: ReactNode
}

/** A link that looks like a button: for going somewhere, never for changing something. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNames(buttonClass({ variant, size, block }), className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
