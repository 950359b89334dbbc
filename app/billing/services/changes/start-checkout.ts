import {
  createCustomer,
  expireCheckout,
  findPromotionCode,
  hasCustomer,
  openCheckout,
} from '#app/billing/integrations/checkout.ts'
import { connectStripe, type StripeConnection } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { operatorLine } from '#app/platform/operator.ts'
import { checkoutTrial } from '#core/billing/provider/checkout-trial.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { isBought } from '#core/billing/provider/remote-subscription.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addMs } from '#core/shared/time.ts'
import {
  type Checkout,
  findOpenCheckout,
  insertCheckout,
  updateCheckoutClosed,
  updateCheckoutOpened,
} from '#db/queries/billing/checkouts.ts'
import {
  findBillingCustomer,
  insertBillingCustomer,
  updateBillingCustomer,
} from '#db/queries/billing/customers.ts'
import { findSubscription, type Subscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile, type Profile } from '#db/queries/identity/profiles.ts'
import { claimTrial } from '../claim-trial.ts'

export type CheckoutRefusal =
  | 'not_configured'
  | 'not_owner'
  | 'already_subscribed'
  | 'unknown_code'
  | 'unavailable'

/** A page that is about to expire is not offered again. */
const USEFUL_MS = 5 * 60_000

/**
 * Sends a founder to Stripe's checkout for a plan. Two tabs and a double press lead to the same page: the open checkout
 * is found under the profile's lock, and its id is the idempotency key. Another choice closes the page opened before.
 */
export async function startCheckout(
  context: Pick<WorkspaceContext, keyof ServiceContext | 'userId' | 'workspace'>,
  input: { plan: PlanChoice; code: string },
): Promise<Result<{ url: string }, CheckoutRefusal>> {
  if (context.userId !== context.workspace) return err('not_owner')
  const pending = connectStripe(context.config.stripe)
  if (!pending) return err('not_configured')
  const connection = await pending
  try {
    const promotionCodeId = input.code ? await findPromotionCode(connection, input.code) : null
    if (input.code && !promotionCodeId) return err('unknown_code')
    const begun = await begin(context, input)
    if (!begun.ok) return begun
    if (begun.url) return ok({ url: begun.url })
    const customerId = await customerOf(context, connection, begun.profile)
    const appUrl = context.config.appUrl
    const { tier } = input.plan
    const trial = begun.hasTrial ? checkoutTrial(begun.earlier, context.now()) : ({ kind: 'none' } as const)
    const checkout = await openCheckout(connection, {
      checkoutId: begun.checkoutId,
      userId: context.userId,
      customerId,
      plan: input.plan,
      trial,
      promotionCodeId,
      successUrl: `${appUrl}/checkout-success?tier=${tier}&trial=${trial.kind !== 'none'}`,
      cancelUrl: `${appUrl}${begun.earlier ? '/app/upgrade' : `/select-tier?tier=${tier}`}`,
    })
    await context.db.acrossWorkspaces('billing', sql =>
      updateCheckoutOpened(sql, {
        id: begun.checkoutId,
        stripeSessionId: checkout.id,
        url: checkout.url,
        expiresAt: checkout.expiresAt,
      }),
    )
    if (begun.replaced) await expireCheckout(connection, begun.replaced)
    return ok({ url: checkout.url })
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    logger().warn({ err: error }, 'a checkout could not be opened')
    return err('unavailable')
  }
}

interface Begun {
  readonly checkoutId: string
  /** Set when the page is there already. */
  readonly url: string | null
  /** The session at Stripe that this one takes the place of. */
  readonly replaced: string | null
  readonly earlier: Subscription | null
  /** False where this mailbox had its free trial with another account. */
  readonly hasTrial: boolean
  readonly profile: Profile
}

function begin(
  context: ServiceContext & Pick<WorkspaceContext, 'workspace'>,
  { plan, code }: { plan: PlanChoice; code: string },
): Promise<Result<Begun, 'already_subscribed'>> {
  const { workspace } = context
  return context.db.acrossWorkspaces('billing', async sql => {
    const profile = await lockProfile(sql, { workspace })
    if (!profile) throw new Error('A workspace without a profile cannot buy a plan')
    const earlier = await findSubscription(sql, { workspace })
    if (earlier?.provider === 'stripe' && isBought(earlier.status)) return err('already_subscribed')
    const openCheckout = await findOpenCheckout(sql, { workspace })
    const hasTrial = earlier !== null || (await claimTrial(context, sql, { workspace, email: profile.email }))
    const common = { earlier, hasTrial, profile, replaced: null }
    if (openCheckout && isSame(openCheckout, plan, code) && isUseful(openCheckout, context.now()))
      return ok({ ...common, checkoutId: openCheckout.id, url: openCheckout.url })
    if (openCheckout) await updateCheckoutClosed(sql, { workspace, status: 'expired' })
    const checkoutId = await insertCheckout(sql, {
      workspace,
      tier: plan.tier,
      billingCycle: plan.cycle,
      promotionCode: code,
      now: context.now(),
    })
    return ok({ ...common, checkoutId, url: null, replaced: openCheckout?.stripeSessionId ?? null })
  })
}

const isSame = (checkout: Checkout, plan: PlanChoice, code: string) =>
  checkout.tier === plan.tier && checkout.billingCycle === plan.cycle && checkout.promotionCode === code

const isUseful = (checkout: Checkout, now: Date) =>
  checkout.expiresAt === null
    ? // Another press is opening it just now; after a minute it has failed.
      checkout.createdAt > addMs(now, -60_000)
    : checkout.expiresAt > addMs(now, USEFUL_MS)

async function customerOf(
  context: ServiceContext & Pick<WorkspaceContext, 'workspace' | 'userId'>,
  connection: StripeConnection,
  profile: Profile,
): Promise<string> {
  const { db, workspace, userId } = context
  const customer = await db.inWorkspace(workspace, sql => findBillingCustomer(sql, { workspace }))
  // Who invoices is named on each, as the law wants it.
  const footer = operatorLine(context.config.operator)
  const person = { userId, email: profile.email, name: profile.fullName, footer }
  if (!customer) {
    const stripeCustomerId = await createCustomer(connection, person)
    return db.acrossWorkspaces('billing', async sql => {
      // Handed over while Stripe was asked: the customer is the former owner's, who buys nothing here any more.
      const now = await lockProfile(sql, { workspace })
      if (now?.email !== profile.email) throw new StripeFailure('refused', new Error('The owner has changed'))
      return insertBillingCustomer(sql, { workspace, stripeCustomerId })
    })
  }
  if (await hasCustomer(connection, customer.stripeCustomerId)) return customer.stripeCustomerId
  // Another Stripe account, or books that were emptied: nothing is charged under the old name any more.
  const stripeCustomerId = await createCustomer(connection, { ...person, attempt: customer.stripeCustomerId })
  await db.acrossWorkspaces('billing', sql => updateBillingCustomer(sql, { workspace, stripeCustomerId }))
  return stripeCustomerId
}
