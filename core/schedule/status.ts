import { nextStatus, POST_STATUS_LABELS, type PostEvent } from '../posts/status.ts'

/** States of a scheduled post; `cancelled` is out of the schedule and can be put back. */
export const SCHEDULED_POST_STATUSES = [
  'idea',
  'scheduled',
  'due',
  'sending',
  'handed_over',
  'published',
  'failed',
  'missed',
  'held',
  'cancelled',
] as const
export type ScheduledPostStatus = (typeof SCHEDULED_POST_STATUSES)[number]

/** The words for each state. */
export const SCHEDULED_POST_LABELS: Readonly<Record<ScheduledPostStatus, string>> = {
  idea: POST_STATUS_LABELS.idea,
  scheduled: 'Scheduled',
  due: 'Due now',
  sending: POST_STATUS_LABELS.sending,
  handed_over: POST_STATUS_LABELS.handed_over,
  published: POST_STATUS_LABELS.published,
  failed: POST_STATUS_LABELS.failed,
  missed: POST_STATUS_LABELS.missed,
  held: POST_STATUS_LABELS.held,
  cancelled: 'Removed',
}

const UNSENT: readonly ScheduledPostStatus[] = ['scheduled', 'held', 'due', 'missed', 'failed']

/** Can it be changed how a scheduled post is published? Not once something of it is frozen for sending, or it is over. */
export function canChangePublishing(status: ScheduledPostStatus, isFrozen: boolean): boolean {
  return !isFrozen && UNSENT.includes(status)
}

/** The state of a scheduled post after an event; null when the event makes no sense. Follows the states of a post. */
export function nextScheduledPostStatus(
  status: ScheduledPostStatus,
  event: PostEvent,
): ScheduledPostStatus | null {
  if (status === 'cancelled') return event === 'schedule' ? 'scheduled' : null
  if (status === 'idea')
    return event === 'unschedule' ? 'cancelled' : event === 'schedule' ? 'scheduled' : null
  const next = nextStatus(status, event)
  if (next === null) return null
  if (event === 'unschedule') return 'cancelled'
  // A change of the text is the post's affair; the date stays.
  if (event === 'edit') return status
  return SCHEDULED_POST_STATUSES.find(name => name === next) ?? null
}
