import { createHash } from 'node:crypto'
import { addDays } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listOutingsFrom } from '#db/queries/content/plan/list-outings.ts'
import { findFeedOwner } from '#db/queries/content/plan/settings.ts'
import type { ServiceContext } from '../../../context.ts'

/** How far back the feed reaches, in days. */
const BACK_DAYS = 60
const PAGES = 5

/** What is planned, for the holder of a feed's secret: 60 days back and all that comes, at most 500; null for no feed. */
export async function readFeed(ctx: ServiceContext, { token }: { token: string }) {
  if (!/^[\w-]{20,64}$/.test(token)) return null
  const owner = await findFeedOwner(ctx.db.sql, { hash: createHash('sha256').update(token).digest() })
  if (!owner) return null
  const workspace = asWorkspaceId(owner)
  const from = addDays(ctx.now(), -BACK_DAYS)
  return ctx.db.inWorkspace(workspace, async sql => {
    const events = []
    for (let page = 1; page <= PAGES; page++) {
      const found = await listOutingsFrom(sql, { workspace, from, page: { page, size: 100 } })
      events.push(...found.rows)
      if (page >= found.pages) break
    }
    return events
  })
}
