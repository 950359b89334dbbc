import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import type { WorkspaceId } from '#db/client.ts'
import { refreshInsights } from './refresh-insights.ts'
import { type TellingPace, tellOfInsights } from './tell-of-insights.ts'

/**
 * Makes the insights of one workspace anew in the background and tells its people what is new. A failure is logged and
 * keeps no other workspace waiting. Answers whether they were stale.
 */
export async function refreshAndTell(
  context: ServiceContext,
  { workspace, pace }: { workspace: WorkspaceId; pace: TellingPace },
): Promise<boolean> {
  try {
    return await context.db.inWorkspace(workspace, async sql => {
      const now = context.now()
      const { refreshed } = await refreshInsights(sql, { workspace, now })
      if (refreshed) await tellOfInsights(sql, { workspace, pace, now })
      return refreshed
    })
  } catch (error) {
    logger().warn({ err: error }, 'insights of a workspace could not be refreshed')
    return false
  }
}
