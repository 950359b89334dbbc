import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countingDiscount } from '../books/discounts.ts'
import type { Ledger } from '../books/ledger.ts'
import type {
  CheckoutSession,
  Coupon,
  Customer,
  Discount,
  Invoice,
  PaymentMethod,
  Portal,
  PortalConfiguration,
  Price,
  Product,
  PromotionCode,
  Schedule,
  StoredEvent,
  Subscription,
  TestClock,
} from '../books/state.ts'

export type Json = Record<string, unknown>

/** Stripe's published example objects (MIT, named in the file): the fields that every answer has. */
const { resources } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../shapes/fixtures.json'), 'utf8'),
) as { resources: Record<string, Json> }

/** The API version whose shapes these are; the same as the `stripe` package's. */
export const API_VERSION = '2026-10-28.endive'

/** The example of a kind with our values in it; an unknown field of ours would be a mistake of the stand-in. */
function shaped(kind: string, values: Json): Json {
  const example = resources[kind]
  if (!example) throw new Error(`There is no example of ${kind}`)
  const stranger = Object.keys(values).find(name => !Object.hasOwn(example, name))
  if (stranger) throw new Error(`Stripe's ${kind} has no field ${stranger}`)
  return { ...structuredClone(example), ...values }
}

export const list = (url: string, data: unknown[], hasMore = false): Json => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
})

/** The object of that id as the API shows it; null for one that is not there. */
export function presentObject(ledger: Ledger, id: string): Json | null {
  const { state } = ledger
  const of = <Row>(rows: Record<string, Row>, present: (row: Row) => Json) => {
    const row = Object.hasOwn(rows, id) ? rows[id] : undefined
    return row ? present(row) : null
  }
  const prefix = id.slice(0, id.lastIndexOf('_'))
  switch (prefix) {
    case 'cus':
      return of(state.customers, presentCustomer)
    case 'prod':
      return of(state.products, presentProduct)
    case 'price':
      return of(state.prices, presentPrice)
    case 'promo':
      return of(state.promotionCodes, presentPromotionCode)
    case 'cs_test':
      return of(state.sessions, row => presentSession(ledger, row))
    case 'di':
      return of(state.discounts, presentDiscount)
    case 'sub':
      return of(state.subscriptions, row => presentSubscription(ledger, row))
    case 'sub_sched':
      return of(state.schedules, presentSchedule)
    case 'in':
      return of(state.invoices, row => presentInvoice(ledger, row))
    default:
      return Object.hasOwn(state.coupons, id) ? presentCoupon(state.coupons[id] as Coupon) : null
  }
}

/** All that is left to see of a customer who was deleted. */
export const presentDeletedCustomer = ({ id }: Customer): Json => ({ id, object: 'customer', deleted: true })

export function presentCustomer(customer: Customer): Json {
  return shaped('customer', {
    id: customer.id,
    created: customer.created,
    currency: 'gbp',
    email: customer.email,
    name: customer.name,
    metadata: customer.metadata,
    balance: customer.balance,
    discount: null,
    shipping: null,
    address: null,
    test_clock: customer.testClock,
    next_invoice_sequence: customer.invoicesNumbered + 1,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.card?.id ?? null,
      footer: customer.footer ?? null,
      rendering_options: null,
    },
  })
}

export function presentProduct(product: Product): Json {
  return shaped('product', {
    id: product.id,
    created: product.created,
    updated: product.created,
    name: product.name,
    description: product.description,
    active: product.active,
    metadata: product.metadata,
    default_price: null,
    package_dimensions: null,
    type: 'service',
  })
}

export function presentPrice(price: Price): Json {
  return shaped('price', {
    id: price.id,
    created: price.created,
    active: price.active,
    currency: price.currency,
    custom_unit_amount: null,
    lookup_key: price.lookupKey,
    metadata: price.metadata,
    product: price.product,
    recurring: {
      interval: price.interval,
      interval_count: 1,
      meter: null,
      usage_type: 'licensed',
      trial_period_days: null,
    },
    transform_quantity: null,
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
  })
}

export function presentCoupon(coupon: Coupon): Json {
  return shaped('coupon', {
    id: coupon.id,
    created: coupon.created,
    amount_off: coupon.amountOff,
    currency: coupon.amountOff === null ? null : 'gbp',
    duration: coupon.duration,
    duration_in_months: coupon.months,
    name: coupon.name,
    percent_off: coupon.percentOff,
    redeem_by: null,
  })
}

export function presentPromotionCode(code: PromotionCode): Json {
  return shaped('promotion_code', {
    id: code.id,
    created: code.created,
    active: code.active,
    code: code.code,
    expires_at: null,
    promotion: { coupon: code.coupon, type: 'coupon' },
  })
}

function presentDiscount(discount: Discount): Json {
  return shaped('discount', {
    id: discount.id,
    customer: discount.customer,
    start: discount.start,
    end: discount.end,
    promotion_code: discount.promotionCode,
    subscription: discount.subscription,
    source: { coupon: discount.coupon, type: 'coupon' },
  })
}

export function presentSession(ledger: Ledger, session: CheckoutSession): Json {
  const price = ledger.state.prices[session.price]
  const customer = ledger.state.customers[session.customer]
  const isTrial = session.trialDays !== null || session.trialEnd !== null
  const amount = isTrial ? 0 : (price?.unitAmount ?? 0)
  return shaped('checkout.session', {
    id: session.id,
    created: session.created,
    after_expiration: null,
    allow_promotion_codes: session.allowPromotionCodes,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    consent: null,
    consent_collection: null,
    currency: 'gbp',
    currency_conversion: null,
    customer: session.customer,
    customer_details: customer
      ? {
          address: null,
          email: customer.email,
          name: customer.name,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
          business_name: null,
          individual_name: null,
        }
      : null,
    collected_information: null,
    expires_at: session.expiresAt,
    invoice: session.subscription
      ? (ledger.state.subscriptions[session.subscription]?.latestInvoice ?? null)
      : null,
    invoice_creation: null,
    metadata: session.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_method_collection: session.cardOptional ? 'if_required' : 'always',
    payment_status: session.status === 'complete' ? (isTrial ? 'no_payment_required' : 'paid') : 'unpaid',
    shipping_address_collection: null,
    shipping_cost: null,
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${ledger.url}/c/pay/${session.id}` : null,
  })
}

export function presentSubscription(ledger: Ledger, subscription: Subscription): Json {
  const { id, customer } = subscription
  const price = ledger.state.prices[subscription.price]
  const item = presentItem(subscription, price)
  const discount = countingDiscount(ledger, subscription.discount, ledger.now())
  return shaped('subscription', {
    id,
    created: subscription.created,
    customer,
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_schedules: [],
    billing_thresholds: null,
    billing_mode: { type: 'flexible', flexible: {} },
    cancel_at: endOf(subscription),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    currency: 'gbp',
    default_payment_method: null,
    discounts: discount ? [discount.id] : [],
    ended_at: subscription.endedAt,
    items: list(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: subscription.latestInvoice,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_update: presentPendingUpdate(ledger, subscription),
    schedule: subscription.schedule,
    start_date: subscription.created,
    status: subscription.status,
    transfer_data: null,
    trial_start: subscription.trialStart,
    trial_end: subscription.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: subscription.missingPaymentMethod } },
  })
}

function presentItem(subscription: Subscription, price: Price | undefined): Json {
  return shaped('subscription_item', {
    id: subscription.itemId,
    created: subscription.created,
    price: price ? presentPrice(price) : null,
    subscription: subscription.id,
    plan: null,
    billing_thresholds: null,
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
  })
}

/** When it is to end: on the date that was set, or with its period. */
function endOf({ endedAt, cancelAtPeriodEnd, cancelAt, periodEnd }: Subscription): number | null {
  if (endedAt !== null) return null
  return cancelAtPeriodEnd ? periodEnd : cancelAt
}

function presentPendingUpdate(ledger: Ledger, subscription: Subscription): Json | null {
  const pending = subscription.pendingUpdate
  if (!pending) return null
  return {
    billing_cycle_anchor: pending.at,
    discount: null,
    discounts: null,
    expires_at: pending.expiresAt,
    metadata: null,
    subscription_items: [presentItem(subscription, ledger.state.prices[pending.price])],
    trial_end: null,
    trial_from_plan: null,
  }
}

export function presentSchedule(schedule: Schedule): Json {
  const { phases } = resources.subscription_schedule ?? { phases: [] }
  const [example] = phases as Json[]
  const current = schedule.phases[schedule.current]
  return shaped('subscription_schedule', {
    id: schedule.id,
    created: schedule.created,
    canceled_at: null,
    completed_at: null,
    customer: schedule.customer,
    metadata: schedule.metadata,
    current_phase:
      schedule.status === 'active' && current ? { start_date: current.start, end_date: current.end } : null,
    phases: schedule.phases.map(phase => ({
      ...structuredClone(example),
      currency: 'gbp',
      items: [
        {
          billing_thresholds: null,
          discounts: [],
          metadata: {},
          plan: phase.price,
          price: phase.price,
          quantity: 1,
          tax_rates: [],
        },
      ],
      discounts: phase.discount ? [{ coupon: null, discount: phase.discount, promotion_code: null }] : [],
      start_date: phase.start,
      end_date: phase.end,
      transfer_data: null,
      billing_thresholds: null,
    })),
    released_at: null,
    released_subscription: schedule.status === 'released' ? schedule.subscription : null,
    status: schedule.status,
    subscription: schedule.status === 'active' ? schedule.subscription : null,
  })
}

export function presentInvoice(ledger: Ledger, invoice: Invoice): Json {
  const customer = ledger.state.customers[invoice.customer]
  const example = resources.line_item ?? {}
  const lines = invoice.lines.map((line, n) => ({
    ...structuredClone(example),
    id: `il_${invoice.id.slice(3)}${n}`,
    amount: line.amount,
    subtotal: line.amount,
    currency: 'gbp',
    description: line.description,
    invoice: invoice.id,
    period: { start: line.start, end: line.end },
    subscription: invoice.subscription,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: null,
      },
    },
    pricing: {
      type: 'price_details',
      price_details: { price: line.price, product: ledger.state.prices[line.price]?.product ?? '' },
      unit_amount_decimal: null,
    },
  }))
  const isPaid = invoice.status === 'paid'
  return shaped('invoice', {
    id: invoice.id,
    created: invoice.created,
    account_country: 'GB',
    account_name: 'Brandhearth (stand-in)',
    amount_due: invoice.amountDue,
    amount_overpaid: 0,
    amount_paid: isPaid ? invoice.amountDue : 0,
    amount_remaining: isPaid ? 0 : invoice.amountDue,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0 || isPaid,
    auto_advance: invoice.status === 'open',
    billing_reason: invoice.reason,
    currency: 'gbp',
    customer: invoice.customer,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_shipping: null,
    due_date: null,
    effective_at: invoice.created,
    ending_balance: invoice.endingBalance,
    footer: customer?.footer ?? null,
    from_invoice: null,
    hosted_invoice_url: invoice.number ? `${ledger.url}/i/${invoice.id}` : null,
    invoice_pdf: invoice.number ? `${ledger.url}/i/${invoice.id}/pdf` : null,
    last_finalization_error: null,
    lines: list(`/v1/invoices/${invoice.id}/lines`, lines),
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number || null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
    },
    period_start: invoice.created,
    period_end: invoice.created,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subscription: invoice.subscription,
    subtotal: invoice.subtotal,
    subtotal_excluding_tax: invoice.subtotal,
    total: invoice.total,
    total_excluding_tax: invoice.total,
    total_discount_amounts: invoice.discount
      ? [{ amount: invoice.discount, discount: `di_of_${invoice.id}` }]
      : [],
    webhooks_delivered_at: null,
  })
}

export function presentEvent(event: StoredEvent): Json {
  return shaped('event', {
    id: event.id,
    created: event.created,
    api_version: API_VERSION,
    data: event.previous
      ? { object: event.object, previous_attributes: event.previous }
      : { object: event.object },
    pending_webhooks: event.delivered ? 0 : 1,
    type: event.type,
  })
}

export function presentPortal(ledger: Ledger, portal: Portal): Json {
  return shaped('billing_portal.session', {
    id: portal.id,
    configuration: portal.configuration,
    created: portal.created,
    customer: portal.customer,
    flow: null,
    livemode: false,
    return_url: portal.returnUrl,
    url: `${ledger.url}/p/session/${portal.id}`,
  })
}

/** Stripe publishes no example of it; the fields are those of its reference. */
export function presentPortalConfiguration(one: PortalConfiguration): Json {
  return {
    id: one.id,
    object: 'billing_portal.configuration',
    active: one.active,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: one.created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: one.maySeeInvoices },
      payment_method_update: { enabled: one.mayChangeCard, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, options: [] },
        enabled: one.mayCancel !== 'no',
        mode: one.mayCancel === 'immediately' ? 'immediately' : 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_update: {
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
      },
    },
    is_default: one.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: one.metadata,
    name: null,
    updated: one.created,
  }
}

/** Of the fields of a card those that say which one it is. */
export function presentPaymentMethod({ card, customer, created }: PaymentMethod): Json {
  return {
    id: card.id,
    object: 'payment_method',
    card: { brand: 'visa', last4: card.last4 },
    created,
    customer,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

/** Stripe publishes no example of it; the fields are those of its reference. */
export function presentTestClock({ id, created, name, frozen }: TestClock): Json {
  return {
    id,
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * 86_400,
    frozen_time: frozen,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  }
}
