import type { CSSProperties, ReactNode } from 'react'
import type { FounderLook } from '#core/brand/kit/look.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { SkipLink } from '../primitives/navigation/skip-link.tsx'
import { FounderHead } from './founder-head.tsx'

export interface FounderPageProps {
  /** The brand's name, or the founder's own; '' leaves the head out. */
  readonly brand: string
  /** The colour that the founder chose; ours when left out. */
  readonly look?: AvatarColour
  /** Their brand kit, which comes before the colour. */
  readonly kit?: FounderLook | undefined
  /** Beside the brand in the head, such as the number of a proposal. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of a page that a founder shows to others: their name above, the page as one sheet, and who made it in small
 * letters below. Works without scripts and prints as the sheet alone.
 */
export function FounderPage({ brand, look, kit, aside, children }: FounderPageProps) {
  return (
    <div
      data-look={look}
      data-font={kit?.font}
      style={kit?.style as CSSProperties}
      className="founder flex min-h-dvh flex-col"
    >
      <SkipLink />
      {brand || aside || kit?.logo ? (
        <header className="px-5 pt-8 sm:pt-12 print:p-0">
          <FounderHead brand={brand} logo={kit?.logo ?? null} aside={aside} />
        </header>
      ) : null}
      <main id="main" tabIndex={-1} className="flex-1 px-5 py-8 sm:py-12 print:p-0">
        <div className="mx-auto max-w-prose">{children}</div>
      </main>
      <footer className="px-5 pb-8 print:hidden">
        <p className="mx-auto max-w-prose border-t border-line pt-4 text-sm text-ink-soft">
          Made with{' '}
          <a href="/" rel="nofollow" className="underline hover:text-ink">
            Brandhearth
          </a>
        </p>
      </footer>
    </div>
  )
}
