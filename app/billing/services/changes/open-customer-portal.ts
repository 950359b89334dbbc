import { openPortal } from '#app/billing/integrations/checkout.ts'
import { connectStripe } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'

/** The address of Stripe's portal for the owner of a workspace; it is good for a few minutes. */
export async function openCustomerPortal(
  context: WorkspaceContext,
): Promise<Result<{ url: string }, 'not_configured' | 'not_owner' | 'no_customer' | 'unavailable'>> {
  if (context.userId !== context.workspace) return err('not_owner')
  const pending = connectStripe(context.config.stripe)
  if (!pending) return err('not_configured')
  const customer = await context.db.inWorkspace(context.workspace, sql =>
    findBillingCustomer(sql, { workspace: context.workspace }),
  )
  if (!customer) return err('no_customer')
  try {
    const url = await openPortal(await pending, {
      customerId: customer.stripeCustomerId,
      returnUrl: `${context.config.appUrl}/manage-your-subscription`,
    })
    return ok({ url })
  } catch (error) {
    if (error instanceof StripeFailure) return err('unavailable')
    throw error
  }
}
