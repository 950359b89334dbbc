import { data } from 'react-router'
import { REPORT_TEXTS } from '#app/analytics/copy.ts'
import { readPublicReport } from '#app/analytics/services/reports/read-public-report.ts'
import { ClosedReport, PublicReportPage } from '#app/analytics/ui/reports/public-report-page.tsx'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/public-report'

/** Read, not used: no scripts are sent. */
export const handle = { hydrate: false }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return secretMeta('Page Not Found')
  if (loaderData.state !== 'open') return secretMeta(REPORT_TEXTS.overTitle)
  const { name, brand } = loaderData.view
  return secretMeta(brand.name ? `${name} · ${brand.name}` : name)
}

export const headers = secretHeaders

/** Looking shows the report and changes nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'open_share')
  if (limited) throw data(null, { status: 429 })
  const { token } = params
  const report = await readPublicReport(services(), token)
  if (!report) throw notFound()
  if (report.state === 'open') return { ...report, path: `/r/${token}` }
  const headers = secretHeaders({ actionHeaders: new Headers(), errorHeaders: undefined })
  return data(report, { status: report.state === 'over' ? 410 : 404, headers })
}

export default function PublicReportRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'open') return <ClosedReport isOver={loaderData.state === 'over'} />
  return <PublicReportPage {...loaderData.view} path={loaderData.path} />
}
