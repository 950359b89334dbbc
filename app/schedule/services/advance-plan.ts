import type { ServiceContext } from '#app/platform/context.ts'
import { deadlineOf, overdueEvent } from '#core/posts/deadline.ts'
import { POST_STATUSES } from '#core/posts/status.ts'
import { nextOuting } from '#core/schedule/outing.ts'
import { HOLD_TEXTS, publishHold } from '#core/stories/permission.ts'
import { asWorkspaceId } from '#db/client.ts'
import {
  lockOverdueOutings,
  type OutingMove,
  type OverdueOuting,
  updateOverdueOutings,
} from '#db/queries/schedule/advance.ts'
import { updateStatusFromOutings } from '#db/queries/schedule/outings.ts'

/** Rows moved in one transaction; on the embedded database nobody else can write meanwhile. */
const BATCH = 200
/** A run ends here; the next one goes on. */
const MOST_BATCHES = 50

/**
 * Moves everything on whose deadline has come: planned posts fall due at their time, and what stayed in a passing state
 * too long is missed. Each row moves once, however many workers run: a row is locked while it is read, and a second
 * worker skips it. Answers how many moves were made; a run that finds nothing writes nothing.
 */
export async function advancePlan(context: ServiceContext): Promise<{ moved: number }> {
  const now = context.now()
  let moved = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const done = await context.db.transaction(async sql => {
      const overdue = await lockOverdueOutings(sql, { now, limit: BATCH })
      if (overdue.length === 0) return 0
      await updateOverdueOutings(sql, { moves: overdue.map(outing => moveOf(outing, now)) })
      const posts = new Map(overdue.map(({ contentId, userId }) => [contentId, userId]))
      for (const [contentId, userId] of posts) {
        if (contentId) await updateStatusFromOutings(sql, { workspace: asWorkspaceId(userId), contentId })
      }
      return overdue.length
    })
    moved += done
    if (done < BATCH) break
  }
  return { moved }
}

function moveOf(outing: OverdueOuting, now: Date): OutingMove {
  const { id, scheduledFor, statusSince } = outing
  const status = POST_STATUSES.find(known => known === outing.status)
  // What is due counts from its planned time, so that a worker who was away does not lengthen the day.
  const since = outing.status === 'due' ? (scheduledFor ?? statusSince) : statusSince
  const event = status ? overdueEvent({ status, since, scheduledFor }, now) : null
  const wanted = (event && nextOuting(outing.status, event)) ?? outing.status
  const { permission, permissionExpiresOn } = outing
  const hold = wanted === 'due' && permission ? publishHold({ permission, permissionExpiresOn }, now) : null
  // Nobody may tell this story today: it is not put in anybody's hand, and its time is gone.
  const next = hold ? 'missed' : wanted
  const from = next === 'due' ? (scheduledFor ?? now) : now
  const stays = next === outing.status
  const known = POST_STATUSES.find(word => word === next)
  return {
    id,
    status: next,
    since: stays ? statusSince : now,
    // Nothing may be found again and again: what cannot move on has no deadline.
    deadlineAt:
      stays || !known
        ? null
        : deadlineOf(known, { since: from, scheduledFor: next === 'due' ? null : scheduledFor }),
    reason: hold
      ? `${HOLD_TEXTS[hold]}, so it was not put out.`
      : next === 'missed'
        ? REASONS[
            outing.status === 'handed_over' ? 'unanswered' : outing.status === 'held' ? 'held' : 'waited'
          ]
        : '',
  }
}

const REASONS = {
  waited: 'Nobody handed it over within a day of its time.',
  unanswered: 'It was handed over, but nobody said that it is out.',
  held: 'Its time went by while it was held.',
} as const
