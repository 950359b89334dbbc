import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { checkSteps } from '#app/team/services/workflow/check-steps.ts'
import { findSituation } from '#app/team/services/workflow/find-situation.ts'
import { mayDecide, type ReviewDecision } from '#core/posts/approval/approval.ts'
import { answersAs } from '#core/posts/approval/workflow/approvers.ts'
import { readStep, type Step, stepsState } from '#core/posts/approval/workflow/steps.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, isUuid, type Sql } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findApprovalMode, listReviews } from '#db/queries/posts/reviews.ts'
import { decideReview } from './decide-review.ts'

/**
 * A member's decision on the newest request about a post. With a workflow it has to be about the step that is next, and
 * whoever it asks answers it, or whoever stands in for them that day.
 */
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
): Promise<
  Result<
    { resumed: number; next?: Step['kind'] },
    'read_only' | 'not_allowed' | 'not_found' | 'over' | 'say_why'
  >
> {
  if (ctx.access === 'read_only') return err('read_only')
  const { postId, reviewId, decision, comment, name } = input
  if (!isUuid(postId) || !isUuid(reviewId)) return err('not_found')
  if (decision === 'sent_back' && comment === '') return err('say_why')
  const { workspace, userId, role } = ctx
  const secrets = await openLinkSecrets(ctx, 'post-review')
  return ctx.db.acrossWorkspaces('review', async sql => {
    const mode = await findApprovalMode(sql, { workspace })
    const [review] = await listReviews(sql, { workspace, postId })
    if (!review) return err('not_found')
    const steps = (await checkSteps(sql, { workspace, postIds: [postId], now: ctx.now() }))?.get(postId)
    const asked = readStep(review.askedOf)
    const answering =
      steps && asked ? await findAnswering(ctx, sql, { step: asked, askedBy: review.askedBy }) : null
    if (steps ? !answering : !mayDecide(role, mode, review, userId)) return err('not_allowed')
    if (review.id !== reviewId) return err('over')
    if (steps && (!steps.next || !asked || stepsState('waiting', asked, steps.next) !== 'waiting'))
      return err('over')
    const standsInFor = answering?.standsInFor ?? null
    const by = { id: userId, name: name.slice(0, 100), standsInFor }
    const result = await decideReview(ctx, sql, { workspace, postId, review, decision, by, comment, secrets })
    if (!result.ok) return result
    return ok({ resumed: result.resumed, ...(result.next ? { next: result.next } : {}) })
  })
}

/** As whom this person may answer a step; null when they may not. */
async function findAnswering(
  ctx: WorkspaceContext,
  sql: Sql,
  { step, askedBy }: { step: Step; askedBy: string | null },
): Promise<{ standsInFor: { id: string; name: string } | null } | null> {
  const { workspace, timeZone, userId } = ctx
  const situation = await findSituation(sql, { workspace, timeZone, now: ctx.now() })
  const answering = answersAs(step, { ...situation, userId, askedBy })
  const id = answering?.standsInFor ?? null
  if (!answering || id === null) return answering && { standsInFor: null }
  const profile = await findProfile(sql, { workspace: asWorkspaceId(id) })
  return { standsInFor: { id, name: (profile?.fullName || profile?.email || '').slice(0, 100) } }
}
