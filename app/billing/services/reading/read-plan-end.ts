import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PlanEnd, planEnd } from '#core/billing/plan-end.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'

/** Why the workspace's plan is over, and whose it is. Stripe is not asked. */
export async function readPlanEnd(
  context: WorkspaceContext,
): Promise<{ end: PlanEnd; owner: { name: string; email: string } }> {
  const { workspace } = context
  const [subscription, owner] = await context.inWorkspace(sql =>
    Promise.all([findSubscription(sql, { workspace }), findProfile(sql, { workspace })]),
  )
  return {
    end: planEnd(subscription),
    owner: { name: owner?.fullName || owner?.email || '', email: owner?.email ?? '' },
  }
}
