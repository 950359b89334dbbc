import type { WorkspaceContext } from '#app/platform/context.ts'
import { actionAddress } from '#core/insights/action-address.ts'
import { CARD_ACTIONS } from '#core/insights/insight.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { mayWithInsight } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findInsight, insertInsightAnalytics, updateInsightActedUpon } from '#db/queries/insights/insights.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Takes an insight's advice: marks it as acted upon, once however often it is pressed, and answers where the action leads. */
export async function actOnInsight(
  ctx: WorkspaceContext,
  { id, actionId }: { id: string; actionId: string },
): Promise<Result<{ to: string }, 'insight_not_found' | 'read_only'>> {
  if (!mayWithInsight(ctx.role, 'act')) return err('read_only')
  if (!isUuid(id)) return err('insight_not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const insight = await findInsight(sql, { workspace, id })
    const action = insight?.actionItems.slice(0, CARD_ACTIONS).find(item => item.id === actionId)
    if (!action) return err('insight_not_found')
    if (await updateInsightActedUpon(sql, { workspace, id, now })) {
      await insertInsightAnalytics(sql, { workspace, insightId: id, actionType: 'acted_upon', now })
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'insights', actionType: 'acted_upon' })
    }
    return ok({ to: actionAddress(action.actionData) })
  })
}
