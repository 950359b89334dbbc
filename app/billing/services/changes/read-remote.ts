import { connectStripe, type StripeConnection } from '#app/billing/integrations/client.ts'
import { listSubscriptions } from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import {
  chooseSubscription,
  isBought,
  type RemoteSubscription,
} from '#core/billing/provider/remote-subscription.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'

export interface RemoteBilling {
  readonly connection: StripeConnection
  readonly customerId: string
  readonly subscription: RemoteSubscription & { readonly plan: NonNullable<RemoteSubscription['plan']> }
}

/** The subscription of a workspace as Stripe has it now, for whoever wants to change it. Throws StripeFailure. */
export async function readRemote(
  context: Pick<WorkspaceContext, keyof ServiceContext | 'workspace' | 'userId'>,
): Promise<Result<RemoteBilling, 'not_configured' | 'not_owner' | 'not_subscribed'>> {
  if (context.userId !== context.workspace) return err('not_owner')
  const pending = connectStripe(context.config.stripe)
  if (!pending) return err('not_configured')
  const connection = await pending
  const customer = await context.db.inWorkspace(context.workspace, sql =>
    findBillingCustomer(sql, { workspace: context.workspace }),
  )
  if (!customer) return err('not_subscribed')
  const customerId = customer.stripeCustomerId
  const subscription = chooseSubscription(await listSubscriptions(connection, customerId))
  if (!subscription?.plan || !isBought(subscription.status)) return err('not_subscribed')
  return ok({ connection, customerId, subscription: { ...subscription, plan: subscription.plan } })
}
