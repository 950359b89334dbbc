import { randomUUID } from 'node:crypto'
import { notify } from '#app/notifications/services/notify.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import { checkSteps } from '#app/team/services/workflow/check-steps.ts'
import { canAskReview, REVIEW_DAYS, reviewState } from '#core/posts/approval/approval.ts'
import { readStep, stepsState } from '#core/posts/approval/workflow/steps.ts'
import { nextStatus } from '#core/posts/status.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addDays } from '#core/shared/time.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import { isUuid, type Sql, type WorkspaceId } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import {
  findApprovalMode,
  findReviewedPost,
  insertReview,
  listReviews,
  type ReviewedPost,
  updateReviewedStatus,
} from '#db/queries/posts/reviews.ts'
import { openStep } from './open-step.ts'

/** Who is told that approval is wanted. */
const APPROVERS = TEAM_ROLES.filter(role => roleMay(role, 'approve'))

/**
 * Requests approval of the text as it is now: whoever may approve is told, or a link for the client is made; with a
 * workflow, for the step that is next. A second press while one waits asks nobody twice.
 */
export async function askReview(
  ctx: WorkspaceContext,
  { postId, asker }: { postId: string; asker: string },
): Promise<Result<object, 'read_only' | 'not_found' | 'not_possible'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(postId)) return err('not_found')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const secrets = await openLinkSecrets(ctx, 'post-review')
  return ctx.inWorkspace(async sql => {
    if (!(await mayChangeText(ctx, { kind: 'post', id: postId }, sql))) return err('read_only')
    const post = await findReviewedPost(sql, { workspace, id: postId, lock: true })
    if (!post) return err('not_found')
    const mode = await findApprovalMode(sql, { workspace })
    if (mode === 'none' || !canAskReview(post.status) || post.body.trim() === '') return err('not_possible')
    const [newest] = await listReviews(sql, { workspace, postId })
    const state = reviewState(newest ?? null, now)
    const title = post.title || post.body.trim().slice(0, 60)
    const steps = (await checkSteps(sql, { workspace, postIds: [postId], now }))?.get(postId)
    if (steps) {
      const { next, given } = steps
      const stands = stepsState(state, readStep(newest?.askedOf), next)
      if (!next || (stands === 'waiting' && (next.kind !== 'client' || newest?.hasLink))) return ok()
      const from = { id: userId, name: asker }
      const number = given.length + 1
      const asked = { workspace, timeZone: ctx.timeZone, post: { id: postId, title }, step: next, number }
      await openStep(sql, { ...asked, askedBy: userId, from, secrets, now })
      await noteAsked(sql, { workspace, post, title })
      return ok()
    }
    const isAsked = state === 'waiting' && (mode !== 'client' || newest?.hasLink)
    if (isAsked || state === 'approved') return ok()
    const id = randomUUID()
    const tokenHash = mode === 'client' ? hashSecret(secrets.make(id)) : null
    const expiresAt = addDays(now, REVIEW_DAYS)
    await insertReview(sql, { workspace, id, postId, tokenHash, expiresAt, now })
    await noteAsked(sql, { workspace, post, title })
    if (mode === 'inside')
      await notify(sql, {
        workspace,
        event: 'review_asked',
        key: `review_asked:${id}`,
        details: { title, who: asker },
        path: `/app/content/review/${postId}`,
        roles: APPROVERS,
        except: userId,
        now,
      })
    return ok()
  })
}

async function noteAsked(
  sql: Sql,
  { workspace, post, title }: { workspace: WorkspaceId; post: ReviewedPost; title: string },
): Promise<void> {
  const status = nextStatus(post.status, 'submit')
  if (status) await updateReviewedStatus(sql, { workspace, id: post.id, status })
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'content',
    actionType: 'review_asked',
    additionalData: { title, postId: post.id },
  })
}
