import type { ScheduledPostItem } from '#db/queries/schedule/list-scheduled-posts.ts'

/** What lists show of a scheduled post: there are dozens, so what one has not is left out. */
export function listedPost(post: ScheduledPostItem) {
  const { id, title, platform, status, scheduledFor, score, heldReason } = post
  return {
    ...{ id, title, platform, status, scheduledFor },
    ...(score ? { score } : {}),
    ...(heldReason ? { heldReason } : {}),
  }
}
