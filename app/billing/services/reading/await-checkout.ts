import { StripeFailure } from '#app/billing/integrations/failure.ts'
import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import type { SubscriptionFacts } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { addMs } from '#core/shared/time.ts'
import { findOpenCheckout } from '#db/queries/billing/checkouts.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { updateProfileProcessing } from '#db/queries/billing/processing.ts'
import { findSubscription, type Subscription } from '#db/queries/billing/subscriptions.ts'
import { syncCustomer } from '../events/sync-customer.ts'
import { subscriptionFacts } from '../subscription-facts.ts'

/** How long the answer of Stripe is good enough for a page that asks again and again. */
const FRESH_MS = 4_000

export interface AwaitedCheckout {
  /** True while a checkout of this account is not finished. */
  readonly isOpen: boolean
  readonly subscription: SubscriptionFacts | null
}

/**
 * Called by the page after checkout. The address decides nothing: only an open checkout of this very account for that
 * tier marks the profile as waiting for the payment, and only Stripe's answer about this account's own customer grants.
 */
export async function awaitCheckout(
  context: Pick<WorkspaceContext, keyof ServiceContext | 'workspace' | 'userId'>,
  { tier }: { tier: Tier | null },
): Promise<AwaitedCheckout> {
  const { db, workspace } = context
  const [found, customer] = await db.inWorkspace(workspace, sql =>
    Promise.all([findOpenCheckout(sql, { workspace }), findBillingCustomer(sql, { workspace })]),
  )
  // One whose time is over is not waited for; the next look at Stripe closes it.
  const isOver = found?.expiresAt && found.expiresAt <= context.now()
  const open = isOver ? null : found
  if (open && open.tier === tier)
    await db.acrossWorkspaces('billing', sql => updateProfileProcessing(sql, { workspace, tier: open.tier }))
  const isFresh = customer?.syncedAt && customer.syncedAt > addMs(context.now(), -FRESH_MS)
  if (customer && open && !isFresh) await ask(context, customer.stripeCustomerId)
  const [state, stillOpen] = await db.inWorkspace(workspace, sql =>
    Promise.all([findSubscription(sql, { workspace }), findOpenCheckout(sql, { workspace })]),
  )
  return {
    isOpen: !isOver && stillOpen !== null,
    subscription: factsOf(state, context.now()),
  }
}

async function ask(context: ServiceContext, stripeCustomerId: string): Promise<void> {
  try {
    await syncCustomer(context, { stripeCustomerId })
  } catch (error) {
    // The webhook or the next look will tell.
    if (!(error instanceof StripeFailure)) throw error
    logger().warn({ err: error }, 'Stripe was not asked about a finished checkout')
  }
}

function factsOf(state: Subscription | null, now: Date): SubscriptionFacts | null {
  if (!state) return null
  const text = (instant: Date | null) => instant?.toISOString() ?? null
  return subscriptionFacts(
    {
      tier: state.tier,
      status: state.status,
      trialEnd: text(state.trialEnd),
      currentPeriodEnd: text(state.currentPeriodEnd),
      pastDueSince: text(state.pastDueSince),
      cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    },
    now,
  )
}
