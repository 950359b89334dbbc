import { readAlignment } from '#app/analytics/services/read-alignment.ts'
import { readScoredPosts } from '#app/analytics/services/read-scored-posts.ts'
import { AlignmentPage } from '#app/analytics/ui/alignment/alignment-page.tsx'
import { ChoosePostPage } from '#app/analytics/ui/alignment/choose-post-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { packWeeks, unpackWeeks } from '#core/analytics/alignment/packed-weeks.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { hasFeature } from '#core/billing/features.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/alignment'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Alignment in depth · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const period = readPeriod(params, wallTimeOf(ctx.now(), ctx.timeZone).day, LONG_PRESET)
  const shown = { period, folds: readFolds(request.url) }
  if (!hasFeature(ctx.tier, 'advanced_brand_alignment')) return { ...shown, view: null }
  // What can be compared has a page of its own: the letter weighs as much as a page may.
  if (params.get('choose') === 'post')
    return { period, choices: await readScoredPosts(ctx, { period, page: readPageNumber(params, 'posts') }) }
  const { weeks, ...view } = await readAlignment(ctx, { period, postId: params.get('post') })
  return { ...shown, view: { ...view, weeks: packWeeks(weeks) } }
}

export default function AlignmentRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.choices) return <ChoosePostPage {...loaderData} />
  const { view, ...shown } = loaderData
  return <AlignmentPage {...shown} view={view && { ...view, weeks: unpackWeeks(shown.period, view.weeks) }} />
}
