import { PAUSE_TEXTS } from '#core/posts/approval/approval.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { updateUnapprovedPaused } from '#db/queries/posts/reviews.ts'
import { updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'
import { checkSteps } from './workflow/check-steps.ts'

/**
 * After a text has changed: pauses its scheduled posts until it is approved again, where the workspace asks for that.
 */
export async function pauseUnapproved(
  sql: Sql,
  input: { workspace: WorkspaceId; postId: string; now: Date },
): Promise<void> {
  const steps = await checkSteps(sql, { ...input, postIds: [input.postId] })
  const isUnfinished = Boolean(steps?.get(input.postId)?.next)
  const reason = PAUSE_TEXTS.not_approved
  const paused = await updateUnapprovedPaused(sql, { ...input, reason, all: isUnfinished })
  if (paused > 0) await updateStatusFromSchedule(sql, input)
}
