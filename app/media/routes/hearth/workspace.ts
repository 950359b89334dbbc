import { readBrandHearth } from '#app/media/services/read-brand-hearth.ts'
import { signedIn } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { writeHearth } from '#core/brand/hearth/hearth-code.ts'
import { hearthCovers, hearthSvg } from '#core/brand/hearth/hearth-svg.ts'
import { STORY_KINDS } from '#core/stories/kinds.ts'
import type { Route } from './+types/workspace'

const FILE = /^([0-9a-f-]{36})(-stories)?\.svg$/

/**
 * The fire of a workspace as it burns now, or the covers of its stories. A browser asks again after ten minutes, and is told
 * then that nothing has changed, where nothing has.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  const [, workspace, covers] = FILE.exec(params.file) ?? []
  const hearth = workspace ? await readBrandHearth(services(), { viewer, workspace }) : null
  if (!hearth) throw notFound()
  const tag = `"${writeHearth(hearth)}${covers ?? ''}"`
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, max-age=600',
    'X-Content-Type-Options': 'nosniff',
    ETag: tag,
  }
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  return new Response(covers ? hearthCovers(hearth, STORY_KINDS) : hearthSvg(hearth), { headers })
}
