import type { ReactNode } from 'react'
import { Stepper, type StepperProps } from '../primitives/feedback/stepper.tsx'
import { SkipLink } from '../primitives/navigation/skip-link.tsx'
import { Wordmark } from './brand-mark.tsx'

export interface FocusLayoutProps {
  /** Where one is, when the page is one of several steps. */
  progress?: StepperProps
  /** A quiet way out, e.g. 'Save and leave'. */
  exit?: ReactNode
  children: ReactNode
}

/** One thing at a time: quiz, onboarding, checkout. No navigation, only progress and a way out. */
export function FocusLayout({ progress, exit, children }: FocusLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-5 py-4 print:hidden">
        <div className="mx-auto flex max-w-prose items-center justify-between gap-4">
          <a href="/" aria-label="Brandhearth, home">
            <Wordmark />
          </a>
          {exit}
        </div>
        {progress ? (
          <div className="mx-auto mt-5 max-w-prose">
            <Stepper {...progress} />
          </div>
        ) : null}
      </header>
      <main id="main" tabIndex={-1} className="flex-1 px-5 pt-8 pb-20 sm:pt-14">
        <div className="mx-auto max-w-prose">{children}</div>
      </main>
    </div>
  )
}
