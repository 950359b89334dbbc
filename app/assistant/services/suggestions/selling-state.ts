import type { WorkspaceContext } from '#app/platform/context.ts'
import { isSellingKind } from '#core/assistant/proactive/kinds.ts'
import { campaignBelowPlan, readSellingState, type SellingState } from '#core/assistant/proactive/selling.ts'
import { PROACTIVE_TIMES } from '#core/assistant/proactive/suggestion.ts'
import { passesGate } from '#core/billing/gates.ts'
import { LONG_WAIT_DAYS, STALLED_AFTER_DAYS } from '#core/sales/today.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { addDays } from '#core/shared/time.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Sql } from '#db/client.ts'
import { findSellingFacts, type SuggestionFacts } from '#db/queries/assistant/suggestions.ts'

/**
 * What waits in selling, for whom that is to be suggested: whoever edits on a plan with the Sales Hub. It is looked up only
 * while a card about it may show or is on screen, since every page asks.
 */
export async function sellingState(
  ctx: WorkspaceContext,
  sql: Sql,
  { lastSellingAt, currentId }: SuggestionFacts,
): Promise<SellingState> {
  const now = ctx.now()
  const isDue =
    lastSellingAt === null || now.getTime() - lastSellingAt.getTime() >= PROACTIVE_TIMES.sellingCooldownMs
  const isShown = currentId !== null && isSellingKind(currentId)
  if (!(isDue || isShown) || !roleMay(ctx.role, 'edit') || !passesGate(ctx.tier, 'hasSalesHub'))
    return readSellingState(null)
  const { day: today } = wallTimeOf(now, ctx.timeZone)
  const { waiting, stalled, campaigns } = await findSellingFacts(sql, {
    workspace: ctx.workspace,
    today,
    waitingSince: addDays(now, -LONG_WAIT_DAYS),
    quietSince: addDays(now, -STALLED_AFTER_DAYS),
  })
  return { waiting, stalled, campaign: campaignBelowPlan(campaigns, today) }
}
