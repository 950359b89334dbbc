import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** 'raised' for what can be acted on, 'flat' for quiet grouping, 'ember' for the one thing to do next. */
  look?: 'raised' | 'flat' | 'ember'
  as?: 'div' | 'section' | 'article' | 'li'
}

const looks = {
  raised: 'sheet',
  flat: 'sheet sheet-flat',
  ember: 'sheet sheet-ember',
}

/** A sheet of paper. Do not nest them. */
export function Card({ look = 'raised', as = 'div', className, ...rest }: CardProps) {
  const Element = as as 'div'
  return <Element className={classNames(looks[look], className)} {...rest} />
}
