import { readWorks } from '#app/analytics/services/read-works.ts'
import { WorksPage } from '#app/analytics/ui/works/works-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { packGroups, unpackGroups } from '#core/analytics/works/packed-groups.ts'
import { packPoints, unpackPoints } from '#core/analytics/works/packed-points.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/works'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'What works · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  const period = readPeriod(new URL(request.url).searchParams, today, LONG_PRESET)
  const canWrite = ctx.access === 'full' && roleMay(ctx.role, 'draft')
  const { pays, groups, ...works } = await readWorks(ctx, { period })
  return {
    ...{ ...works, period, canWrite, folds: readFolds(request.url) },
    groups: groups.filter(({ verdict }) => verdict !== 'few'),
    waiting: packGroups(groups.filter(({ verdict }) => verdict === 'few')),
    pays: { ...pays, points: packPoints(pays.points) },
  }
}

export default function WorksRoute({ loaderData }: Route.ComponentProps) {
  const { pays, waiting } = loaderData
  return (
    <WorksPage
      {...loaderData}
      waiting={unpackGroups(waiting)}
      pays={{ ...pays, points: unpackPoints(pays.points) }}
    />
  )
}
