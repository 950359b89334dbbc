import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { compareCompetitor } from '#app/research/services/competitors/compare-competitor.ts'
import { ComparePage } from '#app/research/ui/comparison/compare-page.tsx'
import { keepSaid, readSaid } from '#core/research/comparison/said-address.ts'
import type { Route } from './+types/compare'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.competitor.name ?? 'Competitor'} and us · Brand Watch · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await compareCompetitor(ctx, { id: params.competitorId })
  if (!view) throw notFound()
  const said = readSaid(new URL(request.url).searchParams)
  const { words } = view.comparison
  return {
    ...{ ...view, said, timeZone: ctx.timeZone },
    comparison: { ...view.comparison, words: words && keepSaid(words, said) },
  }
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
