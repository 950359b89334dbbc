import { createHash } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { writeIcs } from '#app/schedule/integrations/ics.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { SCHEDULED_POST_LABELS } from '#core/schedule/status.ts'
import { addDays } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listScheduledPostsFrom } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findFeedOwner } from '#db/queries/schedule/settings.ts'

/** How far back the feed reaches, in days. */
const BACK_DAYS = 60
const PAGES = 5

/**
 * What is scheduled as a calendar file, for the holder of a feed's secret: 60 days back and all that comes, at most
 * 500; null for no feed.
 */
export async function readFeed(ctx: ServiceContext, { token }: { token: string }) {
  if (!/^[\w-]{20,64}$/.test(token)) return null
  const owner = await ctx.db.acrossWorkspaces('calendar feed', sql =>
    findFeedOwner(sql, { hash: createHash('sha256').update(token).digest() }),
  )
  if (!owner) return null
  const workspace = asWorkspaceId(owner)
  const from = addDays(ctx.now(), -BACK_DAYS)
  const events = await ctx.db.inWorkspace(workspace, async sql => {
    const events = []
    for (let page = 1; page <= PAGES; page++) {
      const listed = await listScheduledPostsFrom(sql, { workspace, from, page: { page, size: 100 } })
      events.push(...listed.rows)
      if (page >= listed.pages) break
    }
    return events
  })
  return writeIcs({
    name: 'Brandhearth planner',
    events: events.map(({ id, scheduledFor, title, platform, status }) => ({
      id,
      at: scheduledFor,
      summary: `${platformName(platform)}: ${title || 'Untitled post'} (${SCHEDULED_POST_LABELS[status]})`,
      url: `${ctx.config.appUrl}/app/content/planned/${id}`,
    })),
  })
}
