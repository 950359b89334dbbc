import type { InsightType } from '#core/insights/insight.ts'
import { asMachinery, type Sql, type WorkspaceId } from '#db/client.ts'
import { upsertInsights } from '#db/queries/insights/insights.ts'
import { claimInsightRefresh } from '#db/queries/insights/refreshes.ts'
import { listWorkspaceFacts } from '#db/queries/insights/workspace-facts.ts'
import { draftInsights } from './draft-insights.ts'

/**
 * Brings a workspace's insights up to date where they are stale; answers whether they were, and which kinds are muted. Of
 * several at once one does the work and the others wait for it; keys are stable, so nothing doubles however often it
 * runs. What the rules no longer say ends now.
 */
export async function refreshInsights(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<{ refreshed: boolean; muted: readonly InsightType[] }> {
  const claim = await claimInsightRefresh(sql, { workspace, now })
  const muted = claim?.muted ?? []
  if (!claim?.isClaimed) return { refreshed: false, muted }
  // Also when a viewer's look sets it off: it is the rules that speak, and they see what the viewer may not.
  await asMachinery(sql, async () => {
    const facts = await listWorkspaceFacts(sql, { users: [workspace], now })
    const drafts = facts.flatMap(fact => draftInsights(fact, now))
    await upsertInsights(sql, { users: [workspace], drafts, now })
  })
  return { refreshed: true, muted }
}
