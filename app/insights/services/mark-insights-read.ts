import type { WorkspaceContext } from '#app/platform/context.ts'
import { INSIGHT_INPUT_LIMITS } from '#core/insights/insight.ts'
import { mayWithInsight } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { updateInsightsRead } from '#db/queries/insights/insights.ts'

/** Marks as read what was on screen for long enough; what is no id of theirs is left out, and whoever only reads leaves no mark. */
export async function markInsightsRead(
  ctx: WorkspaceContext,
  { ids }: { ids: readonly string[] },
): Promise<void> {
  if (!mayWithInsight(ctx.role, 'read')) return
  const { workspace } = ctx
  const validIds = [...new Set(ids)].filter(isUuid).slice(0, INSIGHT_INPUT_LIMITS.insights)
  if (validIds.length === 0) return
  await ctx.inWorkspace(sql => updateInsightsRead(sql, { workspace, ids: validIds }))
}
