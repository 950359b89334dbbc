import { exportFile } from '#app/platform/http/export-file.ts'
import { requireGate, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import { exportMentions } from '#app/watch/services/mentions/export-mentions.ts'
import { readMentionFilter } from '#core/watch/mentions/filter.ts'
import type { Route } from './+types/export-mentions'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasBrandWatch', hasWatch)]

/** The filtered mentions as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/brand-watch/mentions')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const { page: _page, ...filter } = readMentionFilter(new URL(request.url).searchParams)
  return exportFile(exportMentions(ctx, { format, ...filter }), { name: 'mentions', format, now: ctx.now() })
}
