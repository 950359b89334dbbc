import type { Sql, WorkspaceId } from '#db/client.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'
import { expireInsights, upsertInsights } from '#db/queries/insights/insights.ts'
import { claimInsightRefresh, listInsightFacts } from '#db/queries/insights/refreshes.ts'
import { draftInsights } from './draft-insights.ts'

/**
 * Brings a workspace's insights up to date where they are stale; answers whether they were. Of several at once one does
 * the work and the others wait for it; keys are stable, so nothing doubles however often it runs. What the rules no longer
 * say ends now.
 */
export async function refreshInsights(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<boolean> {
  if (!(await claimInsightRefresh(sql, { workspace, now }))) return false
  const [[facts], history] = await Promise.all([
    listInsightFacts(sql, { users: [workspace] }),
    findScoreInput(sql, { workspace, now }),
  ])
  if (!facts) return false
  const drafts = draftInsights(facts, history, now)
  await Promise.all([
    upsertInsights(sql, { drafts, now }),
    expireInsights(sql, { users: [workspace], drafts, now }),
  ])
  return true
}
