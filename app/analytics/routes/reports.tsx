import { REPORT_REFUSALS } from '#app/analytics/copy.ts'
import { createReport } from '#app/analytics/services/reports/create-report.ts'
import { hasReports, readReports } from '#app/analytics/services/reports/read-reports.ts'
import { revokeReport } from '#app/analytics/services/reports/revoke-report.ts'
import { ReportsPage } from '#app/analytics/ui/reports/reports-page.tsx'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { reportDays, reportSchema } from '#core/analytics/report.ts'
import type { Route } from './+types/reports'

const HERE = '/app/analytics/reports'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics', hasReports)]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Reports · Analytics · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return {
    reports: await readReports(ctx),
    idempotencyKey: newIdempotencyKey(),
    canWrite: featureLock(ctx, 'analytics') === null,
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check, overLimit } = await workspacePost(args)
  if (intent === 'revoke') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await revokeReport(ctx, { id: text('id') })
    if (!result.ok) throw notFound()
    return done(HERE, 'reportRevoked')
  }
  const form = await check(reportSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { name, note, days, showedUp, sounded, acted, paid } = form.value
  const result = await createReport(ctx, {
    ...reportDays(form.value),
    ...{ name, note, days },
    asked: { showedUp, sounded, acted, paid },
    idempotencyKey: idempotencyKeyOf(form.value.idempotencyKey),
  })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: REPORT_REFUSALS[result.reason] }))
  return done(`${HERE}#${result.reportId}`, 'reportMade')
}

export default function ReportsRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('report_links')
  return <ReportsPage {...loaderData} {...(actionData ?? {})} />
}
