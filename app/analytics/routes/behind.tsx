import { readBehind } from '#app/analytics/services/read-behind.ts'
import { BehindPage } from '#app/analytics/ui/behind-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { readRowsAddress } from '#core/analytics/numbers.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Route } from './+types/behind'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Behind a number · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const address = readRowsAddress(params) ?? {
    number: 'published',
    by: 'network',
    of: undefined,
    band: null,
    page: 1,
  }
  const period = readPeriod(params, wallTimeOf(ctx.now(), ctx.timeZone).day)
  const behind = await readBehind(ctx, { period, address })
  if (!behind) throw notFound()
  return { ...behind, address, period, timeZone: ctx.timeZone }
}

export default function BehindRoute({ loaderData }: Route.ComponentProps) {
  return <BehindPage {...loaderData} />
}
