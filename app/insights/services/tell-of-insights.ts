import { notify } from '#app/notifications/services/notify.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listNewInsightTitles } from '#db/queries/insights/insights.ts'

const WRITERS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))

/**
 * Tells those who work in a workspace of insights that were found at `now` by a look that nobody took: once a day at most,
 * and not of the first ones, which whoever begins finds by themselves.
 */
export async function tellOfInsights(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<void> {
  const [title, ...more] = await listNewInsightTitles(sql, { workspace, now })
  if (title === undefined) return
  await notify(sql, {
    workspace,
    event: 'insight_new',
    key: `insight_new:${now.toISOString().slice(0, 10)}`,
    details: { title, note: more.length > 0 ? `And ${more.length} more.` : '' },
    path: '/insights',
    roles: WRITERS,
    now,
  })
}
