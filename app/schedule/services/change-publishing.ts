import type { WorkspaceContext } from '#app/platform/context.ts'
import {
  type FoundPrivacyProblem,
  findPrivacyProblem,
} from '#app/publishing/services/find-privacy-problem.ts'
import { type FoundTextProblem, findTextProblem } from '#app/publishing/services/find-text-problem.ts'
import { pauseUnapproved } from '#app/team/services/pause-unapproved.ts'
import { isFixed } from '#core/publishing/parts.ts'
import { readPrivacy } from '#core/publishing/privacy.ts'
import type { PublishingForm } from '#core/schedule/schema.ts'
import { canChangePublishing } from '#core/schedule/status.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listPartsOf } from '#db/queries/publishing/parts.ts'
import { listTargets } from '#db/queries/publishing/targets.ts'
import {
  findScheduledPost,
  lockScheduledPostsOf,
  updateScheduledPost,
} from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Changes how a scheduled post is published: as a thread or not, its first comment, whether it is marked as an ad, who may see it, whether
 * its addresses are sent as typed. What its
 * accounts would not take is refused as it is when scheduling, and a comment that nobody approved pauses it where approval is
 * needed. The version must be the one that was read; what is frozen for sending stays as it is.
 */
export async function changePublishing(
  ctx: WorkspaceContext,
  { id, form }: { id: string; form: PublishingForm },
): Promise<
  | Result<object, 'read_only' | 'not_found' | 'changed_elsewhere' | 'frozen'>
  | ({ readonly ok: false; readonly reason: 'text' | 'comment' } & FoundTextProblem)
  | ({ readonly ok: false; readonly reason: 'privacy' } & FoundPrivacyProblem)
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const to = { workspace, scheduledPostId: id }
  const [before, goingTo] = await ctx.inWorkspace(sql =>
    Promise.all([findScheduledPost(sql, { workspace, id }), listTargets(sql, to)]),
  )
  if (!before?.contentId) return err('not_found')
  const { contentId } = before
  const changes = {
    asThread: form.asThread === 'yes',
    firstComment: form.firstComment,
    isAd: form.isAd === 'yes',
    plainLinks: form.plainLinks === 'yes',
    privacy: readPrivacy(form.privacy) ?? ('' as const),
  }
  const connectionIds = goingTo.map(({ connectionId }) => connectionId)
  const problem = await findTextProblem(ctx, { ...changes, postId: contentId, connectionIds })
  if (problem) return err(problem.of, problem)
  const privacy = changes.privacy || null
  const unseen = await findPrivacyProblem(ctx, { connectionIds, privacy, isAd: changes.isAd })
  if (unseen) return err('privacy', unseen)
  return ctx.inWorkspace(async sql => {
    await lockScheduledPostsOf(sql, { workspace, postId: contentId })
    // Whoever freezes it holds this lock, too.
    const scheduledPost = await findScheduledPost(sql, { workspace, id, lock: true })
    if (!scheduledPost) return err('not_found')
    if (scheduledPost.version !== form.version) return err('changed_elsewhere')
    const [targets, parts] = [await listTargets(sql, to), await listPartsOf(sql, to)]
    const isFrozen = targets.some(target =>
      isFixed(
        target,
        parts.filter(({ targetId }) => targetId === target.id),
      ),
    )
    if (!canChangePublishing(scheduledPost.status, isFrozen)) return err('frozen')
    const isSame = (['asThread', 'firstComment', 'isAd', 'privacy', 'plainLinks'] as const).every(
      name => scheduledPost[name] === changes[name],
    )
    if (isSame) return ok()
    await updateScheduledPost(sql, { workspace, id, changes })
    await pauseUnapproved(sql, { workspace, postId: contentId, now: ctx.now() })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: 'post_publishing_changed',
    })
    return ok()
  })
}
