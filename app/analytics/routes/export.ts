import { exportAnalytics } from '#app/analytics/services/export-analytics.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireGate, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { ANALYTICS_TABLES, readGrouping } from '#core/analytics/numbers.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

/** One table as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/analytics')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const search = new URL(request.url).searchParams
  const table = ANALYTICS_TABLES.find(table => table === search.get('table')) ?? 'groups'
  // As on the page that the table is from.
  const usual = table === 'works' || table === 'pays' ? LONG_PRESET : undefined
  const period = readPeriod(search, wallTimeOf(ctx.now(), ctx.timeZone).day, usual)
  const pieces = exportAnalytics(ctx, { format, table, period, by: readGrouping(search) })
  return exportFile(pieces, { name: `analytics-${table}`, format, now: ctx.now() })
}
