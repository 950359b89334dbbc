import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectStripe } from '#app/billing/integrations/client.ts'
import { changePlan } from '#app/billing/services/changes/change-plan.ts'
import { openCustomerPortal } from '#app/billing/services/changes/open-customer-portal.ts'
import { quoteChange } from '#app/billing/services/changes/quote-change.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { endCustomer } from '#app/billing/services/events/end-customer.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { syncPlans } from '#app/billing/services/sync-plans.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { insertBillingCustomer } from '#db/queries/billing/customers.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { type ClockedCustomer, openStripeAccount, type StripeAccount } from '#tests/support/stripe-account.ts'
import { contextFor, testConfig } from '#tests/support/workspace-context.ts'

const CREATOR: PlanChoice = { tier: 'creator', cycle: 'monthly' }
const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const COLLECTIVE: PlanChoice = { tier: 'collective', cycle: 'monthly' }

/** Set by `npm run resilience -- stripe-live` alone, so that no other run of the tests ever speaks to Stripe. */
const TEST_KEY = process.env.STRIPE_LIVE_TEST_KEY ?? null
/** Moving a clock takes Stripe many seconds. */
const LIMIT_MS = TEST_KEY === null ? 30_000 : 600_000

/**
 * The journeys of a plan through the app's own services, against the stand-in or, with a test key, against Stripe and its
 * test clocks. What a founder does on a page of Stripe's is done by a call of its API: see `StripeAccount`.
 */
describeOnDatabase('a plan at Stripe', database => {
  let account: StripeAccount
  beforeAll(async () => {
    account = await openStripeAccount(TEST_KEY)
    await syncPlans({ ...testConfig(), stripe: account.config }, { dryRun: false })
  }, LIMIT_MS)
  afterAll(() => account.close(), LIMIT_MS)

  type Founder = OnTestDatabase<WorkspaceContext>
  interface Journey {
    readonly ctx: Founder
    readonly customer: ClockedCustomer
  }

  const journey = (name: string, walk: () => Promise<void>) => it(name, walk, LIMIT_MS)
  const stateOf = ({ ctx }: Journey) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const sync = ({ ctx, customer }: Journey) => syncCustomer(ctx, { stripeCustomerId: customer.id })
  const paid = async ({ ctx }: Journey) =>
    (await readBilling(ctx)).invoices.filter(one => one.status === 'paid').map(one => one.totalPence)

  async function pass(one: Journey, days: number) {
    await one.customer.pass(days)
    await sync(one)
  }

  async function change({ ctx }: Journey, to: PlanChoice) {
    const shown = await quoteChange(ctx, { to })
    if (!shown.ok) throw new Error(shown.reason)
    return {
      done: await changePlan(ctx, { to, quote: shown.change.quote }),
      due: shown.change.price?.duePence,
    }
  }

  /** Somebody who signs up with a trial of a plan, and came back from the checkout in it. */
  async function signUp(
    plan: PlanChoice,
    input: { card: boolean; promotion?: { code: string; id: string } },
  ) {
    const { db } = database()
    const founder = await createTestAccount(db)
    const customer = await account.openCustomer(founder.email)
    const ctx: Founder = {
      ...contextFor(db, founder),
      now: customer.now,
      config: { ...testConfig(), stripe: account.config },
    }
    const { workspace } = ctx
    await pickPlan(ctx, { workspace, tier: plan.tier, annual: plan.cycle === 'annual' })
    await insertBillingCustomer(db.sql, { workspace, stripeCustomerId: customer.id })
    const one: Journey = { ctx, customer }
    expect(await startCheckout(ctx, { plan, code: input.promotion?.code ?? '' })).toMatchObject({ ok: true })
    if (input.card) await customer.giveCard('works')
    const trialEnd = (await stateOf(one))?.trialEnd ?? null
    await customer.subscribe({ plan, trialEnd, promotionCode: input.promotion?.id ?? null })
    await sync(one)
    expect(await stateOf(one)).toMatchObject({ provider: 'stripe', status: 'trialing', tier: plan.tier })
    return one
  }

  /** The same once the trial is over and paid for. */
  async function subscriber(plan: PlanChoice, promotion?: { code: string; id: string }) {
    const one = await signUp(plan, { card: true, ...(promotion ? { promotion } : {}) })
    await pass(one, 7)
    expect(await stateOf(one)).toMatchObject({ status: 'active', tier: plan.tier })
    return one
  }

  journey('a trial is charged at its end', async () => {
    const one = await signUp(PRO, { card: true })
    expect((await readBilling(one.ctx)).nextCharge?.pence).toBe(2900)
    await pass(one, 7)
    expect(await stateOf(one)).toMatchObject({ status: 'active', hasCard: true })
    expect(await paid(one)).toEqual([2900, 0])
  })

  journey('a trial without a card ends by itself; one that gets a card in the portal goes on', async () => {
    const [without, late] = [await signUp(PRO, { card: false }), await signUp(PRO, { card: false })]
    expect((await readBilling(late.ctx)).nextCharge).toBeNull()
    expect(await openCustomerPortal(late.ctx)).toMatchObject({ ok: true })
    await late.customer.giveCard('works')
    await sync(late)
    expect(await stateOf(late)).toMatchObject({ hasCard: true })
    expect((await readBilling(late.ctx)).nextCharge?.pence).toBe(2900)
    await pass(late, 7)
    expect(await stateOf(late)).toMatchObject({ status: 'active' })
    await pass(without, 7)
    expect(await stateOf(without)).toMatchObject({ status: 'canceled' })
  })

  journey('an upgrade charges what was shown, less what is not used', async () => {
    const one = await subscriber(PRO)
    await pass(one, 10)
    const { done, due } = await change(one, COLLECTIVE)
    expect(done).toEqual({ ok: true, when: 'now' })
    expect(due).toBeLessThan(5900)
    expect(await stateOf(one)).toMatchObject({ tier: 'collective', status: 'active' })
    expect(await paid(one)).toEqual([due, 2900, 0])
  })

  journey('an upgrade with 3-D Secure waits until it is paid, and is forgotten after a day', async () => {
    const [pays, leaves] = [await subscriber(PRO), await subscriber(PRO)]
    await pays.customer.giveCard('asks')
    const { done, due } = await change(pays, COLLECTIVE)
    expect(done).toEqual({ ok: false, reason: 'confirm_payment' })
    await sync(pays)
    expect(await stateOf(pays)).toMatchObject({ tier: 'pro', status: 'active' })
    const { toPay } = await readBilling(pays.ctx)
    expect(toPay).toMatchObject({ why: 'change', pence: due })
    await pays.customer.payWithAnotherCard(toPay?.invoiceId ?? '')
    await sync(pays)
    expect(await stateOf(pays)).toMatchObject({ tier: 'collective', status: 'active' })

    await change(leaves, CREATOR)
    await leaves.customer.giveCard('asks')
    expect((await change(leaves, COLLECTIVE)).done).toEqual({ ok: false, reason: 'confirm_payment' })
    await pass(leaves, 1)
    expect((await readBilling(leaves.ctx)).toPay).toBeNull()
    expect(await stateOf(leaves)).toMatchObject({ tier: 'pro', status: 'active', nextTier: 'creator' })
  })

  journey(
    'an upgrade that takes the place of a planned downgrade drops it, at once or once it is paid',
    async () => {
      const [atOnce, later] = [await subscriber(PRO), await subscriber(PRO)]
      await change(atOnce, CREATOR)
      expect((await change(atOnce, COLLECTIVE)).done).toEqual({ ok: true, when: 'now' })
      await sync(atOnce)
      expect(await stateOf(atOnce)).toMatchObject({ tier: 'collective', nextTier: null })
      expect((await readBilling(atOnce.ctx)).nextCharge?.pence).toBe(5900)

      await change(later, CREATOR)
      await later.customer.giveCard('asks')
      await change(later, COLLECTIVE)
      await later.customer.payWithAnotherCard((await readBilling(later.ctx)).toPay?.invoiceId ?? '')
      await sync(later)
      expect(await stateOf(later)).toMatchObject({ tier: 'collective', nextTier: null })
      expect((await readBilling(later.ctx)).nextCharge?.pence).toBe(5900)
    },
  )

  journey('a declined upgrade changes nothing', async () => {
    const one = await subscriber(PRO)
    await change(one, CREATOR)
    await one.customer.giveCard('fails')
    expect((await change(one, COLLECTIVE)).done).toEqual({ ok: false, reason: 'card_declined' })
    await sync(one)
    expect(await stateOf(one)).toMatchObject({ tier: 'pro', status: 'active', nextTier: 'creator' })
    expect(await paid(one)).toEqual([2900, 0])
  })

  journey('a renewal that fails is paid before the plan is raised', async () => {
    const one = await subscriber(PRO)
    await one.customer.giveCard('fails')
    await pass(one, 31)
    expect(await stateOf(one)).toMatchObject({ status: 'past_due' })
    expect(await quoteChange(one.ctx, { to: COLLECTIVE })).toEqual({ ok: false, reason: 'payment_due' })
    const { toPay } = await readBilling(one.ctx)
    expect(toPay).toMatchObject({ why: 'renewal', pence: 2900 })
    await one.customer.payWithAnotherCard(toPay?.invoiceId ?? '')
    await sync(one)
    expect(await stateOf(one)).toMatchObject({ status: 'active', pastDueSince: null })
  })

  journey('a planned downgrade keeps the coupon, and a second one waits as well', async () => {
    const one = await subscriber(COLLECTIVE, await account.offerHalf('forever'))
    expect((await change(one, PRO)).done).toEqual({ ok: true, when: 'next_cycle' })
    expect((await readBilling(one.ctx)).nextCharge?.pence).toBe(1450)
    await pass(one, 31)
    expect(await stateOf(one)).toMatchObject({ tier: 'pro', status: 'active', nextTier: null })
    expect((await change(one, CREATOR)).done).toEqual({ ok: true, when: 'next_cycle' })
    await sync(one)
    expect(await stateOf(one)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
    expect((await readBilling(one.ctx)).nextCharge?.pence).toBe(950)
    await pass(one, 31)
    expect(await stateOf(one)).toMatchObject({ tier: 'creator', status: 'active', nextTier: null })
    expect(await paid(one)).toEqual([950, 1450, 2950, 0])
  })

  journey('a coupon for one payment is kept for the first that is more than nothing', async () => {
    const one = await subscriber(PRO, await account.offerHalf('once'))
    expect(await paid(one)).toEqual([1450, 0])
    expect((await readBilling(one.ctx)).nextCharge?.pence).toBe(2900)
  })

  journey('a plan that is cancelled is resumed, and ends when it is not', async () => {
    const one = await subscriber(PRO)
    await setRenewal(one.ctx, { intent: 'cancel' })
    expect(await stateOf(one)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect((await readBilling(one.ctx)).nextCharge).toBeNull()
    await setRenewal(one.ctx, { intent: 'resume' })
    expect(await stateOf(one)).toMatchObject({ cancelAtPeriodEnd: false })
    expect((await readBilling(one.ctx)).nextCharge?.pence).toBe(2900)
    await setRenewal(one.ctx, { intent: 'cancel' })
    await pass(one, 31)
    expect(await stateOf(one)).toMatchObject({ status: 'canceled' })
  })

  journey('a customer who is deleted has nothing that is charged', async () => {
    const one = await subscriber(PRO)
    await endCustomer(one.ctx, { stripeCustomerId: one.customer.id })
    await sync(one)
    expect(await stateOf(one)).toMatchObject({ status: 'canceled' })
    const connection = await connectStripe(account.config)
    expect(await connection?.stripe.customers.retrieve(one.customer.id)).toMatchObject({ deleted: true })
  })
})
