import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { mayWithInsight } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertInsightAnalytics, updateInsightDismissed } from '#db/queries/insights/insights.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Hides an insight while its situation lasts, or brings it back; a repeat changes nothing. */
export async function dismissInsight(
  ctx: WorkspaceContext,
  { id, isDismissed }: { id: string; isDismissed: boolean },
): Promise<Result<object, 'read_only'>> {
  if (!mayWithInsight(ctx.role, isDismissed ? 'dismiss' : 'restore')) return err('read_only')
  if (!isUuid(id)) return ok()
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await updateInsightDismissed(sql, { workspace, id, isDismissed }))) return ok()
    if (isDismissed)
      await insertInsightAnalytics(sql, {
        workspace,
        insightId: id,
        actionType: 'dismissed',
        now: ctx.now(),
      })
    const actionType = isDismissed ? 'dismissed' : 'restored'
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'insights', actionType })
    return ok()
  })
}
