import type { WorkspaceContext } from '#app/platform/context.ts'
import { INSIGHT_TYPES } from '#core/insights/insight.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { mayWithInsight } from '#core/team/roles.ts'
import { deleteInsightMute, insertInsightMute } from '#db/queries/insights/mutes.ts'
import { updateInsightsStale } from '#db/queries/insights/refreshes.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Mutes a kind of insight for the workspace, or lets it be told again. */
export async function muteInsights(
  ctx: WorkspaceContext,
  { kind, isMuted }: { kind: string; isMuted: boolean },
): Promise<Result<object, 'kind_unknown' | 'read_only'>> {
  if (!mayWithInsight(ctx.role, isMuted ? 'mute' : 'unmute')) return err('read_only')
  const type = INSIGHT_TYPES.find(candidate => candidate === kind)
  if (!type) return err('kind_unknown')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (isMuted) await insertInsightMute(sql, { workspace, type })
    else {
      await deleteInsightMute(sql, { workspace, type })
      // What was muted was not told; it may be now.
      await updateInsightsStale(sql, { workspace })
    }
    const actionType = isMuted ? 'muted' : 'unmuted'
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'insights', actionType })
    return ok()
  })
}
