import type { WorkspaceContext } from '#app/platform/context.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import { PAUSE_TEXTS } from '#core/posts/approval/approval.ts'
import { deadlineOf } from '#core/posts/deadline.ts'
import { nextScheduledPostStatus } from '#core/schedule/status.ts'
import { instantOf, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateTargetsPlanned } from '#db/queries/publishing/targets.ts'
import {
  findScheduledPost,
  updateScheduledPost,
  updateStatusFromSchedule,
} from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Moves a scheduled post to another day, and to another time and clock if those are given; dragging gives the day
 * alone, and the time on its clock stays. Moving what was missed or failed schedules it again. A version, if given,
 * must be the one that was read.
 */
export async function moveScheduledPost(
  ctx: WorkspaceContext,
  input: { id: string; day: string; minute?: number; timeZone?: string; version?: number },
): Promise<Result<{ at: Date }, 'read_only' | 'not_found' | 'past' | 'not_movable' | 'changed_elsewhere'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const scheduledPost = await findScheduledPost(sql, { workspace, id: input.id, lock: true })
    if (!scheduledPost?.scheduledFor) return err('not_found')
    if (input.version && input.version !== scheduledPost.version) return err('changed_elsewhere')
    const timeZone = input.timeZone ?? scheduledPost.timeZone
    const minute = input.minute ?? wallTimeOf(scheduledPost.scheduledFor, timeZone).minute
    const { at } = instantOf({ day: input.day, minute }, timeZone)
    if (at <= now) return err('past')
    const rescheduled =
      scheduledPost.status === 'held' ? 'held' : nextScheduledPostStatus(scheduledPost.status, 'schedule')
    if (!rescheduled) return err('not_movable')
    const pause =
      rescheduled === 'held'
        ? null
        : await findPauseReason(sql, { workspace, postId: scheduledPost.contentId, at })
    const status = pause ? 'held' : rescheduled
    if (
      scheduledPost.status === status &&
      at.getTime() === scheduledPost.scheduledFor.getTime() &&
      timeZone === scheduledPost.timeZone
    )
      return ok({ at })
    await updateScheduledPost(sql, {
      workspace,
      id: scheduledPost.id,
      changes: {
        scheduledFor: at,
        timeZone,
        status,
        reason: '',
        ...(pause ? { heldReason: PAUSE_TEXTS[pause] } : {}),
        ...(status === scheduledPost.status ? {} : { statusSince: now }),
        deadlineAt: deadlineOf('scheduled', { since: now, scheduledFor: at }),
      },
    })
    await updateTargetsPlanned(sql, { workspace, scheduledPostId: scheduledPost.id, now })
    if (scheduledPost.contentId)
      await updateStatusFromSchedule(sql, { workspace, postId: scheduledPost.contentId })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'post_moved' })
    return ok({ at })
  })
}
