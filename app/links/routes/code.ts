import { drawLinkCode } from '#app/links/services/draw-link-code.ts'
import { hasLinks } from '#app/links/services/has-links.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/code'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasLinks)]

/** The QR code of a link, shown or saved. Its name is made of a slug and needs no quoting rules. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { linkId, picture: format } = params
  if (format !== 'svg' && format !== 'png') throw notFound()
  const code = await drawLinkCode(ctx, { id: linkId, format })
  if (!code) throw notFound()
  return new Response(code.bytes, {
    headers: {
      'Content-Type': code.mime,
      'Content-Length': String(code.bytes.byteLength),
      'Content-Disposition': `inline; filename="${code.filename}"`,
      'Cache-Control': 'private, max-age=3600',
    },
  })
}
