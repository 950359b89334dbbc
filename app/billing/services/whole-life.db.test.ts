import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changePlan } from '#app/billing/services/changes/change-plan.ts'
import { quoteChange } from '#app/billing/services/changes/quote-change.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { accessInForce } from '#app/billing/services/subscription-facts.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { PLAN_CHOICES, type PlanChoice } from '#core/billing/provider/price-key.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import type { Invoice, Subscription } from '#scripts/local/stripe/books/state.ts'
import { pressInvoice } from '#scripts/local/stripe/pages/invoice.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { giveCard, pressAtCheckout, pressAtPortal, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const { BILLING_LIVES } = process.env
const RUNS = Number(BILLING_LIVES ?? 100)
/** The same lives each time; the long run (`plan-lives` of the resilience commands) lives others. */
const SAME = BILLING_LIVES === undefined ? { seed: 20_261_125 } : {}
const STEPS = Number(process.env.BILLING_STEPS ?? 12)
const DAY_MS = 86_400_000
const ALIVE = ['trialing', 'active', 'past_due']

const plan = fc.constantFrom(...PLAN_CHOICES)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 3, 8, 32) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('charge' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('checkout' as const),
      plan,
      code: fc.constantFrom('', 'LIFEONCE', 'LIFEFOREVER'),
      press: fc.constantFrom('pay' as const, 'ask' as const, 'trial' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('change' as const), plan }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('card' as const),
      card: fc.constantFrom('works' as const, 'fails' as const, 'asks' as const, 'none' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('renewal' as const),
      intent: fc.constantFrom('cancel' as const, 'resume' as const, 'keep' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('portal' as const),
      press: fc.constantFrom('cancel' as const, 'resume' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('confirm' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Lives in which something was once charged that was not shown. */
const PINNED: [boolean, PlanChoice, Step[]][] = [
  // A change that waits for its bank held the credit that the next one would use.
  [
    true,
    { tier: 'pro', cycle: 'annual' },
    [
      { kind: 'change', plan: { tier: 'collective', cycle: 'monthly' } },
      { kind: 'change', plan: { tier: 'creator', cycle: 'monthly' } },
      { kind: 'card', card: 'asks' },
      { kind: 'charge' },
      { kind: 'change', plan: { tier: 'collective', cycle: 'annual' } },
      { kind: 'change', plan: { tier: 'collective', cycle: 'monthly' } },
    ],
  ],
]

describeOnDatabase('the whole life of a subscription', database => {
  const stripe = useStripe()
  type Founder = OnTestDatabase<WorkspaceContext>

  const customerOf = async (ctx: Founder) =>
    (await findBillingCustomer(ctx.db.sql, { workspace: ctx.workspace }))?.stripeCustomerId ?? null
  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })

  /** What begins with the next cycle, as far as it is written down. */
  const plannedOf = (state: Awaited<ReturnType<typeof stateOf>>) => ({
    nextTier: state?.nextTier ?? null,
    nextBillingCycle: state?.nextBillingCycle ?? null,
    nextAt: state?.nextAt ?? null,
  })

  /** All of one customer's rows in Stripe's books, oldest first. */
  function books(customer: string | null) {
    const { state } = stripe().ledger
    const theirs = <Row extends { customer: string }>(rows: Record<string, Row>): Row[] =>
      Object.values(rows).filter(row => row.customer === customer)
    return {
      invoices: theirs<Invoice>(state.invoices),
      subscriptions: theirs<Subscription>(state.subscriptions),
    }
  }

  async function settle(ctx: Founder) {
    await remindTrials(ctx)
    const stripeCustomerId = await customerOf(ctx)
    if (stripeCustomerId) await syncCustomer(ctx, { stripeCustomerId })
  }

  /** Lets time pass, and holds Stripe to what the page said before: what is charged next, and when. */
  async function pass(ctx: Founder, days: number) {
    const customer = await customerOf(ctx)
    const planned = plannedOf(await stateOf(ctx))
    const { nextCharge, toPay } = await readBilling(ctx)
    const until = ctx.now().getTime() + days * DAY_MS
    const known = new Set(books(customer).invoices.map(one => `${one.id} ${one.attempts}`))
    stripe().advance(days)
    const charges = books(customer).invoices.filter(
      one => one.amountDue > 0 && !known.has(`${one.id} ${one.attempts}`),
    )
    // Time alone changes nothing of what is planned, before its day or the end of the plan.
    await settle(ctx)
    const state = await stateOf(ctx)
    if (planned.nextAt && planned.nextAt > ctx.now() && state?.status !== 'canceled')
      expect(plannedOf(state)).toEqual(planned)
    // While a change waits to be confirmed the page says that it depends.
    if (toPay?.why === 'change') return
    if (!nextCharge || nextCharge.at.getTime() > until) expect(charges).toEqual([])
    else if (nextCharge.pence > 0) expect(charges[0]?.amountDue).toBe(nextCharge.pence)
  }

  async function take(ctx: Founder, one: Step): Promise<void> {
    const customer = await customerOf(ctx)
    const id = (await stateOf(ctx))?.stripeSubscriptionId
    switch (one.kind) {
      case 'days':
        return pass(ctx, one.days)
      case 'charge': {
        const { nextCharge } = await readBilling(ctx)
        if (nextCharge) await pass(ctx, (nextCharge.at.getTime() - ctx.now().getTime()) / DAY_MS + 0.0001)
        return
      }
      case 'checkout': {
        const checkout = await startCheckout(ctx, { plan: one.plan, code: one.code })
        if (checkout.ok) pressAtCheckout(stripe(), checkout.url, one.press)
        return
      }
      case 'change': {
        const shown = await quoteChange(ctx, { to: one.plan })
        if (!shown.ok) return
        const before = books(customer).invoices.length
        const planned = plannedOf(await stateOf(ctx))
        const done = await changePlan(ctx, { to: one.plan, quote: shown.change.quote })
        const [charge] = books(customer).invoices.slice(before)
        if (done.ok) expect(charge?.amountDue ?? 0).toBe(shown.change.price?.duePence ?? 0)
        await settle(ctx)
        if (!done.ok) expect(plannedOf(await stateOf(ctx))).toEqual(planned)
        return
      }
      case 'card':
        if (customer) giveCard(stripe(), customer, one.card)
        return
      case 'renewal':
        await setRenewal(ctx, { intent: one.intent })
        return
      case 'portal':
        if (customer && id) pressAtPortal(stripe(), customer, { [one.press]: id })
        return
      case 'confirm': {
        const url = (await readBilling(ctx)).toPay?.url
        if (url)
          pressInvoice(stripe().ledger, url.split('/').at(-1) ?? '', new URLSearchParams({ act: 'confirm' }))
      }
    }
  }

  /** What has to hold after every step. */
  async function check(ctx: Founder) {
    const { subscriptions, invoices } = books(await customerOf(ctx))
    const alive = subscriptions.filter(one => ALIVE.includes(one.status))
    expect(alive.length).toBeLessThanOrEqual(1)
    const state = await stateOf(ctx)
    const [running] = alive
    if (state?.provider !== 'stripe' || !running) return
    const { prices, coupons, discounts } = stripe().ledger.state
    expect(state).toMatchObject({
      status: running.status,
      tier: prices[running.price]?.metadata.tier,
      billingCycle: prices[running.price]?.metadata.cycle,
    })
    if (running.status === 'active') {
      expect(accessInForce(state, ctx.now())).toBe('full')
      // What was paid last is what runs.
      const paid = invoices.filter(one => one.subscription === running.id && one.status === 'paid').at(-1)
      expect(paid?.lines.at(-1)?.price).toBe(running.price)
    }
    const coupon = Object.values(discounts).find(one => one.subscription === running.id)
    if (coupon && coupons[coupon.coupon]?.duration === 'forever') expect(running.discount).toBe(coupon.id)
  }

  function offerCodes() {
    const { state, now } = stripe().ledger
    for (const duration of ['once', 'forever'] as const) {
      const id = `life${duration}`
      const common = { id, created: now(), percentOff: 50, amountOff: null, months: null, name: null }
      state.coupons[id] = { ...common, duration }
      state.promotionCodes[`promo_${id}`] = {
        id: `promo_${id}`,
        created: now(),
        code: id.toUpperCase(),
        coupon: id,
        active: true,
      }
    }
  }

  /** The books as they were before the last life: with what is sold, and nobody who bought it. */
  function beginAgain() {
    const nobody = { customers: {}, sessions: {}, subscriptions: {}, schedules: {}, invoices: {} }
    const nothing = { discounts: {}, portals: {}, idempotency: {}, events: [], offset: 0 }
    Object.assign(stripe().ledger.state, nobody, nothing)
  }

  it('what the page says is what is charged, access is what was paid for, and one plan runs at most', async () => {
    const { db } = database()
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        plan,
        fc.array(step, { maxLength: STEPS, size: 'max' }),
        async (pays, first: PlanChoice, steps) => {
          beginAgain()
          offerCodes()
          const ctx = withStripe(contextFor(db, await createTestAccount(db)), stripe())
          await pickPlan(ctx, {
            workspace: ctx.workspace,
            tier: first.tier,
            annual: first.cycle === 'annual',
          })
          // Most of a life is that of somebody who pays.
          const begin: Step[] = [
            { kind: 'checkout', plan: first, code: '', press: 'pay' },
            { kind: 'charge' },
          ]
          for (const one of [...(pays ? begin : []), ...steps]) {
            await take(ctx, one)
            await settle(ctx)
            await check(ctx)
          }
        },
      ),
      { numRuns: RUNS, examples: PINNED, ...SAME },
    )
  }, 14_400_000)
})
