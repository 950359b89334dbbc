import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Everything the stand-in remembers, in our own few fields; `api/present.ts` gives it Stripe's shapes. */
export interface State {
  /** Seconds by which its clock is ahead of the real one. */
  offset: number
  sequence: number
  /** False: webhooks are lost, as on a bad day. */
  delivering: boolean
  customers: Record<string, Customer>
  products: Record<string, Product>
  prices: Record<string, Price>
  coupons: Record<string, Coupon>
  promotionCodes: Record<string, PromotionCode>
  discounts: Record<string, Discount>
  paymentMethods: Record<string, PaymentMethod>
  testClocks: Record<string, TestClock>
  sessions: Record<string, CheckoutSession>
  portals: Record<string, Portal>
  portalConfigurations: Record<string, PortalConfiguration>
  subscriptions: Record<string, Subscription>
  schedules: Record<string, Schedule>
  invoices: Record<string, Invoice>
  /** Oldest first. */
  events: StoredEvent[]
  idempotency: Record<string, { fingerprint: string; status: number; body: string }>
}

export type Metadata = Record<string, string>

/** `asks`: each payment waits until its owner has confirmed it (3-D Secure). */
export type CardKind = 'works' | 'fails' | 'asks'

export interface Card {
  readonly id: string
  readonly last4: string
  readonly kind: CardKind
}

/** A card that was attached to a customer; it is charged once it is their default, or where it is named. */
export interface PaymentMethod {
  readonly card: Card
  readonly customer: string
  readonly created: number
}

export interface TestClock {
  readonly id: string
  readonly created: number
  readonly name: string | null
  /** Seconds: where it was set last. */
  frozen: number
}

export interface Customer {
  readonly id: string
  readonly created: number
  email: string | null
  name: string | null
  metadata: Metadata
  /** Pence; negative is credit that the next invoices use up. */
  balance: number
  /** Its `invoice_settings.default_payment_method`. */
  card: Card | null
  /** Its `invoice_settings.footer`; absent in books of before. */
  footer?: string | null
  invoicesNumbered: number
  deleted: boolean
  /** The test clock that it lives by, or null. */
  testClock: string | null
}

export interface Product {
  readonly id: string
  readonly created: number
  name: string
  description: string | null
  active: boolean
  metadata: Metadata
}

export interface Price {
  readonly id: string
  readonly created: number
  readonly product: string
  readonly unitAmount: number
  readonly currency: string
  readonly interval: 'month' | 'year'
  lookupKey: string | null
  active: boolean
  metadata: Metadata
}

export interface Coupon {
  readonly id: string
  readonly created: number
  readonly percentOff: number | null
  readonly amountOff: number | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months: number | null
  readonly name: string | null
}

export interface PromotionCode {
  readonly id: string
  readonly created: number
  readonly code: string
  readonly coupon: string
  active: boolean
}

/** A coupon as one subscription has it. */
export interface Discount {
  readonly id: string
  readonly customer: string
  readonly subscription: string
  readonly coupon: string
  readonly promotionCode: string | null
  readonly start: number
  /** Set for `repeating` alone. */
  readonly end: number | null
  /** True when a coupon for one charge has had it. */
  used: boolean
}

export interface Portal {
  readonly id: string
  readonly configuration: string
  readonly customer: string
  readonly returnUrl: string
  readonly created: number
}

/** What the portal lets a customer do. */
export interface PortalConfiguration {
  readonly id: string
  readonly created: number
  readonly active: boolean
  readonly isDefault: boolean
  readonly mayChangeCard: boolean
  readonly maySeeInvoices: boolean
  readonly mayCancel: 'no' | 'at_period_end' | 'immediately'
  readonly metadata: Metadata
}

export interface CheckoutSession {
  readonly id: string
  readonly created: number
  readonly customer: string
  readonly price: string
  readonly trialDays: number | null
  readonly trialEnd: number | null
  readonly cardOptional: boolean
  readonly missingPaymentMethod: Subscription['missingPaymentMethod']
  readonly allowPromotionCodes: boolean
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly expiresAt: number
  readonly clientReferenceId: string | null
  readonly metadata: Metadata
  readonly subscriptionMetadata: Metadata
  promotionCode: string | null
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  /** A subscription that waits for its first payment to be confirmed; the session is open until then. */
  attempt: string | null
  /** True while the page asks to confirm. */
  isAsking: boolean
}

export interface Subscription {
  readonly id: string
  readonly itemId: string
  readonly created: number
  readonly customer: string
  readonly trialStart: number | null
  readonly missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause'
  price: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete' | 'incomplete_expired'
  trialEnd: number | null
  /** The instant the cycle counts from. */
  anchor: number
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  /** An end that was set as a date, as the portal does it. */
  cancelAt: number | null
  canceledAt: number | null
  endedAt: number | null
  latestInvoice: string | null
  schedule: string | null
  /** The id of its discount. */
  discount: string | null
  /** A change that waits for its invoice to be paid. */
  pendingUpdate: PendingUpdate | null
  warnedOfTrialEnd: boolean
  metadata: Metadata
}

export interface PendingUpdate {
  readonly price: string
  /** When it was asked for, which is where its new cycle begins. */
  readonly at: number
  readonly expiresAt: number
  readonly invoice: string
}

export interface Phase {
  price: string
  start: number
  end: number
  /** The id of its discount. */
  discount: string | null
}

export interface Schedule {
  readonly id: string
  readonly created: number
  readonly customer: string
  readonly subscription: string
  status: 'active' | 'released' | 'canceled'
  metadata: Metadata
  /** Past ones too. */
  phases: Phase[]
  /** Which of them is running. */
  current: number
}

export interface Line {
  readonly description: string
  readonly amount: number
  readonly price: string
  readonly proration: boolean
  readonly start: number
  readonly end: number
}

export interface Invoice {
  readonly id: string
  readonly created: number
  readonly number: string
  readonly customer: string
  readonly subscription: string
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  readonly lines: Line[]
  readonly subtotal: number
  readonly discount: number
  readonly total: number
  readonly startingBalance: number
  readonly endingBalance: number
  readonly amountDue: number
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  attempts: number
  nextAttempt: number | null
  paidAt: number | null
}

export interface StoredEvent {
  readonly id: string
  readonly created: number
  readonly type: string
  readonly object: Record<string, unknown>
  readonly previous: Record<string, unknown> | null
  /** Tries so far; delivered when it ends. */
  tries: number
  delivered: boolean
  nextTryMs: number
}

const EMPTY: State = {
  offset: 0,
  sequence: 0,
  delivering: true,
  customers: {},
  products: {},
  prices: {},
  coupons: {},
  promotionCodes: {},
  discounts: {},
  paymentMethods: {},
  testClocks: {},
  sessions: {},
  portals: {},
  portalConfigurations: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  events: [],
  idempotency: {},
}

/** The books as they were left, so that what the app stored about them stays true after a restart. */
export function loadState(file: string | null): State {
  if (!file || !existsSync(file)) return structuredClone(EMPTY)
  return bringUpToDate({
    ...structuredClone(EMPTY),
    ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<State>),
  })
}

/** Books of an earlier stand-in lack what it did not know; a schedule and a discount of it are given up. */
function bringUpToDate(state: State): State {
  for (const customer of Object.values(state.customers)) {
    customer.deleted ??= false
    customer.testClock ??= null
    if (customer.card) customer.card = { ...customer.card, kind: customer.card.kind ?? 'works' }
  }
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.cancelAt !== undefined) continue
    subscription.cancelAt = null
    subscription.pendingUpdate = null
    subscription.discount = null
    subscription.schedule = null
  }
  for (const schedule of Object.values(state.schedules)) schedule.metadata ??= {}
  state.portals = Object.fromEntries(Object.entries(state.portals).filter(([, one]) => one.configuration))
  return state
}

/** Written beside and renamed, so that a killed process leaves whole books. */
export function saveState(file: string | null, state: State): void {
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
