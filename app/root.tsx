import type { ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { leftBeforeAnswer } from '#app/platform/http/left-before-answer.ts'
import { logRequests } from '#app/platform/http/log-requests.ts'
import { countRequests } from '#app/platform/http/metrics.ts'
import { outageStatus } from '#app/platform/http/outage-status.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './design/layout/error-page.tsx'
import { useFailure } from './design/layout/failure.ts'
import { useNonce } from './design/layout/nonce.ts'
import { OperatorContext } from './design/layout/operator.ts'
import { Toasts } from './design/layout/toasts.tsx'
import appStyles from './design/theme/app.css?url'
import siteStyles from './design/theme/site.css?url'
import { keepReferral } from './identity/http/referral-cookie.ts'
import { readViewer } from './identity/services/sessions/read-viewer.ts'
import { useWatchedMoves } from './platform/client/page-moves.ts'
import { useSteadyOutlet } from './platform/client/use-steady-outlet.ts'
import { Posting } from './platform/forms/posting.tsx'
import { databaseDeadline } from './platform/http/database-deadline.ts'
import { keepPages } from './platform/http/kept/keep-pages.ts'
import { sendRetryAfter } from './platform/http/rate-limit.ts'
import { readPositions } from './platform/http/read-position.ts'
import { sameOrigin } from './platform/http/same-origin.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { services } from './platform/http/services.ts'
import { readTheme } from './platform/http/theme.ts'
import { clearToastCookie, isShownAtOnce, readToast } from './platform/http/toast.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { viewerMiddleware } from './platform/http/viewer.ts'
import { operatorLine } from './platform/operator.ts'
import { TOASTS } from './toasts.ts'

export const middleware: Route.MiddlewareFunction[] = [
  keepPages,
  traceRequests,
  countRequests,
  logRequests,
  leftBeforeAnswer,
  securityHeaders,
  databaseDeadline,
  readPositions,
  outageStatus,
  sendRetryAfter,
  sameOrigin,
  viewerMiddleware(readViewer),
  keepReferral,
]

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function loader({ request }: Route.LoaderArgs) {
  const toast = readToast(request, TOASTS)
  const { operator } = services().config
  const { supportEmail } = operator
  return data(
    {
      theme: readTheme(request),
      toasts: toast ? [toast] : [],
      operator: { line: operatorLine(operator), supportEmail },
    },
    toast && isShownAtOnce(request) ? { headers: { 'Set-Cookie': clearToastCookie() } } : {},
  )
}

/** The quiz goes on without a connection, so its steps ask the server for nothing (they flash no messages either). */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname === '/brand-clarity-quiz' ? false : defaultShouldRevalidate
}

/** Whether a part of the page wants scripts: said once for all, or by what its loader found. */
type Hydrate = boolean | ((loaderData: unknown) => boolean)

/**
 * Pages of words alone say `handle.hydrate = false` and are sent without any framework script. Where scripts run
 * already, because one was reached by a link from the app, they go on running.
 */
function useHydrated(): boolean {
  const matches = useMatches()
  if (typeof document !== 'undefined') return true
  return matches.every(({ handle, loaderData }) => {
    const hydrate = (handle as { hydrate?: Hydrate } | undefined)?.hydrate
    return typeof hydrate === 'function' ? hydrate(loaderData) : hydrate !== false
  })
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const { isOutage } = useFailure()
  const hydrated = useHydrated() && !isOutage
  const theme = root?.theme ?? 'system'
  return (
    <html lang="en-GB" {...(theme === 'system' ? {} : { 'data-theme': theme })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <Meta />
        <link rel="stylesheet" href={hydrated ? appStyles : siteStyles} />
        {/* Style sheets come from our own origin and need no nonce; without this the framework would add one. */}
        <Links nonce="" />
      </head>
      <body>
        <OperatorContext value={root?.operator ?? null}>{children}</OperatorContext>
        <Toasts toasts={root?.toasts ?? []} />
        {hydrated ? <ScrollRestoration nonce={nonce} /> : null}
        {hydrated ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  )
}

export default function App() {
  useWatchedMoves()
  return <Posting>{useSteadyOutlet()}</Posting>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { isOutage } = useFailure()
  return <ErrorPage status={isOutage ? 503 : isRouteErrorResponse(error) ? error.status : 500} />
}
