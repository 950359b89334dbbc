import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router'
import { STATUS_MESSAGES } from '#app/design/layout/error-page.tsx'
import { useOperator } from '#app/design/layout/operator.ts'
import { ErrorPanel } from '#app/design/primitives/feedback/error-panel.tsx'
import { NotFound } from '#app/design/primitives/navigation/not-found.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { Route } from './+types/boundary'

export default function PageFrame() {
  return <Outlet />
}

/** A page that failed leaves the workspace round it standing: what happened, and a way to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hydrated = useHydrated()
  const revalidator = useRevalidator()
  const operator = useOperator()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFound supportEmail={operator?.supportEmail} />
  }
  const message = isRouteErrorResponse(error) && error.status === 409 ? STATUS_MESSAGES[409] : null
  if (message) return <ErrorPanel message={message} />
  return <ErrorPanel {...(hydrated ? { onRetry: () => void revalidator.revalidate() } : {})} />
}
