import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { addMs, HOUR_MS } from '#core/shared/time.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import { listUnremindedScheduledPosts } from '#db/queries/schedule/advance.ts'

/** How long before a post counts as missed its people are reminded. */
const AHEAD_MS = 4 * HOUR_MS
/** Reminders of one run; the next one goes on. */
const MOST = 500

const PUBLISHERS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))

/**
 * Reminds of posts that wait to be published by hand, or to be confirmed, before they count as missed: once for each
 * deadline.
 */
export async function remindOfDeadlines(context: ServiceContext): Promise<{ reminded: number }> {
  const now = context.now()
  return context.db.acrossWorkspaces('schedule', async sql => {
    const posts = await listUnremindedScheduledPosts(sql, { now, before: addMs(now, AHEAD_MS), limit: MOST })
    const happenings = posts.map(({ id, userId, key, title, status, deadlineAt, timeZone }) => {
      const by = whenText(deadlineAt, timeZone)
      const note =
        status === 'due'
          ? `Publish it by ${by}, or it counts as missed.`
          : `Is it published? Confirm by ${by}, or it counts as missed.`
      return {
        workspace: userId,
        event: 'post_reminder' as const,
        key,
        details: { title, note },
        path: `/app/content/planned/${id}`,
        scheduledPostId: id,
        roles: PUBLISHERS,
        now,
      }
    })
    await notify(sql, ...happenings)
    return { reminded: posts.length }
  })
}
