import type { WorkspaceContext } from '#app/platform/context.ts'
import { SELLING_KINDS } from '#core/assistant/proactive/selling.ts'
import { PROACTIVE_TIMES } from '#core/assistant/proactive/suggestion.ts'
import { passesGate } from '#core/billing/gates.ts'
import { LONG_WAIT_DAYS, STALLED_AFTER_DAYS } from '#core/sales/today.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { addDays } from '#core/shared/time.ts'
import { roleMay } from '#core/team/roles.ts'
import type { SellingLook } from '#db/queries/assistant/suggestions.ts'

/**
 * How to look for what waits in selling, for whom that is to be suggested: whoever edits on a plan with the Sales Hub.
 * Null for everybody else.
 */
export function sellingLook(ctx: WorkspaceContext): SellingLook | null {
  if (!roleMay(ctx.role, 'edit') || !passesGate(ctx.tier, 'hasSalesHub')) return null
  const now = ctx.now()
  return {
    today: wallTimeOf(now, ctx.timeZone).day,
    waitingSince: addDays(now, -LONG_WAIT_DAYS),
    quietSince: addDays(now, -STALLED_AFTER_DAYS),
    lastShownBy: new Date(now.getTime() - PROACTIVE_TIMES.sellingCooldownMs),
    kinds: SELLING_KINDS,
  }
}
