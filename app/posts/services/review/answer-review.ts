import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayDecide, type ReviewDecision } from '#core/posts/approval/approval.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findApprovalMode, listReviews } from '#db/queries/posts/reviews.ts'
import { decideReview } from './decide-review.ts'

/** A member's decision on the newest request about a post. */
export async function answerReview(
  ctx: WorkspaceContext,
  input: {
    postId: string
    /** The request that was seen: a newer one is another question. */
    reviewId: string
    decision: ReviewDecision
    comment: string
    name: string
  },
): Promise<Result<{ resumed: number }, 'read_only' | 'not_allowed' | 'not_found' | 'over' | 'say_why'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { postId, reviewId, decision, comment, name } = input
  if (!isUuid(postId) || !isUuid(reviewId)) return err('not_found')
  if (decision === 'sent_back' && comment === '') return err('say_why')
  const { workspace, userId, role } = ctx
  return ctx.db.acrossWorkspaces('review', async sql => {
    const mode = await findApprovalMode(sql, { workspace })
    const [review] = await listReviews(sql, { workspace, postId })
    if (!review) return err('not_found')
    if (!mayDecide(role, mode, review, userId)) return err('not_allowed')
    if (review.id !== reviewId) return err('over')
    const by = { id: userId, name: name.slice(0, 100) }
    const result = await decideReview(ctx, sql, { workspace, postId, review, decision, by, comment })
    return result.ok ? ok({ resumed: result.resumed }) : result
  })
}
