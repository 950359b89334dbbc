import { REPORT_WORDS } from '#app/analytics/copy.ts'
import { printReport } from '#app/analytics/services/reports/print-report.ts'
import { readPublicReport } from '#app/analytics/services/reports/read-public-report.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/public-report-pdf'

/** A report as a file, for whoever holds its link. The file's name needs no quoting rules. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'proposal_pdf')
  if (limited) return new Response(limited, { status: 429 })
  const report = await readPublicReport(services(), params.token)
  if (!report) throw notFound()
  const headers = secretHeaders({ actionHeaders: new Headers(), errorHeaders: undefined })
  if (report.state !== 'open')
    return new Response(null, { status: report.state === 'over' ? 410 : 404, headers })
  const { filename, bytes } = await printReport(services(), report.view, REPORT_WORDS)
  headers.set('Content-Type', 'application/pdf')
  headers.set('Content-Length', String(bytes.byteLength))
  headers.set('Content-Disposition', `attachment; filename="${filename}"`)
  return new Response(bytes, { headers })
}
