import type { ServiceContext } from '#app/platform/context.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listStaleInsights } from '#db/queries/insights/refreshes.ts'
import { refreshAndTell } from './refresh-and-tell.ts'

/** Nobody waits for the insights of a workspace that was quiet for so many days. */
const QUIET_DAYS = 30
/** Workspaces of one run; the next run goes on with those whose insights are the oldest. */
const MOST = 1000

/**
 * Makes anew, once each morning of the workspace's own zone, what nobody looked at since, so that what falls due by time
 * alone (an overdue check-in) is there before anybody looks. Answers how many were refreshed.
 */
export async function refreshStaleInsights(context: ServiceContext): Promise<number> {
  const ids = await context.db.acrossWorkspaces('insights', sql =>
    listStaleInsights(sql, { now: context.now(), quietDays: QUIET_DAYS, limit: MOST }),
  )
  let refreshed = 0
  for (const id of ids)
    if (await refreshAndTell(context, { workspace: asWorkspaceId(id), pace: 'daily' })) refreshed += 1
  return refreshed
}
