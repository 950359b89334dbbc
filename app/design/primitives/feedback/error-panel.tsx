import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

export interface ErrorPanelProps {
  title?: string
  message?: ReactNode
  /** Clears the error and renders again; without it the button reloads the page, which also works without scripts. */
  onRetry?: () => void
  /** For support: shown small, to be quoted. */
  requestId?: string
}

/** What stands in place of a part that could not be shown. */
export function ErrorPanel({
  title = 'Something went wrong',
  message = 'We encountered an error loading this component.',
  onRetry,
  requestId,
}: ErrorPanelProps) {
  const retry = onRetry ? (
    <Button type="button" onClick={onRetry}>
      Try again
    </Button>
  ) : (
    <form method="get">
      <Button>Try again</Button>
    </form>
  )
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg border border-line bg-raised p-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{message}</p>
      {retry}
      {requestId ? <p className="text-xs text-ink-faint">Reference for support: {requestId}</p> : null}
    </div>
  )
}
