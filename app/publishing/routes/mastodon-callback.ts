import { redirect } from 'react-router'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { done } from '#app/platform/http/respond.ts'
import { forgetAttempts, keptAttempt } from '#app/publishing/http/attempt-cookie.ts'
import { finishMastodonConnection } from '#app/publishing/services/connections/finish-mastodon-connection.ts'
import type { Route } from './+types/mastodon-callback'

const PAGE = '/app/settings/connections'

/** Where servers send the browser back to. State, PKCE and session make this GET safe: it only ends what a POST began. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { sessionId } = await signedIn(request, context)
  const answer = new URL(request.url).searchParams
  const sealed = keptAttempt(request, answer.get('state') ?? '')
  const result = await finishMastodonConnection(ctx, { sessionId, sealed, answer })
  const response = result.ok
    ? done(PAGE, 'accountConnected', { params: { account: result.handle } })
    : redirect(`${PAGE}?${new URLSearchParams(problemOf(result))}`, 303)
  for (const cookie of forgetAttempts(request)) response.headers.append('Set-Cookie', cookie)
  return response
}

function problemOf(refusal: { readonly reason: string; readonly server?: string }): Record<string, string> {
  const { reason: problem, server } = refusal
  return server === undefined ? { problem } : { problem, server: new URL(server).host }
}
