import type { ScheduledPostStatus } from '../schedule/status.ts'

/** What asks somebody to post is over once the post is published, moved or paused. */
export function isStillTrue(told: { event: string; postStatus: ScheduledPostStatus | null }): boolean {
  if (told.event !== 'post_due' && told.event !== 'post_reminder') return true
  return told.postStatus === 'due' || told.postStatus === 'handed_over'
}
