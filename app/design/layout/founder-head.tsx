import type { ReactNode } from 'react'
import type { FounderLook } from '#core/brand/kit/look.ts'

export interface FounderHeadProps {
  /** The brand's name, or the founder's own. */
  readonly brand: string
  readonly logo: FounderLook['logo']
  /** Beside the brand, such as the number of a proposal. */
  readonly aside?: ReactNode
}

/** The head of what a founder shows to others: their logo and name above a line in their colour. */
export function FounderHead({ brand, logo, aside }: FounderHeadProps) {
  return (
    <div className="founder-line mx-auto flex max-w-prose flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-2 pb-4">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        {logo ? (
          <img
            src={logo.src}
            alt={brand ? '' : 'Logo'}
            width={logo.width}
            height={logo.height}
            data-ground={logo.ground}
            className="founder-logo"
          />
        ) : null}
        {brand ? <p className="font-display text-2xl leading-tight wrap-anywhere">{brand}</p> : null}
      </div>
      {aside}
    </div>
  )
}
