import { findPlan } from '#app/brand/services/strategy/find-plan.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { strategyChannels } from '#core/brand/strategy/plan.ts'
import { weekOf } from '#core/monthly-review/propose.ts'
import type { Slot } from '#core/schedule/slots.ts'
import type { Sql } from '#db/client.ts'

/**
 * The slots of a founder's week, inside an open transaction: their own, and without any the strategy's rhythm. Three
 * statements more in that case.
 */
export async function weekSlots(
  ctx: Pick<WorkspaceContext, 'workspace' | 'now' | 'timeZone'>,
  sql: Sql,
  own: readonly Slot[],
): Promise<readonly Slot[]> {
  if (own.length > 0) return own
  const { plan } = await findPlan(ctx, sql)
  const wanted = weekOf([], strategyChannels(plan.values))
  // What is only guessed says how often, and keeps nobody from a platform.
  return plan.unconfirmed.includes('rhythm') ? wanted.map(slot => ({ ...slot, platform: '' })) : wanted
}
