import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { LinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { checkSteps } from '#app/team/services/workflow/check-steps.ts'
import { PAUSE_TEXTS, type ReviewDecision } from '#core/posts/approval/approval.ts'
import { nextStep, readStep, type Step } from '#core/posts/approval/workflow/steps.ts'
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
import { lockScheduledPostsOf, updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'
import { findQuietHours } from '#db/queries/schedule/settings.ts'
import { openStep } from './open-step.ts'

/**
 * Stores a decision in the caller's transaction, if the request is still open and the text is the one it was made for:
 * approval resumes scheduled posts that waited for it alone, or asks for the step that is next; refusal sends the post
 * back to its writer, who is told.
 */
export async function decideReview(
  context: ServiceContext,
  sql: Sql,
  input: {
    workspace: WorkspaceId
    postId: string
    review: { id: string; askedBy: string | null; askedOf: unknown }
    decision: ReviewDecision
    by: { id: string | null; name: string; standsInFor?: { id: string; name: string } | null }
    comment: string
    secrets: LinkSecrets
  },
): Promise<Result<{ resumed: number; next: Step['kind'] | null }, 'over'>> {
  const { workspace, postId, review, decision, by, comment } = input
  const deputyFor = by.standsInFor ?? null
  const now = context.now()
  await lockScheduledPostsOf(sql, { workspace, postId })
  const post = await findReviewedPost(sql, { workspace, id: postId, lock: true })
  if (!post) return err('over')
  const title = post.title || post.body.trim().slice(0, 60)
  const steps = (await checkSteps(sql, { workspace, postIds: [postId], now }))?.get(postId)
  const own = readStep(review.askedOf)
  const given = steps ? (own ? [...steps.given, own] : steps.given) : []
  const next = decision === 'approved' && steps?.next ? nextStep(steps.required, given) : null
  const isFinal = next === null
  const record = { workspace, id: review.id, decision, by: by.id, name: by.name, deputyFor, isFinal, now }
  if (!(await updateReviewDecided(sql, record))) return err('over')
  if (next) {
    const { timeZone } = await findQuietHours(sql, { workspace })
    const asked = { workspace, timeZone, post: { id: postId, title }, step: next, number: given.length + 1 }
    await openStep(sql, { ...asked, askedBy: review.askedBy, from: by, secrets: input.secrets, now })
  }
  const status = next ? null : nextStatus(post.status, decision === 'approved' ? 'approve' : 'send_back')
  if (status) await updateReviewedStatus(sql, { workspace, id: postId, status })
  const reason = PAUSE_TEXTS.not_approved
  const resumed =
    decision === 'approved' && isFinal
      ? await updateApprovedResumed(sql, { workspace, postId, reason, now })
      : 0
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
  const deed = decision === 'approved' ? 'review_approved' : 'review_sent_back'
  const step = next ? '_step' : ''
  const actionType =
    decision === 'approved' ? `${deed}${step}${deputyFor ? '_for' : ''}` : `${deed}${deputyFor ? '_for' : ''}`
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'content',
    actionType,
    additionalData: {
      ...{ title, postId },
      ...(by.id ? {} : { client: by.name }),
      ...(deputyFor ? { who: deputyFor.name } : {}),
    },
    ...(by.id ? { memberId: by.id } : {}),
  })
  await notify(sql, {
    workspace,
    event: 'review_decided',
    key: `review_decided:${review.id}`,
    details: {
      who: by.name,
      title: `${decision === 'approved' ? 'approved' : 'asked for changes'}: ${title}`,
      note: next ? [comment, NEXT_NOTES[next.kind]].filter(Boolean).join(' ') : comment,
    },
    path: `/app/content/review/${postId}`,
    people: [review.askedBy ?? workspace],
    except: by.id,
    now,
  })
  return ok({ resumed, next: next?.kind ?? null })
}

/** What whoever asked is told to do once a step is approved that was not the last. */
const NEXT_NOTES = {
  inside: 'It now waits for the next step.',
  client: 'Now it’s the client’s turn. Copy the link and send it to them.',
} as const
