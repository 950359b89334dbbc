import { services } from '#app/platform/http/services.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { tablesChangedSince } from '#app/platform/live/tables-changed-since.ts'
import { isMoment } from '#core/shared/live/moment.ts'
import type { Route } from './+types/events-since'

/** Which tables changed since the moment that a page shows, for what happened before its stream of changes was open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context)
  if (!viewer) return new Response(null, { status: 401 })
  const moment = new URL(request.url).searchParams.get('moment') ?? ''
  if (!isMoment(moment)) return new Response(null, { status: 400 })
  return Response.json(await tablesChangedSince(services(), viewer.workspace, moment))
}
