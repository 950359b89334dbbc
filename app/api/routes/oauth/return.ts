import { redirect } from 'react-router'
import { findCodeReturn } from '#app/api/services/oauth/find-code-return.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { leavingPage } from '#app/platform/http/leaving-page.ts'
import type { Route } from './+types/return'

/** Sends the browser of whoever allowed an app a moment ago back to it, with its code. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const code = new URL(request.url).searchParams.get('code') ?? ''
  const address = await findCodeReturn(ctx, { code })
  return address ? leavingPage(address) : redirect('/app/settings/tokens')
}
