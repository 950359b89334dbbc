import { ErrorPanel } from '../primitives/feedback/error-panel.tsx'
import { NotFound } from '../primitives/navigation/not-found.tsx'
import { Wordmark } from './brand-mark.tsx'
import { useOperator } from './operator.ts'

/** What the reader is told by status; anything else is the general text. */
export const STATUS_MESSAGES: Record<number, string> = {
  403: "You don't have permission to perform this action.",
  405: 'This page can’t handle that request.',
  409: 'You’re signed in to another account or workspace now, so we didn’t save this. Switch back to save your text.',
  413: 'That was too much text to send at once. Please shorten it and try again.',
  429: 'Too many requests. Please wait a moment and try again.',
  503: 'We can’t reach your data at the moment. Everything you saved is safe. Please try again in a few seconds.',
}

export interface ErrorPageProps {
  readonly status: number
  readonly requestId?: string
}

/** The whole page when a page cannot be shown: the 404, or what happened and what to do. */
export function ErrorPage({ status, requestId }: ErrorPageProps) {
  const operator = useOperator()
  if (status === 404) {
    return (
      <>
        <Masthead />
        <main>
          <title>Page Not Found · Brandhearth</title>
          <NotFound supportEmail={operator?.supportEmail} />
        </main>
      </>
    )
  }
  return (
    <>
      <Masthead />
      <main className="mx-auto grid max-w-prose gap-6 px-5 py-20">
        <title>Something went wrong · Brandhearth</title>
        <ErrorPanel
          message={STATUS_MESSAGES[status] ?? 'An unexpected error occurred. Please try again.'}
          {...(requestId ? { requestId } : {})}
        />
      </main>
    </>
  )
}

/** Where one is, and the way home: a plain link, which works whatever is broken. */
function Masthead() {
  return (
    <header className="mx-auto max-w-prose px-5 pt-6">
      <a href="/" aria-label="Brandhearth, home" className="inline-block">
        <Wordmark />
      </a>
    </header>
  )
}
