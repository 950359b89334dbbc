import { readSessionSecret } from '#app/platform/http/session-cookie.ts'
import { findViewer, viewerBehind } from '#app/platform/http/viewer.ts'
import { eventStream } from '#app/platform/live/event-stream.ts'
import { liveFeed } from '../http/live-feed.ts'
import type { Route } from './+types/events'

/** What changed in the workspace, as it changes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context)
  const secret = readSessionSecret(request)
  if (!viewer || !secret) return new Response(null, { status: 401 })
  // Whoever asks for something else, such as `/events.data`, would wait for an end that never comes.
  if (!request.headers.get('accept')?.includes('text/event-stream'))
    return new Response(null, { status: 406 })
  return eventStream(viewer, liveFeed(), async () => {
    const now = await viewerBehind(context, secret)
    return now !== null && now.workspace === viewer.workspace
  })
}
