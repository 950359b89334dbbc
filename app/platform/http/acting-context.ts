import type { RouterContextProvider } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { actInWorkspace } from '../act-in-workspace.ts'
import type { Viewer } from '../viewer.ts'
import { services } from './services.ts'
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
  if (!viewer) return null
  const { host, removedFrom } = viewer
  // What a program sends after its owner was taken out of a workspace was not meant for the one they are in now.
  if (host === null && removedFrom && !removedFrom.isSeen && !isReading(request))
    throw new Response('You’re no longer in that workspace. Open the app to continue in your own.', {
      status: 403,
      statusText: 'Forbidden',
    })
  return actingContext(request, viewer)
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * What a service needs to act for somebody in the workspace they are in. Where their role may not write at this address
 * a form is refused with 403, whichever page it came from.
 */
export function actingContext(request: Request, viewer: Viewer): WorkspaceContext {
  const { mayWrite, ...acting } = actInWorkspace(services(), viewer, { path: new URL(request.url).pathname })
  if (!mayWrite && !isReading(request))
    throw new Response('Your role in this workspace doesn’t allow this', {
      status: 403,
      statusText: 'Forbidden',
    })
  return acting
}
