import { useLocation } from 'react-router'
import { ErrorPage } from '#app/design/layout/error-page.tsx'
import { logMissingPath } from '#app/platform/http/log-requests.ts'
import type { Route } from './+types/not-found'

/** Every address that is none: the 404 page, with its status, and a line in the log. */
export function loader({ request, context }: Route.LoaderArgs) {
  throw logMissingPath(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  throw logMissingPath(request, context)
}

export default function NotFoundRoute() {
  return null
}

export function ErrorBoundary() {
  const { pathname } = useLocation()
  return <ErrorPage status={404} path={pathname} />
}
