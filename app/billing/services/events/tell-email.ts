import { updateCustomerEmail } from '#app/billing/integrations/checkout.ts'
import { connectStripe } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'

/**
 * Tells Stripe the address that an account has now, if it is a customer there. Reads it anew each time, so that a job that
 * comes late or twice says what is true. Throws StripeFailure when Stripe does not answer or no key is set.
 */
export async function tellEmail(
  context: Pick<ServiceContext, 'config' | 'db'>,
  input: { workspace: string },
): Promise<void> {
  const { db } = context
  const workspace = asWorkspaceId(input.workspace)
  const customer = await db.inWorkspace(workspace, sql => findBillingCustomer(sql, { workspace }))
  const account = customer && (await findAccount(db.unscoped.sql, { id: workspace }))
  if (!account) return
  const pending = connectStripe(context.config.stripe)
  if (!pending) throw new StripeFailure('unavailable', new Error('No key of Stripe is set'))
  try {
    const { stripeCustomerId: customerId } = customer
    await updateCustomerEmail(await pending, { customerId, email: account.email })
  } catch (error) {
    // A customer whom Stripe no longer knows is sent nothing.
    if (!(error instanceof StripeFailure && error.reason === 'missing')) throw error
  }
}
