import type { RouterContextProvider } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { actingContext } from './acting-context.ts'
import { findViewer, viewerBehind } from './viewer.ts'

const BEARER = /^Bearer ([\w-]{43})$/i

/**
 * What a service needs to act for whoever calls an address for machines: the session of the cookie or, as the bearer
 * token, of the Authorization header. Null without one: machines are told so instead of being led to a page.
 */
export async function apiContext(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<WorkspaceContext | null> {
  const bearer = request.headers.get('Authorization')?.match(BEARER)?.[1]
  const viewer = bearer ? await viewerBehind(context, bearer) : await findViewer(context)
  return viewer ? actingContext(request, viewer) : null
}
