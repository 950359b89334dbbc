import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { PAUSE_TEXTS, type ReviewDecision } from '#core/posts/approval/approval.ts'
import { nextStatus } from '#core/posts/status.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import {
  findReviewedPost,
  insertComment,
  updateApprovedResumed,
  updateReviewDecided,
  updateReviewedStatus,
} from '#db/queries/posts/reviews.ts'
import { updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Stores a decision in the caller's transaction, if the request is still open and the text is the one it was made for:
 * approval resumes scheduled posts that waited for it alone, refusal sends the post back to its writer, who is
 * told.
 */
export async function decideReview(
  context: ServiceContext,
  sql: Sql,
  input: {
    workspace: WorkspaceId
    postId: string
    review: { id: string; askedBy: string | null }
    decision: ReviewDecision
    by: { id: string | null; name: string }
    comment: string
  },
): Promise<Result<{ resumed: number }, 'over'>> {
  const { workspace, postId, decision, by, comment } = input
  const now = context.now()
  const post = await findReviewedPost(sql, { workspace, id: postId, lock: true })
  if (!post) return err('over')
  const record = { workspace, id: input.review.id, decision, by: by.id, name: by.name, now }
  if (!(await updateReviewDecided(sql, record))) return err('over')
  const status = nextStatus(post.status, decision === 'approved' ? 'approve' : 'send_back')
  if (status) await updateReviewedStatus(sql, { workspace, id: postId, status })
  const reason = PAUSE_TEXTS.not_approved
  const resumed =
    decision === 'approved' ? await updateApprovedResumed(sql, { workspace, postId, reason, now }) : 0
  if (resumed > 0) await updateStatusFromSchedule(sql, { workspace, postId })
  if (comment !== '')
    await insertComment(sql, {
      workspace,
      postId,
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
    additionalData: { title, postId, ...(by.id ? {} : { client: by.name }) },
    ...(by.id ? { memberId: by.id } : {}),
  })
  await notify(sql, {
    workspace,
    event: 'review_decided',
    key: `review_decided:${input.review.id}`,
    details: {
      who: by.name,
      title: `${decision === 'approved' ? 'approved' : 'asked for changes'}: ${title}`,
      note: comment,
    },
    path: `/app/content/review/${postId}`,
    people: [input.review.askedBy ?? workspace],
    except: by.id,
    now,
  })
  return ok({ resumed })
}
