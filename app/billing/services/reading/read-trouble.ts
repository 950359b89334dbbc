import type { WorkspaceContext } from '#app/platform/context.ts'
import { type BillingTrouble, billingTrouble } from '#core/billing/trouble.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'

/** What is wrong with the workspace's plan now, or null; one statement, and Stripe is not asked. */
export async function readTrouble(context: WorkspaceContext): Promise<BillingTrouble | null> {
  const { workspace } = context
  const subscription = await context.inWorkspace(sql => findSubscription(sql, { workspace }))
  return billingTrouble(subscription, context.now())
}
