import type { ServiceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { ReviewDecision } from '#core/posts/approval/approval.ts'
import { err, type Result } from '#core/shared/result.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findReviewByLink } from '#db/queries/posts/reviews.ts'
import { decideReview } from './decide-review.ts'

/** A client's decision with their link; of any number of presses the first counts. */
export async function answerClientReview(
  context: ServiceContext,
  input: { token: string; decision: ReviewDecision; name: string; comment: string },
): Promise<Result<{ resumed: number }, 'over'>> {
  if (!/^[\w-]{43}$/.test(input.token)) return err('over')
  const secrets = await openLinkSecrets(context, 'post-review')
  return context.db.acrossWorkspaces('review', async sql => {
    const review = await findReviewByLink(sql, { hash: hashSecret(input.token) })
    if (!review) return err('over')
    const { decision, name, comment } = input
    return decideReview(context, sql, {
      workspace: asWorkspaceId(review.workspace),
      postId: review.postId,
      review,
      decision,
      by: { id: null, name },
      comment,
      secrets,
    })
  })
}
