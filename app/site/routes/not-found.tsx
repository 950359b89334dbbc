import { ErrorPage } from '#app/design/layout/error-page.tsx'
import { logMissingPage } from '#app/platform/http/log-requests.ts'
import type { Route } from './+types/not-found'

/** Every address that is none: the 404 page, with its status, and a line in the log. */
export function loader({ context }: Route.LoaderArgs) {
  throw logMissingPage(context)
}

export function action({ context }: Route.ActionArgs) {
  throw logMissingPage(context)
}

export default function NotFoundRoute() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage status={404} />
}
