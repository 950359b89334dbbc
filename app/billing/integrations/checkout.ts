import type { Stripe } from 'stripe'
import type { CheckoutTrial } from '#core/billing/provider/checkout-trial.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { findPriceId } from './catalogue.ts'
import type { StripeConnection } from './client.ts'
import { callStripe, StripeFailure } from './failure.ts'

export interface HostedCheckout {
  readonly id: string
  readonly url: string
  readonly expiresAt: Date
}

/** Makes the customer of an account, whose invoices end with `footer`; the same account asks for the same one again, however often it asks in a day. */
export async function createCustomer(
  { stripe }: StripeConnection,
  person: { userId: string; email: string; name: string; footer: string; attempt?: string },
): Promise<string> {
  const customer = await callStripe(() =>
    stripe.customers.create(
      {
        email: person.email,
        ...(person.name ? { name: person.name } : {}),
        metadata: { user_id: person.userId },
        invoice_settings: { footer: person.footer },
      },
      { idempotencyKey: `customer:${person.userId}:${person.email}:${person.attempt ?? ''}` },
    ),
  )
  return customer.id
}

/** Gives a customer another address, to which Stripe sends invoices and receipts from now on. */
export async function updateCustomerEmail(
  { stripe }: StripeConnection,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await callStripe(() => stripe.customers.update(customerId, { email }))
}

/** Opens Stripe's hosted checkout for a plan. `promotionCodeId` applies a code; without it one may be typed there. */
export async function openCheckout(
  connection: StripeConnection,
  input: {
    readonly checkoutId: string
    readonly userId: string
    readonly customerId: string
    readonly plan: PlanChoice
    readonly trial: CheckoutTrial
    readonly promotionCodeId: string | null
    readonly successUrl: string
    readonly cancelUrl: string
  },
): Promise<HostedCheckout> {
  const price = await findPriceId(connection, input.plan)
  const { trial, userId } = input
  const metadata = { user_id: userId, checkout_id: input.checkoutId }
  const session = await callStripe(() =>
    connection.stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: input.customerId,
        client_reference_id: userId,
        line_items: [{ price, quantity: 1 }],
        // The first trial needs no card; whoever comes back to pay is asked for one.
        payment_method_collection: trial.kind === 'first' ? 'if_required' : 'always',
        subscription_data: {
          metadata,
          ...(trial.kind === 'first' ? { trial_period_days: trial.days } : {}),
          ...(trial.kind === 'rest' ? { trial_end: Math.floor(trial.endsAt.getTime() / 1000) } : {}),
          ...(trial.kind === 'none'
            ? {}
            : { trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } } }),
        },
        ...(input.promotionCodeId
          ? { discounts: [{ promotion_code: input.promotionCodeId }] }
          : { allow_promotion_codes: true }),
        success_url: input.successUrl,
        cancel_url: input.cancelUrl,
        metadata,
      },
      { idempotencyKey: `checkout:${input.checkoutId}` },
    ),
  )
  if (!session.url) throw new Error('Stripe opened a checkout without an address')
  return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
}

/** Closes a checkout that somebody left open. One that is over already is left alone. */
export async function expireCheckout({ stripe }: StripeConnection, id: string): Promise<void> {
  const session = await callStripe(() => stripe.checkout.sessions.retrieve(id))
  if (session.status === 'open') await callStripe(() => stripe.checkout.sessions.expire(id))
}

/** Closes every checkout that a customer has open. */
export async function expireCheckouts({ stripe }: StripeConnection, customerId: string): Promise<void> {
  const open = await callStripe(() =>
    stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
  )
  for (const { id } of open.data) await callStripe(() => stripe.checkout.sessions.expire(id))
}

/** Deletes a customer for good; Stripe ends at once whatever they still subscribe to. */
export async function deleteCustomer({ stripe }: StripeConnection, customerId: string): Promise<void> {
  await callStripe(() => stripe.customers.del(customerId))
}

/** The id of a promotion code that somebody typed; null when there is none such. */
export async function findPromotionCode({ stripe }: StripeConnection, code: string): Promise<string | null> {
  const codes = await callStripe(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }))
  return codes.data[0]?.id ?? null
}

/** Marks the portal's configuration as ours. A change of what it allows needs another word here. */
const PORTAL = { brandhearth: 'portal-1' }

/** The address of the customer portal: card, invoices, and ending the plan. Lives for a few minutes. */
export async function openPortal(
  { stripe }: StripeConnection,
  { customerId, returnUrl }: { customerId: string; returnUrl: string },
): Promise<string> {
  const configuration = await findPortalConfiguration(stripe)
  const session = await callStripe(() =>
    stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, configuration }),
  )
  return session.url
}

/**
 * Our own configuration of the portal, made where there is none: a Stripe account has a default one only once somebody
 * has saved it by hand, and it might let plans be changed past the prices that we show.
 */
async function findPortalConfiguration(stripe: Stripe): Promise<string> {
  const all = await callStripe(() => stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
  const ours = all.data.find(one => one.metadata?.brandhearth === PORTAL.brandhearth)
  if (ours) return ours.id
  const made = await callStripe(() =>
    stripe.billingPortal.configurations.create(
      {
        metadata: PORTAL,
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
        },
      },
      { idempotencyKey: `portal:${PORTAL.brandhearth}` },
    ),
  )
  return made.id
}

/** Does Stripe (still) know this customer? */
export async function hasCustomer({ stripe }: StripeConnection, id: string): Promise<boolean> {
  try {
    const customer = await callStripe(() => stripe.customers.retrieve(id))
    return !customer.deleted
  } catch (error) {
    if (error instanceof StripeFailure && error.reason === 'missing') return false
    throw error
  }
}
