import { redirect } from 'react-router'
import { followLink } from '#app/links/services/follow-link.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readPurpose } from '#core/links/visitor.ts'
import type { Route } from './+types/follow'

/** Sends whoever follows a link on: for this once, so that a change of its target reaches everybody. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ip, userAgent } = callerOf(request, context)
  const result = await followLink(services(), {
    slug: params.slug,
    address: ip,
    hints: {
      method: request.method,
      userAgent,
      purpose: readPurpose(request.headers),
      referrer: request.headers.get('Referer') ?? '',
    },
  })
  if (result.ok)
    return redirect(result.to, {
      status: 302,
      headers: {
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer-when-downgrade',
        'X-Robots-Tag': 'noindex',
      },
    })
  if (result.reason === 'not_found') throw notFound()
  return new Response('This link has been deleted.', {
    status: 410,
    statusText: 'Gone',
    headers: { 'Cache-Control': 'no-store' },
  })
}
