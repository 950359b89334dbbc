import { pictureAddress } from '#app/media/services/picture-address.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { reviewState } from '#core/posts/approval/approval.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listPictures } from '#db/queries/media/media.ts'
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
  const { postId } = review
  const found = await db.inWorkspace(workspace, async sql => ({
    post: await findReviewedPost(sql, { workspace, id: postId }),
    pictures: await listPictures(sql, { workspace, place: 'post', placeId: postId }),
  }))
  const { post } = found
  if (!post) return null
  const now = context.now()
  const pictures = found.pictures.map(each => ({
    ...each,
    address: pictureAddress(context.config, { workspace, id: each.id, now }),
  }))
  const { title, body, variants, platform } = post
  return {
    state: reviewState(review, now),
    asker: review.asker,
    decidedName: review.decidedName,
    // A text that has changed since is not the one they were asked about, and is not theirs to see.
    post: review.isCurrent
      ? { title, body, variants, platform, pictures, firstComments: review.firstComments }
      : null,
  }
}
