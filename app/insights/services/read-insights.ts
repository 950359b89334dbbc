import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { INSIGHT_INPUT_LIMITS, type Insight, type InsightType } from '#core/insights/insight.ts'
import { rankInsights } from '#core/insights/rank-insights.ts'
import { mayWithInsight } from '#core/team/roles.ts'
import { asMachinery, isUuid } from '#db/client.ts'
import { findInsight, listOpenInsights } from '#db/queries/insights/insights.ts'
import { refreshInsights } from './refresh-insights.ts'
import { tellOfInsights } from './tell-of-insights.ts'

export interface InsightsView {
  /** The ten that matter most. */
  readonly insights: readonly Insight[]
  readonly muted: readonly InsightType[]
  /** The one that was dismissed just now, for undo; null when there is none. */
  readonly dismissed: { readonly id: string; readonly title: string } | null
  /** May whoever looks take an insight up? */
  readonly canAct: boolean
  /** May they hide one, and mute a kind? */
  readonly canHide: boolean
}

/** What a founder should look at, as of now: brought up to date where something changed, then ranked. */
export async function readInsights(
  ctx: WorkspaceContext,
  options: { dismissed?: string | null } = {},
): Promise<InsightsView> {
  const { workspace, role } = ctx
  const canHide = mayWithInsight(role, 'dismiss')
  const now = ctx.now()
  const { dismissed: id } = options
  return ctx.inWorkspace(async sql => {
    const { muted, refreshed } = await refreshInsights(sql, { workspace, now })
    // Whoever looks sees it; the others are told as they would have been within the minute.
    if (refreshed && hasFeature(ctx.tier, 'real_time_insights'))
      await asMachinery(sql, () =>
        tellOfInsights(sql, { workspace, pace: 'at_once', except: ctx.userId, now }),
      )
    const [stored, fresh] = await Promise.all([
      listOpenInsights(sql, { workspace, now, limit: INSIGHT_INPUT_LIMITS.insights }),
      canHide && isUuid(id) ? findInsight(sql, { workspace, id }) : null,
    ])
    const dismissed = fresh?.isDismissed ? { id: fresh.id, title: fresh.title } : null
    const canAct = mayWithInsight(role, 'act')
    return { insights: rankInsights(stored, now), muted, dismissed, canAct, canHide }
  })
}
