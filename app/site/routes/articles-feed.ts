import { services } from '#app/platform/http/services.ts'
import { atomFeed } from '#app/site/ui/articles/atom-feed.ts'

/** The articles as an Atom feed. */
export function loader() {
  return new Response(atomFeed(services().config.appUrl), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
