import { createHash } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { writeIcs } from '#app/schedule/integrations/ics.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { OUTING_LABELS } from '#core/schedule/outing.ts'
import { addDays } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listOutingsFrom } from '#db/queries/schedule/list-outings.ts'
import { findFeedOwner } from '#db/queries/schedule/settings.ts'

/** How far back the feed reaches, in days. */
const BACK_DAYS = 60
const PAGES = 5

/**
 * What is planned as a calendar file, for the holder of a feed's secret: 60 days back and all that comes, at most 500;
 * null for no feed.
 */
export async function readFeed(ctx: ServiceContext, { token }: { token: string }) {
  if (!/^[\w-]{20,64}$/.test(token)) return null
  const owner = await findFeedOwner(ctx.db.sql, { hash: createHash('sha256').update(token).digest() })
  if (!owner) return null
  const workspace = asWorkspaceId(owner)
  const from = addDays(ctx.now(), -BACK_DAYS)
  const events = await ctx.db.inWorkspace(workspace, async sql => {
    const events = []
    for (let page = 1; page <= PAGES; page++) {
      const found = await listOutingsFrom(sql, { workspace, from, page: { page, size: 100 } })
      events.push(...found.rows)
      if (page >= found.pages) break
    }
    return events
  })
  return writeIcs({
    name: 'Brandhearth plan',
    events: events.map(({ id, scheduledFor, title, platform, status }) => ({
      id,
      at: scheduledFor,
      summary: `${PLATFORMS[readPlatform(platform) ?? 'blog'].name}: ${title || 'Untitled post'} (${OUTING_LABELS[status]})`,
      url: `${ctx.config.appUrl}/app/content/planned/${id}`,
    })),
  })
}
