import { DAY } from '../books/calendar.ts'
import { type Ledger, need, Refusal } from '../books/ledger.ts'
import type { CheckoutSession } from '../books/state.ts'
import type { FormTree } from '../shapes/parameter-shape.ts'
import { flagOf, listOf, metadataOf, numberOf, textOf, treeOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import { presentPortal, presentSession } from './present.ts'

/** Checkout sessions and the portal. */
export const selling: Handlers = {
  'POST /v1/checkout/sessions': (ledger, form) => {
    const session = openSession(ledger, form)
    ledger.state.sessions[session.id] = session
    return presentSession(ledger, session)
  },
  'GET /v1/checkout/sessions/:id': (ledger, _given, id) =>
    presentSession(ledger, need(ledger.state.sessions, id, 'checkout.session')),
  'POST /v1/checkout/sessions/:id/expire': (ledger, _given, id) => {
    const session = need(ledger.state.sessions, id, 'checkout.session')
    if (session.status !== 'open') {
      throw new Refusal(`Only Checkout Sessions with a status in ["open"] can be expired.`)
    }
    session.status = 'expired'
    ledger.emit('checkout.session.expired', session.id)
    return presentSession(ledger, session)
  },
  'POST /v1/billing_portal/sessions': (ledger, form) => {
    const customer = need(ledger.state.customers, textOf(form.customer) ?? undefined, 'customer', 'customer')
    const portal = {
      id: ledger.id('bps'),
      customer: customer.id,
      returnUrl: textOf(form.return_url) ?? '/',
      created: ledger.now(),
    }
    ledger.state.portals[portal.id] = portal
    return presentPortal(ledger, portal)
  },
}

function openSession(ledger: Ledger, form: FormTree): CheckoutSession {
  const now = ledger.now()
  if (textOf(form.mode) !== 'subscription') throw new Refusal('The stand-in sells subscriptions only')
  const successUrl = textOf(form.success_url)
  if (successUrl === null) {
    throw new Refusal('Missing required param: success_url.', {
      code: 'parameter_missing',
      param: 'success_url',
    })
  }
  const [item, ...others] = listOf(form.line_items)
  if (!item || others.length > 0) throw new Refusal('The stand-in sells one line at a time')
  const price = need(
    ledger.state.prices,
    textOf(treeOf(item).price) ?? undefined,
    'price',
    'line_items[0][price]',
  )
  if (!price.active) throw new Refusal('The price specified is inactive.', { param: 'line_items[0][price]' })
  const customer = need(ledger.state.customers, textOf(form.customer) ?? undefined, 'customer', 'customer')
  const wants = treeOf(form.subscription_data)
  const trialDays = numberOf(wants.trial_period_days)
  const trialEnd = numberOf(wants.trial_end)
  if (trialDays !== null && trialEnd !== null)
    throw new Refusal('Give trial_end or trial_period_days, not both.')
  if (trialEnd !== null && trialEnd < now + 2 * DAY) {
    throw new Refusal('The `trial_end` timestamp must be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    })
  }
  const discounts = listOf(form.discounts).map(treeOf)
  if (discounts.length > 0 && form.allow_promotion_codes !== undefined) {
    throw new Refusal('You may only specify one of these parameters: allow_promotion_codes, discounts.')
  }
  const promotionCode = textOf(discounts[0]?.promotion_code)
  if (promotionCode !== null) need(ledger.state.promotionCodes, promotionCode, 'promotion code', 'discounts')
  const expiresAt = numberOf(form.expires_at) ?? now + DAY
  if (expiresAt < now + 1800 - 60 || expiresAt > now + DAY + 60) {
    throw new Refusal('The `expires_at` timestamp must be between 30 minutes and 24 hours ahead.', {
      param: 'expires_at',
    })
  }
  const missing = textOf(treeOf(treeOf(wants.trial_settings).end_behavior).missing_payment_method)
  return {
    id: ledger.id('cs_test'),
    created: now,
    customer: customer.id,
    price: price.id,
    trialDays,
    trialEnd,
    cardOptional: textOf(form.payment_method_collection) === 'if_required',
    missingPaymentMethod: missing === 'cancel' || missing === 'pause' ? missing : 'create_invoice',
    allowPromotionCodes: flagOf(form.allow_promotion_codes) ?? false,
    successUrl,
    cancelUrl: textOf(form.cancel_url),
    expiresAt,
    clientReferenceId: textOf(form.client_reference_id),
    metadata: metadataOf(form.metadata),
    subscriptionMetadata: metadataOf(wants.metadata),
    promotionCode,
    status: 'open',
    subscription: null,
  }
}
