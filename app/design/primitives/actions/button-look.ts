import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  /** At most one primary button on a page. Default: secondary. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container, for phones and narrow forms. */
  block?: boolean
}

const variants = {
  primary: 'button-primary',
  secondary: false,
  quiet: 'button-quiet',
  danger: 'button-danger',
} as const

const sizes = { sm: 'button-sm', md: false, lg: 'button-lg' } as const

/** The classes of a button or of a link that looks like one. */
export function buttonClass({ variant = 'secondary', size = 'md', block = false }: ButtonLook): string {
  return classNames('button', variants[variant], sizes[size], block && 'w-full')
}
