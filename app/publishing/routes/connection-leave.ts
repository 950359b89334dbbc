import { redirect } from 'react-router'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { leavingPage } from '#app/platform/http/leaving-page.ts'
import { keptAttempt } from '#app/publishing/http/attempt-cookie.ts'
import { openAttempt } from '#app/publishing/services/connections/open-attempt.ts'
import type { Route } from './+types/connection-leave'

/** Sends a browser on to the server that a form has named a moment ago. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { sessionId } = await signedIn(request, context)
  const state = new URL(request.url).searchParams.get('state') ?? ''
  const attempt = openAttempt({ ...ctx, sessionId }, keptAttempt(request, state))
  if (!attempt) return redirect('/app/settings/connections?problem=not_begun')
  return leavingPage(attempt.address)
}
