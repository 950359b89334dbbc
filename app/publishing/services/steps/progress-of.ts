import { placeOf } from '#core/publishing/parts.ts'
import type { TargetProgress } from '#core/publishing/progress.ts'
import type { Part } from '#db/queries/publishing/parts.ts'
import type { Target } from '#db/queries/publishing/targets.ts'
import type { ScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'

/** How far a target is, by its row, its parts and the time of its scheduled post. */
export function progressOf(
  target: Target,
  { parts, scheduledPost, now }: { parts: readonly Part[]; scheduledPost: ScheduledPost; now: Date },
): TargetProgress {
  const { state, firstSentAt, lastSentAt, doubtedAt, unsent, problem } = target
  const dueAt = target.partDueAt ?? scheduledPost.scheduledFor ?? now
  return { state, dueAt, place: placeOf(parts), firstSentAt, lastSentAt, doubtedAt, unsent, problem }
}
