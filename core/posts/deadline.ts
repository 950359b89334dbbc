import { HOUR_MS, MINUTE_MS } from '../shared/time.ts'
import { readInstant, readKey } from '../shared/untrusted.ts'
import { POST_STATUSES, type PostEvent, type PostStatus } from './status.ts'

/** A founder hands it over by hand, so the whole day counts. */
const DUE_MS = 24 * HOUR_MS

/** How long a post may stay in a passing state, in milliseconds, and what happens then: nothing stays queued. */
export const POST_DEADLINES: Partial<
  Readonly<Record<PostStatus, { readonly afterMs: number; readonly event: PostEvent }>>
> = {
  due: { afterMs: DUE_MS, event: 'miss' },
  sending: { afterMs: 10 * MINUTE_MS, event: 'fail' },
  handed_over: { afterMs: 48 * HOUR_MS, event: 'miss' },
}

/** What has to happen to a post by now, given since when it is in its state and when it should go out; else null. */
export function overdueEvent(
  post: { readonly status: PostStatus; readonly since: Date; readonly scheduledFor: Date | null },
  now: Date,
): PostEvent | null {
  const instant = readInstant(now)
  const status = POST_STATUSES.find(name => name === readKey(post, 'status'))
  if (!instant || !status) return null
  if (status === 'scheduled') {
    const due = readInstant(readKey(post, 'scheduledFor'))
    return due && due <= instant ? 'fall_due' : null
  }
  const since = readInstant(readKey(post, 'since'))
  if (status === 'held') {
    const missedAt = heldUntil(readInstant(readKey(post, 'scheduledFor')), since)
    return missedAt && missedAt <= instant ? 'miss' : null
  }
  const deadline = POST_DEADLINES[status]
  if (!deadline || !since) return null
  return instant.getTime() - since.getTime() >= deadline.afterMs ? deadline.event : null
}

/**
 * When a held post counts as missed: at its time; one that was held after it has the day that a due post has, counted
 * from its time, so that a correction on the day does not lose it.
 */
function heldUntil(scheduledFor: Date | null, since: Date | null): Date | null {
  if (!scheduledFor || !since || since <= scheduledFor) return scheduledFor
  return new Date(scheduledFor.getTime() + DUE_MS)
}

/**
 * When a state must have been left: the scheduled time for what is scheduled or held (a day later for what was held after
 * it), else the state's own time after `since`. Null where it may stay, and when an instant that is needed is missing.
 */
export function deadlineOf(
  status: PostStatus,
  { since, scheduledFor }: { readonly since: Date; readonly scheduledFor: Date | null },
): Date | null {
  if (status === 'scheduled') return readInstant(scheduledFor)
  if (status === 'held') return heldUntil(readInstant(scheduledFor), readInstant(since))
  const deadline = POST_STATUSES.includes(status) ? POST_DEADLINES[status] : undefined
  const from = readInstant(since)
  return deadline && from ? new Date(from.getTime() + deadline.afterMs) : null
}
