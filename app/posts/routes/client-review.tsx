import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { REVIEW_REFUSALS } from '#app/posts/copy/reviews.ts'
import { answerClientReview } from '#app/posts/services/review/answer-client-review.ts'
import { readClientReview } from '#app/posts/services/review/read-client-review.ts'
import { ClientReviewPage } from '#app/posts/ui/review/client-review-page.tsx'
import { clientSchema } from '#core/posts/approval/review-forms.ts'
import type { Route } from './+types/client-review'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return secretMeta(loaderData ? `A post to review from ${loaderData.asker}` : 'Page Not Found')
}

export const headers = secretHeaders

/** Looking decides nothing: mail scanners look, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'open_share')
  if (limited) throw data(null, { status: 429 })
  const view = await readClientReview(services(), { token: params.token })
  if (!view) throw notFound()
  return view
}

export async function action(args: Route.ActionArgs) {
  const form = await limitedForm(args, clientSchema, 'token_use')
  if (!form.ok) return formAgain(form)
  const { token } = args.params
  const result = await answerClientReview(services(), { token, ...form.value })
  if (result.ok) return done(`/review/${token}`)
  return formAgain(form.refuse({ status: 410, form: REVIEW_REFUSALS.over }))
}

export default function ClientReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientReviewPage {...loaderData} reply={actionData?.reply} />
}
