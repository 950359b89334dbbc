import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import { AnalyticsPage } from '#app/analytics/ui/analytics-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { readGrouping } from '#core/analytics/numbers.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Route } from './+types/analytics'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Analytics · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const period = readPeriod(params, wallTimeOf(ctx.now(), ctx.timeZone).day)
  const by = readGrouping(params)
  return { ...(await readAnalytics(ctx, { period, by })), period, by }
}

export default function AnalyticsRoute({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />
}
