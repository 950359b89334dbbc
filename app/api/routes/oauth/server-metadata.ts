import { config } from '#app/config.server.ts'
import { serverMetadata } from '#core/api/oauth/metadata.ts'

/** How apps get in; the same for everybody. */
export function loader() {
  return Response.json(serverMetadata(config().appUrl), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  })
}
