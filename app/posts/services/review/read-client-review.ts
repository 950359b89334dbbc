import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { reviewState } from '#core/posts/approval/approval.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findReviewByLink, findReviewedPost } from '#db/queries/posts/reviews.ts'

/** What a client's link opens; looking decides nothing. Null when it was never one of ours. */
export async function readClientReview(context: ServiceContext, { token }: { token: string }) {
  if (!/^[\w-]{43}$/.test(token)) return null
  const { db } = context
  const review = await db.acrossWorkspaces('review', sql =>
    findReviewByLink(sql, { hash: hashSecret(token) }),
  )
  if (!review) return null
  const workspace = asWorkspaceId(review.workspace)
  const post = await db.inWorkspace(workspace, sql => findReviewedPost(sql, { workspace, id: review.postId }))
  if (!post) return null
  const { title, body, variants, platform } = post
  return {
    state: reviewState(review, context.now()),
    asker: review.asker,
    decidedName: review.decidedName,
    // A text that has changed since is not the one they were asked about, and is not theirs to see.
    post: review.isCurrent ? { title, body, variants, platform } : null,
  }
}
