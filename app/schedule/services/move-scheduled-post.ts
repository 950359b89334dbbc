import type { WorkspaceContext } from '#app/platform/context.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import { PAUSE_TEXTS } from '#core/posts/approval/approval.ts'
import { deadlineOf } from '#core/posts/deadline.ts'
import { quietUntil } from '#core/schedule/quiet-hours.ts'
import { nextScheduledPostStatus } from '#core/schedule/status.ts'
import { instantOf, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listTargets, updateTargetsPlanned } from '#db/queries/publishing/targets.ts'
import {
  findScheduledPost,
  updateScheduledPost,
  updateStatusFromSchedule,
} from '#db/queries/schedule/scheduled-posts.ts'
import { findQuietHours } from '#db/queries/schedule/settings.ts'

/**
 * Moves a scheduled post to another day, and to another time and clock if those are given; dragging gives the day
 * alone, and the time on its clock stays. Moving what was missed or failed schedules it again. A version, if given,
 * must be the one that was read; `was` is where it stood before. What we publish cannot be moved into the quiet hours; when
 * they end is in `until`.
 */
export async function moveScheduledPost(
  ctx: WorkspaceContext,
  input: { id: string; day: string; minute?: number; timeZone?: string; version?: number },
): Promise<
  | Result<
      { at: Date; was: { at: Date; timeZone: string } },
      'read_only' | 'not_found' | 'past' | 'not_movable' | 'changed_elsewhere'
    >
  | { readonly ok: false; readonly reason: 'quiet'; readonly until: Date; readonly timeZone: string }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const scheduledPost = await findScheduledPost(sql, { workspace, id: input.id, lock: true })
    if (!scheduledPost?.scheduledFor) return err('not_found')
    if (input.version && input.version !== scheduledPost.version) return err('changed_elsewhere')
    const was = { at: scheduledPost.scheduledFor, timeZone: scheduledPost.timeZone }
    const timeZone = input.timeZone ?? scheduledPost.timeZone
    const minute = input.minute ?? wallTimeOf(scheduledPost.scheduledFor, timeZone).minute
    const { at } = instantOf({ day: input.day, minute }, timeZone)
    if (at <= now) return err('past')
    const rescheduled =
      scheduledPost.status === 'held' ? 'held' : nextScheduledPostStatus(scheduledPost.status, 'schedule')
    if (!rescheduled) return err('not_movable')
    const [targets, quietHours] = await Promise.all([
      listTargets(sql, { workspace, scheduledPostId: scheduledPost.id }),
      findQuietHours(sql, { workspace }),
    ])
    const until = targets.length > 0 ? quietUntil(quietHours.quiet, at, quietHours.timeZone) : null
    if (until) return { ok: false, reason: 'quiet', until, timeZone: quietHours.timeZone }
    const pause =
      rescheduled === 'held'
        ? null
        : await findPauseReason(sql, {
            ...{ workspace, postId: scheduledPost.contentId, at, now },
            comment: scheduledPost.firstComment,
          })
    const status = pause ? 'held' : rescheduled
    if (
      scheduledPost.status === status &&
      at.getTime() === scheduledPost.scheduledFor.getTime() &&
      timeZone === scheduledPost.timeZone
    )
      return ok({ at, was })
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
    return ok({ at, was })
  })
}
