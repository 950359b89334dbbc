import { notify } from '#app/notifications/services/notify.ts'
import { deadlineOf } from '#core/posts/deadline.ts'
import { outcomeOf } from '#core/publishing/outcome.ts'
import { partsText, placeOf, standingOf } from '#core/publishing/parts.ts'
import { problemText } from '#core/publishing/problems.ts'
import type { TargetChange } from '#core/publishing/progress.ts'
import { isPassing } from '#core/publishing/states.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import type { Part } from '#db/queries/publishing/parts.ts'
import { listTargets, type Target, type TargetChanges, updateTarget } from '#db/queries/publishing/targets.ts'
import {
  type ScheduledPost,
  updateScheduledPost,
  updateStatusFromSchedule,
} from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Writes how a target stands, and the state that its scheduled post and its post have by that. Both are locked by the
 * caller. `more` is what an answer brought beside the state.
 */
export async function writeChange(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    target: Target
    scheduledPost: ScheduledPost
    /** Of the target, as they are after the change. */
    parts: readonly Part[]
    change: TargetChange
    more?: TargetChanges
    now: Date
  },
): Promise<void> {
  const { workspace, target, scheduledPost, change, now } = input
  const { state, dueAt, nextTryAt, deadlineAt, problem, firstSentAt, lastSentAt, doubtedAt, unsent } = change
  const stateSince = state === target.state ? target.stateSince : now
  const progress = {
    state,
    stateSince,
    nextTryAt,
    deadlineAt,
    problem,
    firstSentAt,
    lastSentAt,
    doubtedAt,
    unsent,
    ...(dueAt > (scheduledPost.scheduledFor ?? dueAt) ? { partDueAt: dueAt } : {}),
  }
  await updateTarget(sql, { workspace, id: target.id, changes: { ...progress, ...input.more } })
  // What somebody has taken out, paused or settled by hand stays as they want it.
  if (!FOLLOWS.has(scheduledPost.status)) return
  const targets = await listTargets(sql, { workspace, scheduledPostId: scheduledPost.id })
  const outcome = outcomeOf(targets.map(standingOf))
  if (!outcome) return
  const published = targets.filter(each => standingOf(each) === 'published')
  const end = targets.length === 1 && !isPassing(state) ? endOf(change, input.parts) : null
  const reason = end?.reason ?? outcome.reason
  if (outcome.status === scheduledPost.status && reason === scheduledPost.reason) return
  const asks = outcome.status === 'handed_over' && published.length === 0
  await updateScheduledPost(sql, {
    workspace,
    id: scheduledPost.id,
    changes: {
      status: outcome.status,
      statusSince: outcome.status === scheduledPost.status ? scheduledPost.statusSince : now,
      // While it is sent its targets keep the time; once part of it is published it does not count as missed.
      deadlineAt: asks ? deadlineOf('handed_over', { since: now, scheduledFor: null }) : null,
      reason: outcome.status === 'sending' ? '' : reason,
      ...(published.length > 0 && !scheduledPost.publishedAt ? { publishedAt: now } : {}),
      ...(scheduledPost.link === '' ? { link: published.find(({ address }) => address)?.address ?? '' } : {}),
    },
  })
  if (outcome.status !== scheduledPost.status && NOT_PUBLISHED.has(outcome.status))
    await notify(sql, {
      workspace,
      event: 'post_missed',
      key: `not_published:${scheduledPost.id}:${now.toISOString()}`,
      details: { title: scheduledPost.title, note: [reason, end?.advice].filter(Boolean).join(' ') },
      path: `/app/content/planned/${scheduledPost.id}`,
      scheduledPostId: scheduledPost.id,
      roles: PUBLISHERS,
      now,
    })
  if (scheduledPost.contentId)
    await updateStatusFromSchedule(sql, { workspace, postId: scheduledPost.contentId })
}

/** Why the only target ended as it did, and what to do about it; both empty where all went well. */
function endOf({ state, problem }: TargetChange, parts: readonly Part[]): { reason: string; advice: string } {
  const { reason, advice } = problemText(problem, { over: true })
  const place = placeOf(parts)
  const words = partsText(state, place)
  if (words === '') return { reason, advice }
  return {
    reason: place.role === 'comment' ? words : [words, reason].filter(Boolean).join(' '),
    advice: RESUME,
  }
}

const RESUME = 'Open the post and press Resume to send the rest.'

/** States in which a scheduled post goes with its targets; the last because an answer can come late. */
const FOLLOWS: ReadonlySet<string> = new Set(['scheduled', 'due', 'sending', 'handed_over'])

/** States that somebody has to be told of, because a post did not go where it should. */
const NOT_PUBLISHED: ReadonlySet<string> = new Set(['failed', 'missed', 'handed_over'])

/** Who is told. */
const PUBLISHERS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))
