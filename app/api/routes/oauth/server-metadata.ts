import { services } from '#app/platform/http/services.ts'
import { serverMetadata } from '#core/api/oauth/metadata.ts'

/** How apps get in; the same for everybody. */
export function loader() {
  return Response.json(serverMetadata(services().config.appUrl), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  })
}
