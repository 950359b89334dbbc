import { redirect } from 'react-router'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { done, notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { forgetAttempts, keptAttempt } from '#app/publishing/http/attempt-cookie.ts'
import { loopbackReturn } from '#app/publishing/http/loopback-return.ts'
import { finishConnection } from '#app/publishing/services/connections/finish-connection.ts'
import { isNetwork } from '#core/publishing/networks.ts'
import type { Route } from './+types/connection-return'

const PAGE = '/app/settings/connections'

/** Where networks send the browser back to. State, PKCE and session make this GET safe: it only ends what a POST began. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { network } = params
  if (!isNetwork(network)) throw notFound()
  const home = loopbackReturn(new URL(request.url), services().config.appUrl)
  if (home) return redirect(home)
  const ctx = await workspaceContext(request, context)
  const { sessionId } = await signedIn(request, context)
  const answer = new URL(request.url).searchParams
  const sealed = keptAttempt(request, answer.get('state') ?? '')
  const result = await finishConnection(ctx, { network, sessionId, sealed, answer })
  const response = result.ok
    ? done(PAGE, 'accountConnected', { params: { account: result.handles.join(', ') } })
    : redirect(`${PAGE}?${new URLSearchParams(problemOf(network, result))}`, 303)
  for (const cookie of forgetAttempts(request)) response.headers.append('Set-Cookie', cookie)
  return response
}

function problemOf(
  network: string,
  { reason: problem, typed = '' }: { readonly reason: string; readonly typed?: string },
): Record<string, string> {
  return { problem, network, ...(typed === '' ? {} : { typed }) }
}
