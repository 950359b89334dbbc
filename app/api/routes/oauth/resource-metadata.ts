import { config } from '#app/config.server.ts'
import { resourceMetadata } from '#core/api/oauth/metadata.ts'

/** What `/mcp` is and who lets apps in; the same for everybody. */
export function loader() {
  return Response.json(resourceMetadata(config().appUrl), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  })
}
