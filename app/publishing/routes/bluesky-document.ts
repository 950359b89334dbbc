import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { findClientDocument } from '#app/publishing/services/connections/find-client-document.ts'
import type { Route } from './+types/bluesky-document'

/** What Bluesky's servers fetch to learn who we are; the same for everybody. */
export function loader({ request }: Route.LoaderArgs) {
  const document = findClientDocument(services(), new URL(request.url).pathname)
  if (!document) throw notFound()
  return Response.json(document, { headers: { 'Cache-Control': 'public, max-age=300' } })
}
