import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readFeed } from '#app/schedule/services/settings/read-feed.ts'
import type { Route } from './+types/calendar-feed'

/** A founder's schedule for calendars, at a secret address that can be renewed. */
export async function loader({ params }: Route.LoaderArgs) {
  const feed = await readFeed(services(), { token: params.file.replace(/\.ics$/, '') })
  if (feed === null) throw notFound()
  return new Response(feed, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
