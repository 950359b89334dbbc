import type { WorkspaceContext } from '#app/platform/context.ts'
import { pauseUnapproved } from '#app/team/services/pause-unapproved.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { nextStatus } from '#core/posts/status.ts'
import { findReviewedPost, listReviews, updateReviewedStatus } from '#db/queries/posts/reviews.ts'
import { lockScheduledPostsOf } from '#db/queries/schedule/scheduled-posts.ts'

/**
 * After the pictures of a post have changed: what was approved of it is another post now, as after a changed text. In a
 * transaction of its own, which locks the plan and then the post before anything else, as whoever publishes it does; before
 * each send the approval is looked at again anyway.
 */
export async function pauseChangedPost(
  ctx: WorkspaceContext,
  { place, placeId }: { place: MediaPlace; placeId: string },
): Promise<void> {
  if (place !== 'post') return
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await lockScheduledPostsOf(sql, { workspace, postId: placeId })
    const post = await findReviewedPost(sql, { workspace, id: placeId, lock: true })
    const [newest] = await listReviews(sql, { workspace, postId: placeId })
    // Saved as it was, or put back: it still is what was asked about.
    if (!post || newest?.isCurrent) return
    const isReviewed = post.status === 'in_review' || post.status === 'approved'
    const status = isReviewed ? nextStatus(post.status, 'edit') : null
    if (status) await updateReviewedStatus(sql, { workspace, id: placeId, status })
    await pauseUnapproved(sql, { workspace, postId: placeId, now: ctx.now() })
  })
}
