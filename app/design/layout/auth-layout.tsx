import type { ReactNode } from 'react'
import { ArrowLeft } from '../icons/icons.ts'
import { Wordmark } from './brand-mark.tsx'
import { SamplePanel } from './sample-panel.tsx'

export interface AuthLayoutProps {
  title: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** The form. */
  children: ReactNode
  /** Under the form, e.g. 'Already have an account? Sign in'. */
  footer?: ReactNode
}

/** Sign-in and everything like it: the form, and beside it, where there is room, the product itself. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <a href="/" aria-label="Brandhearth, home">
            <Wordmark />
          </a>
          <a href="/" className="button button-quiet button-sm -mr-3 whitespace-nowrap">
            <ArrowLeft aria-hidden /> Back to home
          </a>
        </header>
        {/* In the middle only where the page is short beside it: on a phone what came first would jump up as the rest arrives. */}
        <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-md gap-6 py-10 lg:my-auto">
          <div className="grid gap-2">
            <h1 className="text-4xl">{title}</h1>
            {lead ? <p className="text-lg text-ink-soft">{lead}</p> : null}
          </div>
          {children}
          {footer ? <div className="text-ink-soft">{footer}</div> : null}
        </main>
      </div>
      <aside
        aria-label="A look inside"
        className="ruled hidden place-items-center border-l border-line bg-sunk p-12 lg:grid"
      >
        <SamplePanel />
      </aside>
    </div>
  )
}
