import type { WorkspaceContext } from '#app/platform/context.ts'
import { placeOf } from '#core/publishing/parts.ts'
import { advanceTarget } from '#core/publishing/progress.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listParts } from '#db/queries/publishing/parts.ts'
import { lockTarget, updateTarget } from '#db/queries/publishing/targets.ts'
import {
  findScheduledPost,
  updateScheduledPost,
  updateStatusFromSchedule,
} from '#db/queries/schedule/scheduled-posts.ts'
import { progressOf } from './steps/progress-of.ts'

/**
 * Sends the rest of what is published in part, as it was frozen: the posts of a thread from the one that failed on, or the
 * first comment. What goes on already answers as done.
 */
export async function resumeTarget(
  ctx: WorkspaceContext,
  { scheduledPostId, targetId }: { scheduledPostId: string; targetId: string },
): Promise<Result<object, 'read_only' | 'not_found' | 'not_possible'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(scheduledPostId) || !isUuid(targetId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const now = ctx.now()
    const target = await lockTarget(sql, { workspace, id: targetId })
    const scheduledPost = await findScheduledPost(sql, { workspace, id: scheduledPostId, lock: true })
    if (!target || !scheduledPost || target.scheduledPostId !== scheduledPostId) return err('not_found')
    const parts = await listParts(sql, { workspace, targetId })
    const change = advanceTarget(progressOf(target, { parts, scheduledPost, now }), { kind: 'resumed' }, now)
    if (!change) return target.state === 'prepared' || target.state === 'sending' ? ok() : err('not_possible')
    const { dueAt: partDueAt, ...changes } = change
    await updateTarget(sql, {
      workspace,
      id: targetId,
      changes: { ...changes, partDueAt, stateSince: now, detail: '' },
    })
    if (placeOf(parts).role === 'post') {
      const status = { status: 'sending', statusSince: now, deadlineAt: null, reason: '' } as const
      await updateScheduledPost(sql, { workspace, id: scheduledPostId, changes: status })
      if (scheduledPost.contentId)
        await updateStatusFromSchedule(sql, { workspace, postId: scheduledPost.contentId })
    }
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'post_resumed' })
    return ok()
  })
}
