import { readAlignment } from '#app/analytics/services/read-alignment.ts'
import { AlignmentPage } from '#app/analytics/ui/alignment/alignment-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { packWeeks, unpackWeeks } from '#core/analytics/alignment/packed-weeks.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { hasFeature } from '#core/billing/features.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import type { Route } from './+types/alignment'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Alignment in depth · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const period = readPeriod(params, wallTimeOf(ctx.now(), ctx.timeZone).day, LONG_PRESET)
  const shown = { period, folds: readFolds(request.url), isChoosing: params.get('choose') === 'post' }
  if (!hasFeature(ctx.tier, 'advanced_brand_alignment')) return { ...shown, view: null }
  const { weeks, recent, ...view } = await readAlignment(ctx, { period, postId: params.get('post') })
  return {
    ...shown,
    view: { ...view, recent: shown.isChoosing ? recent : [], weeks: packWeeks(weeks) },
  }
}

export default function AlignmentRoute({ loaderData }: Route.ComponentProps) {
  const { view, ...shown } = loaderData
  return <AlignmentPage {...shown} view={view && { ...view, weeks: unpackWeeks(shown.period, view.weeks) }} />
}
