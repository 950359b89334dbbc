import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { PLAN_HOLD_TEXTS } from '#core/posts/approval/approval.ts'
import { nextStatus } from '#core/posts/status.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import {
  findReviewedPost,
  insertComment,
  updateApprovedReleased,
  updateReviewDecided,
  updateReviewedStatus,
} from '#db/queries/posts/reviews.ts'
import { updateStatusFromOutings } from '#db/queries/schedule/outings.ts'

/**
 * Keeps a decision in the caller's transaction, if the request still is open and the text the one that was asked about:
 * a yes lets planned outings go that waited for it alone, a no sends the post back to its writer, who is told.
 */
export async function decideReview(
  context: ServiceContext,
  sql: Sql,
  given: {
    workspace: WorkspaceId
    contentId: string
    review: { id: string; askedBy: string | null }
    decision: 'approved' | 'sent_back'
    by: { id: string | null; name: string }
    comment: string
  },
): Promise<Result<{ released: number }, 'over'>> {
  const { workspace, contentId, decision, by, comment } = given
  const now = context.now()
  const post = await findReviewedPost(sql, { workspace, id: contentId, lock: true })
  if (!post) return err('over')
  const kept = { workspace, id: given.review.id, decision, by: by.id, name: by.name, now }
  if (!(await updateReviewDecided(sql, kept))) return err('over')
  const status = nextStatus(post.status, decision === 'approved' ? 'approve' : 'send_back')
  if (status) await updateReviewedStatus(sql, { workspace, id: contentId, status })
  const reason = PLAN_HOLD_TEXTS.not_approved
  const released =
    decision === 'approved' ? await updateApprovedReleased(sql, { workspace, contentId, reason, now }) : 0
  if (released > 0) await updateStatusFromOutings(sql, { workspace, contentId })
  if (comment !== '')
    await insertComment(sql, {
      workspace,
      contentId,
      authorId: by.id,
      authorName: by.name,
      body: comment,
      now,
    })
  const title = post.title || post.body.trim().slice(0, 60)
  const actionType = decision === 'approved' ? 'review_approved' : 'review_sent_back'
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'content',
    actionType,
    additionalData: { title, postId: contentId, ...(by.id ? {} : { client: by.name }) },
    ...(by.id ? { memberId: by.id } : {}),
  })
  const asker = await findAccount(sql, { id: given.review.askedBy ?? workspace })
  if (asker && asker.id !== by.id)
    await enqueueMail(context, sql, {
      to: asker.email,
      template: 'review-news',
      props: {
        kind: decision,
        who: by.name,
        title,
        note: comment,
        url: `${context.config.appUrl}/app/content/review/${contentId}`,
      },
    })
  return ok({ released })
}
