import { data } from 'react-router'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { NEXT_STEP_TEXTS, REVIEW_REFUSALS } from '#app/posts/copy/reviews.ts'
import { addComment } from '#app/posts/services/review/add-comment.ts'
import { answerReview } from '#app/posts/services/review/answer-review.ts'
import { askReview } from '#app/posts/services/review/ask-review.ts'
import { readReview } from '#app/posts/services/review/read-review.ts'
import { removeComment } from '#app/posts/services/review/remove-comment.ts'
import { ReviewPage } from '#app/posts/ui/review/review-page.tsx'
import { commentSchema, readComment } from '#core/posts/approval/review-forms.ts'
import type { Route } from './+types/review'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Review: ${loaderData?.view.post.title || 'a post'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readReview(ctx, { postId: params.postId })
  if (!view) throw notFound()
  return { view, timeZone: ctx.timeZone, idempotencyKey: newIdempotencyKey() }
}

/** Requests approval, gives or refuses it, and comments on the post. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check, overLimit } = await workspacePost(args)
  const viewer = await signedIn(args.request, args.context)
  const { postId } = args.params
  const here = `/app/content/review/${postId}`
  const name = viewer.fullName || viewer.email
  const limited = await overLimit('write')
  if (limited) return data({ problem: limited, typed: text('comment') }, { status: 429 })
  const refuse = (reason: keyof typeof REVIEW_REFUSALS) => {
    if (reason === 'not_found') throw notFound()
    return data({ problem: REVIEW_REFUSALS[reason] as string, typed: text('comment') }, { status: 409 })
  }
  switch (intent) {
    case 'ask': {
      const request = await askReview(ctx, { postId, asker: name })
      return request.ok ? done(here, 'reviewAsked') : refuse(request.reason)
    }
    case 'approved':
    case 'sent_back': {
      const decision = intent
      const comment = readComment(text('comment'))
      const answer = await answerReview(ctx, { postId, reviewId: text('review'), decision, comment, name })
      if (!answer.ok) return refuse(answer.reason)
      if (decision === 'sent_back') return done(here, 'reviewSentBack')
      const what = answer.next
        ? NEXT_STEP_TEXTS[answer.next]
        : answer.resumed > 0
          ? 'It stays scheduled'
          : 'You can schedule it now'
      return done(here, 'reviewApproved', { params: { what } })
    }
    case 'remove_comment': {
      const gone = await removeComment(ctx, { postId, id: text('id') })
      return gone.ok ? done(here, 'commentRemoved') : refuse(gone.reason)
    }
  }
  const form = await check(commentSchema, null)
  if (!form.ok) return formAgain(form)
  const idempotencyKey = idempotencyKeyOf(text('idempotencyKey'))
  const result = await addComment(ctx, { postId, name, comment: form.value.comment, idempotencyKey })
  return result.ok ? done(here, 'commentAdded') : refuse(result.reason)
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('content_created')
  const { view, timeZone, idempotencyKey } = loaderData
  return (
    <ReviewPage
      key={view.post.id}
      {...view}
      timeZone={timeZone}
      idempotencyKey={idempotencyKey}
      problem={actionData && 'problem' in actionData ? actionData.problem : null}
      typed={actionData && 'typed' in actionData ? actionData.typed : ''}
      reply={actionData && 'reply' in actionData ? actionData.reply : undefined}
    />
  )
}
