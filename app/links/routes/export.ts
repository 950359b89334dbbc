import { exportLinks } from '#app/links/services/export-links.ts'
import { hasLinks } from '#app/links/services/has-links.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireGate, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasLinks)]

/** All links as a file, with who followed each. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/links')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  return exportFile(exportLinks(ctx, { format }), { name: 'links', format, now: ctx.now() })
}
