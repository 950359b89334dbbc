import { DAY } from '../books/calendar.ts'
import { type Ledger, need, needCustomer, Refusal } from '../books/ledger.ts'
import type { CheckoutSession, PortalConfiguration } from '../books/state.ts'
import type { FormTree } from '../shapes/parameter-shape.ts'
import { flagOf, listOf, metadataOf, missingPaymentMethodOf, numberOf, textOf, treeOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import { presentPortal, presentPortalConfiguration, presentSession } from './present.ts'

/** Checkout sessions and the portal with its configurations. */
export const selling: Handlers = {
  'POST /v1/checkout/sessions': (ledger, form) => {
    const session = openSession(ledger, form)
    ledger.state.sessions[session.id] = session
    return presentSession(ledger, session)
  },
  'GET /v1/checkout/sessions': (ledger, form) => {
    const customer = textOf(form.customer)
    const subscription = textOf(form.subscription)
    const status = textOf(form.status)
    return Object.values(ledger.state.sessions)
      .filter(one => customer === null || one.customer === customer)
      .filter(one => subscription === null || one.subscription === subscription)
      .filter(one => status === null || one.status === status)
      .reverse()
      .map(one => presentSession(ledger, one))
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
    const customer = needCustomer(ledger, textOf(form.customer), 'customer')
    const portal = {
      id: ledger.id('bps'),
      configuration: configurationOf(ledger, textOf(form.configuration)).id,
      customer: customer.id,
      returnUrl: textOf(form.return_url) ?? '/',
      created: ledger.now(),
    }
    ledger.state.portals[portal.id] = portal
    return presentPortal(ledger, portal)
  },
  'GET /v1/billing_portal/configurations': (ledger, form) => {
    const active = flagOf(form.active)
    return Object.values(ledger.state.portalConfigurations)
      .filter(one => active === null || one.active === active)
      .reverse()
      .map(presentPortalConfiguration)
  },
  'POST /v1/billing_portal/configurations': (ledger, form) => {
    const features = treeOf(form.features)
    const cancel = treeOf(features.subscription_cancel)
    const cancelMode = textOf(cancel.mode) === 'immediately' ? 'immediately' : 'at_period_end'
    if (flagOf(treeOf(features.subscription_update).enabled)) {
      throw new Refusal('The stand-in’s portal changes no plans', { param: 'features[subscription_update]' })
    }
    const configuration: PortalConfiguration = {
      id: ledger.id('bpc'),
      created: ledger.now(),
      active: true,
      isDefault: false,
      mayChangeCard: flagOf(treeOf(features.payment_method_update).enabled) ?? false,
      maySeeInvoices: flagOf(treeOf(features.invoice_history).enabled) ?? false,
      mayCancel: flagOf(cancel.enabled) ? cancelMode : 'no',
      metadata: metadataOf(form.metadata),
    }
    ledger.state.portalConfigurations[configuration.id] = configuration
    return presentPortalConfiguration(configuration)
  },
}

/** The configuration that was asked for, or the account's default one, which exists only once somebody has saved it. */
function configurationOf(ledger: Ledger, id: string | null): PortalConfiguration {
  const { portalConfigurations } = ledger.state
  if (id !== null) return need(portalConfigurations, id, 'configuration', 'configuration')
  const standard = Object.values(portalConfigurations).find(one => one.isDefault)
  if (standard) return standard
  throw new Refusal(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
  )
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
  const customer = needCustomer(ledger, textOf(form.customer), 'customer')
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
  return {
    id: ledger.id('cs_test'),
    created: now,
    customer: customer.id,
    price: price.id,
    trialDays,
    trialEnd,
    cardOptional: textOf(form.payment_method_collection) === 'if_required',
    missingPaymentMethod: missingPaymentMethodOf(wants.trial_settings),
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
    attempt: null,
    isAsking: false,
  }
}
