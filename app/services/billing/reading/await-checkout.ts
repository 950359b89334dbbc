import { StripeFailure } from '#app/integrations/stripe/failure.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { addMs } from '#core/shared/time.ts'
import { findOpenCheckout } from '#db/queries/billing/checkouts.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { updateProfileProcessing } from '#db/queries/billing/processing.ts'
import type { ServiceContext, WorkspaceContext } from '../../context.ts'
import { logger } from '../../logger.ts'
import { syncCustomer } from '../events/sync-customer.ts'

/** How long the answer of Stripe is good enough for a page that asks again and again. */
const FRESH_MS = 4_000

/**
 * Called by the page after checkout. The address decides nothing: only an open checkout of this very account for that
 * tier marks the profile as waiting for the payment, and only Stripe's answer about this account's own customer grants.
 */
export async function awaitCheckout(
  context: Pick<WorkspaceContext, keyof ServiceContext | 'workspace' | 'userId'>,
  { tier }: { tier: Tier | null },
): Promise<void> {
  const { db, workspace } = context
  const [open, customer] = [
    await findOpenCheckout(db.sql, { workspace }),
    await findBillingCustomer(db.sql, { workspace }),
  ]
  if (!customer) return
  if (open && open.tier === tier) await updateProfileProcessing(db.sql, { workspace, tier: open.tier })
  if (!open || (customer.syncedAt && customer.syncedAt > addMs(context.now(), -FRESH_MS))) return
  try {
    await syncCustomer(context, { stripeCustomerId: customer.stripeCustomerId })
  } catch (error) {
    // The webhook or the next look will tell.
    if (!(error instanceof StripeFailure)) throw error
    logger().warn({ err: error }, 'Stripe was not asked about a finished checkout')
  }
}
