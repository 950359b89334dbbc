import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'

/** Did the plan that has ended have the vault? What is in it then stays open to be read and taken along. */
export async function hadVault(ctx: WorkspaceContext): Promise<boolean> {
  const plan = await ctx.readInWorkspace(sql => findSubscription(sql, { workspace: ctx.workspace }))
  return plan !== null && ctx.access === 'read_only' && hasFeature(plan.tier, 'studio_vault')
}
