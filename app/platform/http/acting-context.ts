import type { WorkspaceContext } from '#app/platform/context.ts'
import { actInWorkspace } from '../act-in-workspace.ts'
import type { Viewer } from '../viewer.ts'
import { services } from './services.ts'

/**
 * What a service needs to act for somebody in the workspace they are in. Where their role may not write at this address
 * a form is refused with 403, whichever page it came from.
 */
export function actingContext(request: Request, viewer: Viewer): WorkspaceContext {
  const { mayWrite, ...acting } = actInWorkspace(services(), viewer, { path: new URL(request.url).pathname })
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!mayWrite && !isReading)
    throw new Response('Your role in this workspace doesn’t allow this', {
      status: 403,
      statusText: 'Forbidden',
    })
  return acting
}
