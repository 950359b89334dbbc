import { exportFile } from '#app/platform/http/export-file.ts'
import { requireGate, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { exportCompetitors } from '#app/research/services/competitors/export-competitors.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import type { Route } from './+types/export-competitors'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasBrandWatch', hasWatch)]

/** All competitors as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/brand-watch/competitors')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  return exportFile(exportCompetitors(ctx, { format }), { name: 'competitors', format, now: ctx.now() })
}
