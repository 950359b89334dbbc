import { readWorksPosts } from '#app/analytics/services/read-works.ts'
import { WorksPostsPage } from '#app/analytics/ui/works/works-posts-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { readWorksSelection } from '#core/analytics/works/what-works.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/works-posts'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Posts behind what works · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const period = readPeriod(params, wallTimeOf(ctx.now(), ctx.timeZone).day, LONG_PRESET)
  const [of, page] = [readWorksSelection(params.get('of')), readPageNumber(params)]
  const found = await readWorksPosts(ctx, { period, of, page })
  return { ...found, of, page, period, timeZone: ctx.timeZone }
}

export default function WorksPostsRoute({ loaderData }: Route.ComponentProps) {
  return <WorksPostsPage {...loaderData} />
}
