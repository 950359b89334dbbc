import { REPORT_WORDS } from '#app/analytics/copy.ts'
import { printReport } from '#app/analytics/services/reports/print-report.ts'
import { readOwnReport } from '#app/analytics/services/reports/read-own-report.ts'
import { hasReports } from '#app/analytics/services/reports/read-reports.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/report-file'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics', hasReports)]

/** A report of one's own as a PDF. The file's name needs no quoting rules. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'snapshot_pdf', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const view = await readOwnReport(ctx, { id: params.reportId })
  if (!view) throw notFound()
  const { filename, bytes } = await printReport(ctx, view, REPORT_WORDS)
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
}
