import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listStaleInsights } from '#db/queries/insights/refreshes.ts'
import { refreshInsights } from './refresh-insights.ts'
import { tellOfInsights } from './tell-of-insights.ts'

/** Nobody waits for the insights of a workspace that was quiet for so many days. */
const QUIET_DAYS = 30
/** Workspaces of one run; the next run goes on with those whose insights are the oldest. */
const MOST = 1000

/**
 * Makes anew what is a day old, so that what falls due by time alone (an overdue check-in) is there before anybody looks.
 * One workspace that fails keeps no other waiting. Answers how many were refreshed.
 */
export async function refreshStaleInsights(context: ServiceContext): Promise<number> {
  const now = context.now()
  const ids = await context.db.acrossWorkspaces('insights', sql =>
    listStaleInsights(sql, {
      before: new Date(now.getTime() - DAY_MS),
      since: new Date(now.getTime() - QUIET_DAYS * DAY_MS),
      limit: MOST,
    }),
  )
  let refreshed = 0
  for (const id of ids) {
    const workspace = asWorkspaceId(id)
    try {
      const { refreshed: done } = await context.db.inWorkspace(workspace, async sql => {
        const at = context.now()
        const refresh = await refreshInsights(sql, { workspace, now: at })
        if (refresh.refreshed) await tellOfInsights(sql, { workspace, now: at })
        return refresh
      })
      if (done) refreshed += 1
    } catch (error) {
      logger().warn({ err: error }, 'insights of a workspace could not be refreshed')
    }
  }
  return refreshed
}
