import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { discountFrom } from '#scripts/local/stripe/books/discounts.ts'
import { pressInvoice } from '#scripts/local/stripe/pages/invoice.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { openNetwork } from '#tests/support/network.ts'
import { giveCard, letPass, pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { pickPlan } from '../pick-plan.ts'
import { readBilling } from '../reading/read-billing.ts'
import { changePlan } from './change-plan.ts'
import { quoteChange } from './quote-change.ts'
import { setRenewal } from './set-renewal.ts'
import { startCheckout } from './start-checkout.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const COLLECTIVE: PlanChoice = { tier: 'collective', cycle: 'monthly' }
const CREATOR: PlanChoice = { tier: 'creator', cycle: 'monthly' }

const network = openNetwork('bypass')

describeOnDatabase('a change of plan', database => {
  const stripe = useStripe()
  type Founder = OnTestDatabase<WorkspaceContext>

  async function customerOf(ctx: Founder) {
    const customer = await findBillingCustomer(ctx.db.sql, { workspace: ctx.workspace })
    return customer?.stripeCustomerId ?? ''
  }
  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const pass = (ctx: Founder, days: number) => letPass(ctx, stripe(), days)
  /** A founder in the trial of a checkout, with a card. */
  async function founder() {
    const ctx = withStripe(contextFor(database().db, await createTestAccount(database().db)), stripe())
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    const checkout = await startCheckout(ctx, { plan: PRO, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    await pass(ctx, 0)
    return ctx
  }
  async function subscriber() {
    const ctx = await founder()
    await pass(ctx, 8)
    return ctx
  }
  async function quoteOf(ctx: Founder, to: PlanChoice) {
    const shown = await quoteChange(ctx, { to })
    if (!shown.ok) throw new Error(shown.reason)
    return shown.change
  }
  const paidPence = async (ctx: Founder) => {
    const { invoices } = await readBilling(ctx)
    return invoices.map(invoice => invoice.totalPence)
  }

  it('that a card declines keeps the change that was planned', async () => {
    const ctx = await subscriber()
    await changePlan(ctx, { to: CREATOR, quote: (await quoteOf(ctx, CREATOR)).quote })
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
    const { quote } = await quoteOf(ctx, COLLECTIVE)
    giveCard(stripe(), await customerOf(ctx), 'fails')
    expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual({ ok: false, reason: 'card_declined' })
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active', nextTier: 'creator' })
    giveCard(stripe(), await customerOf(ctx), 'works')
    await pass(ctx, 31)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'creator', nextTier: null })
  })

  it('shown as free and pressed once the trial is over is shown anew, and charges nothing', async () => {
    const ctx = await founder()
    stripe().advance(6.999)
    const { when, quote } = await quoteOf(ctx, COLLECTIVE)
    expect(when).toBe('free')
    await pass(ctx, 0.002)
    const before = await paidPence(ctx)
    expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual({ ok: false, reason: 'quote_over' })
    expect(await paidPence(ctx)).toEqual(before)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active' })
  })

  it('shown for the next cycle and pressed in it is shown anew with its new day', async () => {
    const ctx = await subscriber()
    const end = (await stateOf(ctx))?.currentPeriodEnd?.getTime() ?? 0
    stripe().advance((end - ctx.now().getTime()) / 86_400_000 - 0.001)
    const { when, quote, beginsAt } = await quoteOf(ctx, CREATOR)
    expect([when, beginsAt?.getTime()]).toEqual(['next_cycle', end])
    await pass(ctx, 0.002)
    expect(await changePlan(ctx, { to: CREATOR, quote })).toEqual({ ok: false, reason: 'quote_over' })
    expect(await stateOf(ctx)).toMatchObject({ nextTier: null })
  })

  it('whose sum was changed meanwhile is shown anew', async () => {
    const ctx = await subscriber()
    const { quote } = await quoteOf(ctx, COLLECTIVE)
    const { state } = stripe().ledger
    const [customer, created] = [await customerOf(ctx), stripe().ledger.now()]
    const subscription = Object.values(state.subscriptions).find(one => one.customer === customer)
    if (!subscription) throw new Error('no subscription')
    state.coupons.late = {
      ...{
        id: 'late',
        created,
        percentOff: 50,
        amountOff: null,
        duration: 'forever',
        months: null,
        name: null,
      },
    }
    const late = discountFrom(stripe().ledger, { subscription, coupon: 'late', promotionCode: null })
    subscription.discount = late.id
    expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual({ ok: false, reason: 'quote_over' })
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro' })
  })

  it('pressed twice for the next cycle is planned once', async () => {
    const ctx = await subscriber()
    const { quote } = await quoteOf(ctx, CREATOR)
    const planned = { ok: true, when: 'next_cycle' }
    expect(await changePlan(ctx, { to: CREATOR, quote })).toEqual(planned)
    expect(await changePlan(ctx, { to: CREATOR, quote })).toEqual(planned)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
  })

  it('that is charged is no failure when nobody can be asked about it afterwards', async () => {
    const ctx = await subscriber()
    const { quote, price } = await quoteOf(ctx, COLLECTIVE)
    let asked = 0
    network.use(
      http.get(`${stripe().url}/v1/subscriptions`, () => {
        asked += 1
        // The first look is before the change.
        return asked === 1 ? undefined : HttpResponse.json({ error: { type: 'api_error' } }, { status: 500 })
      }),
    )
    expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual({ ok: true, when: 'now' })
    expect(asked).toBeGreaterThan(1)
    network.resetHandlers()
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'collective' })
    expect((await paidPence(ctx))[0]).toBe(price?.duePence)
  })

  it('that cannot be planned leaves a cancelled plan cancelled', async () => {
    const ctx = await subscriber()
    await setRenewal(ctx, { intent: 'cancel' })
    const { quote } = await quoteOf(ctx, CREATOR)
    network.use(
      http.post(`${stripe().url}/v1/subscription_schedules`, () =>
        HttpResponse.json({ error: { type: 'api_error' } }, { status: 500 }),
      ),
    )
    expect(await changePlan(ctx, { to: CREATOR, quote })).toEqual({ ok: false, reason: 'unavailable' })
    network.resetHandlers()
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true })
    await pass(ctx, 31)
    expect(await stateOf(ctx)).toMatchObject({ status: 'canceled' })
  })

  describe('that waits for its payment to be confirmed', () => {
    /** Somebody on Pro who planned Creator and then asked for Collective+ with a card whose bank asks. */
    async function waiting() {
      const ctx = await subscriber()
      await changePlan(ctx, { to: CREATOR, quote: (await quoteOf(ctx, CREATOR)).quote })
      giveCard(stripe(), await customerOf(ctx), 'asks')
      const { quote } = await quoteOf(ctx, COLLECTIVE)
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual({
        ok: false,
        reason: 'confirm_payment',
      })
      await pass(ctx, 0)
      return ctx
    }

    it('keeps the change that was planned, also when nobody confirms it', async () => {
      const ctx = await waiting()
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
      await pass(ctx, 1)
      expect((await readBilling(ctx)).toPay).toBeNull()
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
      giveCard(stripe(), await customerOf(ctx), 'works')
      await pass(ctx, 31)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'creator', status: 'active', nextTier: null })
    })

    it('takes the place of the one that was planned once it is confirmed', async () => {
      const ctx = await waiting()
      await pass(ctx, 0.5)
      const invoice = (await readBilling(ctx)).toPay?.invoiceId ?? ''
      pressInvoice(stripe().ledger, invoice, new URLSearchParams({ act: 'confirm' }))
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', nextTier: null })
      giveCard(stripe(), await customerOf(ctx), 'works')
      await pass(ctx, 25)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', status: 'active' })
    })

    it('and is replaced by another one charges what was shown, with the credit that the waiting one held', async () => {
      const ctx = await subscriber()
      const year = { tier: 'pro', cycle: 'annual' } as const
      await changePlan(ctx, { to: year, quote: (await quoteOf(ctx, year)).quote })
      // Most of the year comes back as credit.
      await changePlan(ctx, { to: COLLECTIVE, quote: (await quoteOf(ctx, COLLECTIVE)).quote })
      await changePlan(ctx, { to: CREATOR, quote: (await quoteOf(ctx, CREATOR)).quote })
      await pass(ctx, 32)
      giveCard(stripe(), await customerOf(ctx), 'asks')
      const [dear, before] = [{ tier: 'collective', cycle: 'annual' } as const, await paidPence(ctx)]
      const asked = await quoteOf(ctx, dear)
      for (let press = 0; press < 2; press += 1)
        expect(await changePlan(ctx, { to: dear, quote: asked.quote })).toMatchObject({
          reason: 'confirm_payment',
        })
      expect((await readBilling(ctx)).toPay?.pence).toBe(asked.price?.duePence)
      const { state } = stripe().ledger
      const customer = state.customers[await customerOf(ctx)]
      expect(customer?.balance).toBe(0)
      const first = await quoteOf(ctx, year)
      expect(await changePlan(ctx, { to: year, quote: first.quote })).toEqual({
        ok: false,
        reason: 'quote_over',
      })
      const second = await quoteOf(ctx, year)
      expect(second.price?.duePence).toBeLessThan(first.price?.duePence ?? 0)
      giveCard(stripe(), await customerOf(ctx), 'works')
      expect(await changePlan(ctx, { to: year, quote: second.quote })).toEqual({ ok: true, when: 'now' })
      expect((await paidPence(ctx)).slice(0, -before.length)[0]).toBe(second.price?.duePence)
    })
  })

  it('to a higher plan waits until an unpaid renewal is paid', async () => {
    const ctx = await subscriber()
    const shown = await quoteOf(ctx, COLLECTIVE)
    giveCard(stripe(), await customerOf(ctx), 'fails')
    await pass(ctx, 31)
    expect(await stateOf(ctx)).toMatchObject({ status: 'past_due' })
    const before = await paidPence(ctx)
    expect(await quoteChange(ctx, { to: COLLECTIVE })).toEqual({ ok: false, reason: 'payment_due' })
    const late = await quoteChange(ctx, { to: CREATOR })
    expect(late).toMatchObject({ ok: true, change: { when: 'next_cycle' } })
    expect(await changePlan(ctx, { to: COLLECTIVE, quote: shown.quote })).toMatchObject({ ok: false })
    expect(await paidPence(ctx)).toEqual(before)
    giveCard(stripe(), await customerOf(ctx), 'works')
    await pass(ctx, 0)
    const { quote } = await quoteOf(ctx, COLLECTIVE)
    expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual({ ok: true, when: 'now' })
  })
})
