import { readAlignment } from '#app/analytics/services/read-alignment.ts'
import { AlignmentPage } from '#app/analytics/ui/alignment/alignment-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { hasFeature } from '#core/billing/features.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Route } from './+types/alignment'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Alignment in depth · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const period = readPeriod(params, wallTimeOf(ctx.now(), ctx.timeZone).day, LONG_PRESET)
  if (!hasFeature(ctx.tier, 'advanced_brand_alignment')) return { period, view: null }
  return { period, view: await readAlignment(ctx, { period, postId: params.get('post') }) }
}

export default function AlignmentRoute({ loaderData }: Route.ComponentProps) {
  return <AlignmentPage {...loaderData} />
}
