import type { SVGProps } from 'react'
import sprite from './sprite.svg?url'

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels; 24 unless said otherwise, by this or by a style. */
  readonly size?: number
}

/**
 * An icon out of the one file that all pages share. Drawn into each page, the icons of a dashboard alone were a fifth of
 * its bytes (docs/performance-changes.md). It says nothing to a screen reader: the words beside it do.
 */
export function icon(name: string) {
  const href = `${sprite}#${name}`
  return function Icon({ size, ...given }: IconProps) {
    return (
      <svg width={size} height={size} aria-hidden="true" {...given}>
        <use href={href} />
      </svg>
    )
  }
}
