import type { ReactNode } from 'react'
import { Stepper, type StepperProps } from '../primitives/feedback/stepper.tsx'
import { SkipLink } from '../primitives/navigation/skip-link.tsx'
import { Wordmark } from './brand-mark.tsx'

export interface FocusLayoutProps {
  /** Where one is, when the page is one of several steps. */
  progress?: StepperProps
  /** A quiet way out, e.g. 'Save and leave'. */
  exit?: ReactNode
  /** Room for a second pane on a wide screen. */
  isWide?: boolean
  children: ReactNode
}

/** One thing at a time: quiz, onboarding, checkout. No navigation, only progress and a way out. */
export function FocusLayout({ progress, exit, isWide = false, children }: FocusLayoutProps) {
  const width = isWide ? 'mx-auto max-w-2xl lg:max-w-5xl' : 'mx-auto max-w-prose'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-5 py-4 print:hidden">
        <div className={`${width} flex items-center justify-between gap-4`}>
          <a href="/" aria-label="Brandhearth, home">
            <Wordmark />
          </a>
          {exit}
        </div>
        {progress ? (
          <div className={`${width} mt-5`}>
            <Stepper {...progress} />
          </div>
        ) : null}
      </header>
      <main id="main" tabIndex={-1} className="flex-1 px-5 pt-8 pb-20 sm:pt-14">
        <div className={width}>{children}</div>
      </main>
    </div>
  )
}
