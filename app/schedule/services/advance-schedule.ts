import { type Happening, notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { deadlineOf, overdueEvent } from '#core/posts/deadline.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { POST_STATUSES } from '#core/posts/status.ts'
import { nextScheduledPostStatus } from '#core/schedule/status.ts'
import { PUBLISH_PAUSE_TEXTS, publishPause } from '#core/stories/permission.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import { asWorkspaceId } from '#db/client.ts'
import {
  lockOverdueScheduledPosts,
  type OverdueScheduledPost,
  type ScheduledPostMove,
  updateOverdueScheduledPosts,
} from '#db/queries/schedule/advance.ts'
import { updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'

/** Rows moved in one transaction; on the embedded database nobody else can write meanwhile. */
const BATCH = 200
/** Who is told: everybody who may publish. */
const PUBLISHERS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))
/** A run ends here; the next one goes on. */
const MOST_BATCHES = 50

/**
 * Moves everything on whose deadline has come: scheduled posts fall due at their time, and what stayed in a passing
 * state too long is missed. Each row moves once, however many workers run: a row is locked while it is read, and a
 * second worker skips it. Answers how many moves were made; a run that finds nothing writes nothing.
 */
export async function advanceSchedule(context: ServiceContext): Promise<{ moved: number }> {
  const now = context.now()
  let moved = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const done = await context.db.acrossWorkspaces('schedule', async sql => {
      const overdue = await lockOverdueScheduledPosts(sql, { now, limit: BATCH })
      if (overdue.length === 0) return 0
      const moves = overdue.map(scheduledPost => ({ scheduledPost, move: moveOf(scheduledPost, now) }))
      await updateOverdueScheduledPosts(sql, { moves: moves.map(({ move }) => move) })
      await notify(sql, ...moves.flatMap(({ scheduledPost, move }) => happeningsOf(scheduledPost, move, now)))
      const posts = new Map(overdue.map(({ contentId, userId }) => [contentId ?? '', userId]))
      for (const postId of [...posts.keys()].sort()) {
        const userId = posts.get(postId)
        if (postId && userId)
          await updateStatusFromSchedule(sql, { workspace: asWorkspaceId(userId), postId })
      }
      return overdue.length
    })
    moved += done
    if (done < BATCH) break
  }
  return { moved }
}

/** What has come of a scheduled post, for those who publish in its workspace; nothing where it stayed as it was. */
function happeningsOf(
  scheduledPost: OverdueScheduledPost,
  { status, reason }: ScheduledPostMove,
  now: Date,
): Happening[] {
  if (status === scheduledPost.status || (status !== 'due' && status !== 'missed')) return []
  const { id, title, userId, platform, scheduledFor, hasAccount } = scheduledPost
  if (status === 'due' && hasAccount) return []
  const missed = reason === REASONS.unanswered ? 'post_unconfirmed' : 'post_missed'
  const event = status === 'due' ? 'post_due' : missed
  return [
    {
      workspace: userId,
      event,
      key: `${event}:${id}:${scheduledFor?.toISOString() ?? ''}`,
      details: { title, note: status === 'due' ? platformName(platform) : reason },
      path: `/app/content/planned/${id}`,
      scheduledPostId: id,
      roles: PUBLISHERS,
      now,
    },
  ]
}

function moveOf(scheduledPost: OverdueScheduledPost, now: Date): ScheduledPostMove {
  const { id, scheduledFor, statusSince } = scheduledPost
  const status = POST_STATUSES.find(name => name === scheduledPost.status)
  // What is due counts from its scheduled time, so that a worker who was away does not lengthen the day.
  const since = scheduledPost.status === 'due' ? (scheduledFor ?? statusSince) : statusSince
  // What is held was given its deadline when it was held; that it is read here says that it has come.
  const held = status === 'held' ? 'miss' : null
  const event = held ?? (status ? overdueEvent({ status, since, scheduledFor }, now) : null)
  const planned = (event && nextScheduledPostStatus(scheduledPost.status, event)) ?? scheduledPost.status
  const { permission, permissionExpiresOn } = scheduledPost
  const pause =
    planned === 'due' && permission ? publishPause({ permission, permissionExpiresOn }, now) : null
  // Nobody may tell this story today, so it is not offered for posting, and its time is gone.
  const next = pause ? 'missed' : planned
  const from = next === 'due' ? (scheduledFor ?? now) : now
  const stays = next === scheduledPost.status
  const postStatus = POST_STATUSES.find(word => word === next)
  return {
    id,
    status: next,
    since: stays ? statusSince : now,
    // Without a deadline a row is not picked up again, so what cannot move on has none.
    deadlineAt: stays || !postStatus ? null : deadlineOf(postStatus, { since: from, scheduledFor }),
    reason: pause
      ? `${PUBLISH_PAUSE_TEXTS[pause]}, so it wasn’t published.`
      : next === 'missed'
        ? REASONS[
            scheduledPost.status === 'handed_over'
              ? 'unanswered'
              : scheduledPost.status === 'held'
                ? isHeldOnItsDay(scheduledPost)
                  ? 'heldOnItsDay'
                  : 'held'
                : 'waited'
          ]
        : '',
  }
}

function isHeldOnItsDay({ statusSince, scheduledFor }: OverdueScheduledPost): boolean {
  return scheduledFor !== null && statusSince > scheduledFor
}

const REASONS = {
  waited: 'It wasn’t posted within 24 hours of its time.',
  unanswered: 'No one confirmed it was published.',
  held: 'It was paused at its scheduled time.',
  heldOnItsDay: 'It was still paused 24 hours after its time.',
} as const
