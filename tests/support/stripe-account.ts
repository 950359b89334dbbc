import { Stripe } from 'stripe'
import type { StripeConfig } from '#app/config.server.ts'
import { type PlanChoice, priceKey } from '#core/billing/provider/price-key.ts'
import { openStripeStandIn } from '#scripts/local/stripe/stand-in.ts'

/**
 * A Stripe account to try the app against, with what people do on Stripe's own pages done by calls of its API: the
 * stand-in, or Stripe itself in test mode. Both are spoken to through the same calls.
 */
export interface StripeAccount {
  readonly config: StripeConfig
  /** A promotion code of its own that halves the price, for ever or once; answers what is typed and its id. */
  offerHalf(duration: 'once' | 'forever'): Promise<{ code: string; id: string }>
  /** A customer who lives by a clock of their own. */
  openCustomer(email: string): Promise<ClockedCustomer>
  /** Deletes what was made, clocks with their customers. */
  close(): Promise<void>
}

export type CardKind = 'works' | 'fails' | 'asks'

export interface ClockedCustomer {
  readonly id: string
  readonly now: () => Date
  /** Lets so many days go by, and two hours more in which Stripe finalises and collects what fell due. */
  pass(days: number): Promise<void>
  /** Makes a card the customer's own, as the checkout and the portal do. */
  giveCard(kind: CardKind): Promise<void>
  /** Begins what a checkout would have begun. Without a trial it is charged now. */
  subscribe(input: { plan: PlanChoice; trialEnd: Date | null; promotionCode: string | null }): Promise<void>
  /** Pays an open invoice with another card, as its hosted page lets the customer do. */
  payWithAnotherCard(invoiceId: string): Promise<void>
}

/** Stripe's test cards: charged, declined when charged, and asking for each payment. */
const TEST_CARDS: Readonly<Record<CardKind, string>> = {
  works: 'pm_card_visa',
  fails: 'pm_card_chargeCustomerFail',
  asks: 'pm_card_authenticationRequired',
}

const HOUR = 3_600
/** Milliseconds between two looks at a clock that is being moved, which takes Stripe some seconds. */
const LOOK_EVERY_MS = 2_000

/** Opens an account: Stripe's own of that test key, or the stand-in's where there is none. */
export async function openStripeAccount(testKey: string | null): Promise<StripeAccount> {
  const webhookSecret = 'whsec_of_the_tests'
  const standIn =
    testKey === null
      ? await openStripeStandIn({ secretKey: 'sk_test_tests', webhookSecret, webhookUrl: null })
      : null
  const secretKey = testKey ?? 'sk_test_tests'
  const base = standIn ? new URL(standIn.url) : null
  const stripe = new Stripe(secretKey, {
    telemetry: false,
    maxNetworkRetries: 2,
    ...(base ? { host: base.hostname, port: base.port, protocol: 'http' as const } : {}),
  })
  const clocks: string[] = []
  const coupons: string[] = []
  return {
    config: { secretKey, webhookSecret, apiBase: standIn?.url ?? null },
    async offerHalf(duration) {
      const coupon = await stripe.coupons.create({ percent_off: 50, duration })
      coupons.push(coupon.id)
      const made = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id } })
      return { code: made.code, id: made.id }
    },
    async openCustomer(email) {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) })
      clocks.push(clock.id)
      const customer = await stripe.customers.create({ email, test_clock: clock.id })
      return clockedCustomer(stripe, { id: customer.id, clock })
    },
    async close() {
      for (const id of clocks) await stripe.testHelpers.testClocks.del(id)
      if (!standIn) for (const id of coupons) await stripe.coupons.del(id)
      await standIn?.close()
    },
  }
}

function clockedCustomer(
  stripe: Stripe,
  { id, clock }: { id: string; clock: Stripe.TestHelpers.TestClock },
): ClockedCustomer {
  let now = clock.frozen_time
  const attach = async (kind: CardKind) =>
    (await stripe.paymentMethods.attach(TEST_CARDS[kind], { customer: id })).id
  return {
    id,
    now: () => new Date(now * 1000),
    async pass(days) {
      now += Math.round(days * 24 * HOUR) + 2 * HOUR
      let moved = await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now })
      while (moved.status === 'advancing') {
        await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
        moved = await stripe.testHelpers.testClocks.retrieve(clock.id)
      }
      if (moved.status !== 'ready') throw new Error(`the test clock is ${moved.status}`)
    },
    async giveCard(kind) {
      await stripe.customers.update(id, { invoice_settings: { default_payment_method: await attach(kind) } })
    },
    async subscribe({ plan, trialEnd, promotionCode }) {
      const prices = await stripe.prices.list({ lookup_keys: [priceKey(plan)] })
      await stripe.subscriptions.create({
        customer: id,
        items: [{ price: prices.data[0]?.id ?? '' }],
        ...(promotionCode === null ? {} : { discounts: [{ promotion_code: promotionCode }] }),
        ...(trialEnd === null
          ? {}
          : {
              trial_end: Math.floor(trialEnd.getTime() / 1000),
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
      })
    },
    async payWithAnotherCard(invoiceId) {
      await stripe.invoices.pay(invoiceId, { payment_method: await attach('works') })
    },
  }
}
