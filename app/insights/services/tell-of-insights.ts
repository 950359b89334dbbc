import { notify } from '#app/notifications/services/notify.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listNewInsightTitles } from '#db/queries/insights/insights.ts'

const WRITERS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))

/** How often somebody is told: once a day at most, or each time something new is found. */
export type TellingPace = 'daily' | 'at_once'

/**
 * Tells those who work in a workspace of insights that were found at `now`, at the pace of its plan; not of the first ones,
 * which whoever begins finds by themselves. `except` is whoever looked, and so knows.
 */
export async function tellOfInsights(
  sql: Sql,
  input: { workspace: WorkspaceId; pace: TellingPace; except?: string; now: Date },
): Promise<void> {
  const { workspace, pace, except, now } = input
  const [title, ...more] = await listNewInsightTitles(sql, { workspace, now })
  if (title === undefined) return
  const instant = now.toISOString()
  await notify(sql, {
    workspace,
    event: 'insight_new',
    key: `insight_new:${pace === 'daily' ? instant.slice(0, 10) : instant}`,
    details: { title, note: more.length > 0 ? `And ${more.length} more.` : '' },
    path: '/insights',
    roles: WRITERS,
    ...(except === undefined ? {} : { except }),
    now,
  })
}
