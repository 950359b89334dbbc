import type { WorkspaceContext } from '#app/platform/context.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import { PAUSE_TEXTS, type PauseReason } from '#core/posts/approval/approval.ts'
import { deadlineOf, overdueEvent } from '#core/posts/deadline.ts'
import type { PostEvent } from '#core/posts/status.ts'
import { canScheduleOn } from '#core/schedule/limit.ts'
import { nextScheduledPostStatus, type ScheduledPostStatus } from '#core/schedule/status.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addMs, HOUR_MS } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateTargetsConfirmed, updateTargetsPlanned } from '#db/queries/publishing/targets.ts'
import { listPlatformsInUse } from '#db/queries/schedule/list-scheduled-posts.ts'
import {
  findScheduledPost,
  lockScheduledPostsOf,
  type ScheduledPostChanges,
  updateScheduledPost,
  updateSeriesCancelled,
  updateStatusFromSchedule,
} from '#db/queries/schedule/scheduled-posts.ts'

/** What a founder may do with something scheduled, and the event that it is for the states. */
const EVENTS = {
  hand_over: 'hand_over',
  not_yet: 'hand_over',
  out: 'confirm_out',
  remove: 'unschedule',
  remove_series: 'unschedule',
  hold: 'pause',
  release: 'resume',
  restore: 'schedule',
} as const satisfies Record<string, PostEvent>

export type ScheduledPostAction = keyof typeof EVENTS

/** How much later we ask again after "Not yet". */
const ASK_AGAIN_MS = 24 * HOUR_MS

/**
 * Marks a scheduled post as pasted in by hand, as published or as not yet published; takes it (or its series from here
 * on) out of the schedule, puts it back, pauses or resumes it. Repeating an action answers as done; what makes no sense
 * in its state is `not_possible`. A restored one whose time went by is missed, to be scheduled again, and so is a
 * resumed one once its day is over; before that it falls due anew. While the people in its story do not allow it, it cannot
 * be resumed, and is paused when it is put back. With an `at` only what is scheduled for that instant is changed: anything
 * else is `not_possible`.
 */
export async function changeScheduledPost(
  ctx: WorkspaceContext,
  input: { id: string; action: ScheduledPostAction; link?: string; at?: Date },
): Promise<
  Result<
    { status: ScheduledPostStatus; removed: number },
    'read_only' | 'not_found' | 'not_possible' | 'no_room' | PauseReason
  >
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const { action } = input
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    if (action === 'restore') await lockProfile(sql, { workspace })
    // Later ones are changed with it: all are locked together, or another could wait for this one and be waited for.
    const ofSeries =
      action === 'remove_series' ? await findScheduledPost(sql, { workspace, id: input.id }) : null
    if (ofSeries?.contentId) await lockScheduledPostsOf(sql, { workspace, postId: ofSeries.contentId })
    const scheduledPost = await findScheduledPost(sql, { workspace, id: input.id, lock: true })
    if (!scheduledPost?.scheduledFor) return err('not_found')
    const { scheduledFor } = scheduledPost
    if (input.at && scheduledFor.getTime() !== input.at.getTime()) return err('not_possible')
    let status = nextScheduledPostStatus(scheduledPost.status, EVENTS[action])
    if (isDoneAlready(scheduledPost.status, action)) return ok({ status: scheduledPost.status, removed: 0 })
    if (!status || (action === 'not_yet' && scheduledPost.status !== 'handed_over'))
      return err('not_possible')
    if (action === 'restore') {
      const room = canScheduleOn(
        ctx.tier,
        await listPlatformsInUse(sql, { workspace }),
        scheduledPost.platform,
      )
      if (!room.ok) return err('no_room')
    }
    const pause =
      status === 'scheduled'
        ? await findPauseReason(sql, {
            ...{ workspace, postId: scheduledPost.contentId, at: scheduledFor, now },
            comment: scheduledPost.firstComment,
            also: { platforms: [scheduledPost.platform], isAd: scheduledPost.isAd },
          })
        : null
    if (pause && action === 'release') return err(pause)
    if (pause) status = 'held'
    const isOver =
      action === 'release'
        ? overdueEvent({ status: 'held', since: scheduledPost.statusSince, scheduledFor }, now) !== null
        : scheduledFor <= now
    if (status === 'scheduled' && isOver) status = 'missed'
    const changes: ScheduledPostChanges = {
      status,
      statusSince: now,
      deadlineAt:
        action === 'not_yet'
          ? addMs(now, 2 * ASK_AGAIN_MS)
          : status === 'cancelled'
            ? null
            : deadlineOf(status, { since: now, scheduledFor }),
      reason: status === 'missed' ? 'Its time passed while it wasn’t in the planner.' : '',
      heldReason: pause ? PAUSE_TEXTS[pause] : action === 'hold' ? 'You’ve paused it.' : '',
      ...(action === 'out' ? { publishedAt: now, link: input.link ?? '' } : {}),
    }
    await updateScheduledPost(sql, { workspace, id: scheduledPost.id, changes })
    const to = { workspace, scheduledPostId: scheduledPost.id, now }
    if (action === 'out') await updateTargetsConfirmed(sql, { ...to, link: input.link ?? '' })
    else if (status === 'scheduled') await updateTargetsPlanned(sql, to)
    const removed =
      action === 'remove_series' && scheduledPost.seriesId
        ? 1 +
          (await updateSeriesCancelled(sql, {
            workspace,
            seriesId: scheduledPost.seriesId,
            from: scheduledFor,
            now,
          }))
        : status === 'cancelled'
          ? 1
          : 0
    if (scheduledPost.contentId)
      await updateStatusFromSchedule(sql, { workspace, postId: scheduledPost.contentId })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: `post_${action}` })
    return ok({ status, removed })
  })
}

function isDoneAlready(status: ScheduledPostStatus, action: ScheduledPostAction): boolean {
  if (action === 'out') return status === 'published'
  if (action === 'remove') return status === 'cancelled'
  if (action === 'hand_over') return status === 'handed_over'
  if (action === 'hold') return status === 'held'
  // An undo that is pressed late finds what has become of it since: due, paused or missed.
  if (action === 'restore') return status !== 'cancelled'
  return action === 'release' && status === 'scheduled'
}
