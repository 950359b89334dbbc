import { services } from '#app/platform/http/services.ts'
import { resourceMetadata } from '#core/api/oauth/metadata.ts'

/** What `/mcp` is and who lets apps in; the same for everybody. */
export function loader() {
  return Response.json(resourceMetadata(services().config.appUrl), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  })
}
