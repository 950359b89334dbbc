import type { ReactNode } from 'react'
import { SkipLink } from '#app/design/primitives/navigation/skip-link.tsx'
import type { AvatarColour } from '#core/identity/account/avatar.ts'

export interface FounderPageProps {
  /** The brand's name, or the founder's own; '' leaves the head out. */
  readonly brand: string
  /** The colour that the founder chose; ours when left out. */
  readonly look?: AvatarColour
  /** Beside the brand in the head, such as the number of a proposal. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of a page that a founder shows to others: their name above, the page as one sheet, and who made it in small
 * letters below. Works without scripts and prints as the sheet alone.
 */
export function FounderPage({ brand, look, aside, children }: FounderPageProps) {
  return (
    <div data-look={look} className="flex min-h-dvh flex-col">
      <SkipLink />
      {brand || aside ? (
        <header className="px-5 pt-8 sm:pt-12 print:p-0">
          <div className="mx-auto flex max-w-prose flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b-2 border-ember pb-4">
            <p className="font-display text-2xl leading-tight wrap-anywhere">{brand}</p>
            {aside}
          </div>
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
