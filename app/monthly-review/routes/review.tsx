import { featureLock } from '#app/billing/services/feature-lock.ts'
import { REVIEW_REFUSALS } from '#app/monthly-review/copy.ts'
import { acceptPart } from '#app/monthly-review/services/accept-part.ts'
import { readReview } from '#app/monthly-review/services/read-reviews.ts'
import { settlePart } from '#app/monthly-review/services/settle-part.ts'
import { ReviewPage } from '#app/monthly-review/ui/review-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { monthText, readMonth } from '#core/monthly-review/month.ts'
import type { Route } from './+types/review'

export function meta({ params }: Route.MetaArgs): Route.MetaDescriptors {
  const month = readMonth(params.month)
  return [{ title: `${month ? monthText(month) : 'Page Not Found'} · Monthly review · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const month = readMonth(params.month)
  const review = month && (await readReview(ctx, { month }))
  if (!review) throw notFound()
  return { ...review, month, canWrite: featureLock(ctx, 'monthly_strategy_review') === null }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const id = text('id')
  const result =
    intent === 'accept'
      ? await acceptPart(ctx, { id })
      : await settlePart(ctx, { id, state: intent === 'reopen' ? 'open' : 'declined' })
  const here = `/app/strategy/review/${readMonth(args.params.month) ?? ''}#next`
  if (result.ok)
    return done(
      here,
      intent === 'accept' ? 'partAccepted' : intent === 'reopen' ? 'partReopened' : 'partDeclined',
    )
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, REVIEW_REFUSALS[result.reason])
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('monthly_review_parts')
  return <ReviewPage {...loaderData} problem={actionData?.problem} />
}
