import type { WorkspaceContext } from '#app/platform/context.ts'
import { deadlineOf } from '#core/posts/deadline.ts'
import type { Sql } from '#db/client.ts'
import { updateTargetsPlanned } from '#db/queries/publishing/targets.ts'
import {
  type ScheduledPost,
  updateScheduledPost,
  updateStatusFromSchedule,
} from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Gives a scheduled post of a campaign, which the caller has locked, another time that lies ahead. Paused stays paused;
 * what was due waits for its new time.
 */
export async function reschedulePost(
  ctx: WorkspaceContext,
  sql: Sql,
  { scheduledPost, at }: { scheduledPost: ScheduledPost; at: Date },
): Promise<void> {
  const { workspace } = ctx
  const { id, status, contentId } = scheduledPost
  const now = ctx.now()
  await updateScheduledPost(sql, {
    workspace,
    id,
    changes: {
      scheduledFor: at,
      deadlineAt: deadlineOf('scheduled', { since: now, scheduledFor: at }),
      ...(status === 'due' ? { status: 'scheduled', statusSince: now } : {}),
    },
  })
  await updateTargetsPlanned(sql, { workspace, scheduledPostId: id, now })
  if (status === 'due' && contentId) await updateStatusFromSchedule(sql, { workspace, postId: contentId })
}
