import { redirect } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { REVIEW_REFUSALS } from '#app/monthly-review/copy.ts'
import { makeReviewNow } from '#app/monthly-review/services/make-review.ts'
import { readReviews } from '#app/monthly-review/services/read-reviews.ts'
import { ReviewsPage } from '#app/monthly-review/ui/reviews-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { hasFeature } from '#core/billing/features.ts'
import type { Route } from './+types/reviews'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Monthly review · Brandhearth' }]
}

/** On a plan without reviews those that are there stay readable; where there is none, the plans are shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const reviews = await readReviews(ctx)
  const isInPlan = hasFeature(ctx.tier, 'monthly_strategy_review')
  if (!isInPlan && reviews.length === 0) throw redirect('/app/upgrade?missing=Monthly%20review')
  return { reviews, isInPlan, canWrite: featureLock(ctx, 'monthly_strategy_review') === null }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await makeReviewNow(ctx)
  if (!result.ok) return pageAgain(409, REVIEW_REFUSALS[result.reason])
  return done(`/app/strategy/review/${result.month}`, 'reviewMade')
}

export default function ReviewsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} problem={actionData?.problem} />
}
