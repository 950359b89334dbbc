import { describe, expect, it } from 'vitest'
import { changePlan } from '#app/billing/services/changes/change-plan.ts'
import { quoteChange } from '#app/billing/services/changes/quote-change.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { endCustomer } from '#app/billing/services/events/end-customer.ts'
import { processEvent } from '#app/billing/services/events/process-event.ts'
import { receiveWebhook } from '#app/billing/services/events/receive-webhook.ts'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { awaitCheckout } from '#app/billing/services/reading/await-checkout.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PlanChoice, priceKey } from '#core/billing/provider/price-key.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { presentEvent } from '#scripts/local/stripe/api/present.ts'
import { pressInvoice } from '#scripts/local/stripe/pages/invoice.ts'
import { sign } from '#scripts/local/stripe/webhooks.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import {
  customerOf,
  founderAtStripe,
  giveCard,
  letPass,
  pressAtCheckout,
  pressAtPortal,
  useStripe,
  WEBHOOK_SECRET,
} from '#tests/support/stripe.ts'

const CREATOR: PlanChoice = { tier: 'creator', cycle: 'monthly' }
const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const COLLECTIVE: PlanChoice = { tier: 'collective', cycle: 'monthly' }

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('what Stripe does that a simpler service would not', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  const pass = (ctx: Founder, days: number) => letPass(ctx, stripe(), days)

  /** Somebody whose trial is over, at a checkout that charges now. */
  async function atCheckout(plan: PlanChoice, code = '') {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: plan.tier, annual: false })
    stripe().advance(8)
    await remindTrials(ctx)
    const checkout = await startCheckout(ctx, { plan, code })
    if (!checkout.ok) throw new Error(checkout.reason)
    return { ctx, url: checkout.url }
  }

  async function payer(plan: PlanChoice, code = '') {
    const { ctx, url } = await atCheckout(plan, code)
    pressAtCheckout(stripe(), url, 'pay')
    await pass(ctx, 0)
    return ctx
  }

  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const profileOf = async (ctx: Founder) =>
    (await findProfile(ctx.db.sql, { workspace: ctx.workspace }))?.subscriptionStatus
  const paid = async (ctx: Founder) => (await readBilling(ctx)).invoices.map(invoice => invoice.totalPence)

  async function change(ctx: Founder, to: PlanChoice) {
    const shown = await quoteChange(ctx, { to })
    if (!shown.ok) throw new Error(shown.reason)
    return changePlan(ctx, { to, quote: shown.change.quote })
  }

  function offerCoupon(id: string, duration: 'once' | 'forever') {
    const { state } = stripe().ledger
    const created = stripe().ledger.now()
    const common = { id, created, percentOff: 50, amountOff: null, months: null, name: null }
    state.coupons[id] = { ...common, duration }
    state.promotionCodes[`promo_${id}`] = {
      id: `promo_${id}`,
      created,
      code: id.toUpperCase(),
      coupon: id,
      active: true,
    }
  }

  /** Delivers what Stripe has said of a customer since, as the webhook and its job do. */
  async function deliverSince(ctx: Founder, from: number) {
    for (const event of stripe().ledger.state.events.slice(from)) {
      const rawBody = JSON.stringify(presentEvent(event))
      const signature = sign(rawBody, WEBHOOK_SECRET, Math.floor(Date.now() / 1000))
      await receiveWebhook(ctx, { rawBody, signature })
      await processEvent(ctx, { eventId: event.id })
    }
  }

  describe('a planned change', () => {
    it('that is the second one waits for the end of what is paid, too', async () => {
      const ctx = await payer(COLLECTIVE)
      await change(ctx, PRO)
      await pass(ctx, 32)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active' })
      expect(await change(ctx, CREATOR)).toEqual({ ok: true, when: 'next_cycle' })
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
      expect(await paid(ctx)).toEqual([2900, 5900])
      await pass(ctx, 31)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'creator', nextTier: null })
      expect(await paid(ctx)).toEqual([1900, 2900, 5900])
    })

    it('takes another one’s place', async () => {
      const ctx = await payer(COLLECTIVE)
      await change(ctx, CREATOR)
      await change(ctx, PRO)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', nextTier: 'pro' })
      await pass(ctx, 32)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: null })
    })

    it('keeps a coupon that is for ever', async () => {
      offerCoupon('friends', 'forever')
      const ctx = await payer(PRO, 'friends')
      await change(ctx, CREATOR)
      expect((await readBilling(ctx)).nextCharge?.pence).toBe(950)
      await pass(ctx, 32)
      await pass(ctx, 31)
      expect(await paid(ctx)).toEqual([950, 950, 1450])
    })
  })

  it('a card that is added in the portal is the customer’s, and is seen', async () => {
    const ctx = await founder()
    const checkout = await startCheckout(ctx, { plan: PRO, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'trial')
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ status: 'trialing', hasCard: false })
    expect((await readBilling(ctx)).nextCharge).toBeNull()
    const from = stripe().ledger.state.events.length
    giveCard(stripe(), await customerOf(ctx), 'works')
    await deliverSince(ctx, from)
    expect(await stateOf(ctx)).toMatchObject({ hasCard: true })
    expect((await readBilling(ctx)).nextCharge?.pence).toBe(2900)
  })

  it('a plan that was cancelled in the portal ends on a date, and is resumed all the same', async () => {
    const ctx = await payer(PRO)
    const customer = await customerOf(ctx)
    const subscription = (await stateOf(ctx))?.stripeSubscriptionId ?? ''
    pressAtPortal(stripe(), customer, { cancel: subscription })
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await setRenewal(ctx, { intent: 'resume' })
    expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: false })
    pressAtPortal(stripe(), customer, { cancel: subscription })
    await pass(ctx, 0)
    expect(await change(ctx, COLLECTIVE)).toEqual({ ok: true, when: 'now' })
    expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', cancelAtPeriodEnd: false })
    await pass(ctx, 32)
    expect(await stateOf(ctx)).toMatchObject({ status: 'active' })
  })

  describe('a payment that a bank wants confirmed', () => {
    it('at an upgrade is waited for: the plan changes when it is confirmed, and not before', async () => {
      const ctx = await payer(PRO)
      giveCard(stripe(), await customerOf(ctx), 'asks')
      expect(await change(ctx, COLLECTIVE)).toEqual({ ok: false, reason: 'confirm_payment' })
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active' })
      const { toPay } = await readBilling(ctx)
      expect(toPay?.why).toBe('change')
      pressInvoice(
        stripe().ledger,
        toPay?.url.split('/').at(-1) ?? '',
        new URLSearchParams({ act: 'confirm' }),
      )
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', status: 'active' })
      expect((await readBilling(ctx)).toPay).toBeNull()
      expect((await paid(ctx))[0]).toBe(toPay?.pence)
    })

    it('and is not confirmed within a day changes and costs nothing', async () => {
      const ctx = await payer(PRO)
      giveCard(stripe(), await customerOf(ctx), 'asks')
      await change(ctx, COLLECTIVE)
      // What comes next depends on the confirmation, so no sum is promised.
      expect((await readBilling(ctx)).nextCharge).toBeNull()
      await pass(ctx, 1)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active' })
      expect(await readBilling(ctx)).toMatchObject({ toPay: null, nextCharge: { pence: 2900 } })
    })

    it('is not asked about any more once a lower plan is planned instead', async () => {
      const ctx = await payer(PRO)
      giveCard(stripe(), await customerOf(ctx), 'asks')
      await change(ctx, COLLECTIVE)
      const id = (await readBilling(ctx)).toPay?.url.split('/').at(-1) ?? ''
      expect(await change(ctx, CREATOR)).toEqual({ ok: true, when: 'next_cycle' })
      pressInvoice(stripe().ledger, id, new URLSearchParams({ act: 'confirm' }))
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
      expect(await readBilling(ctx)).toMatchObject({ toPay: null, nextCharge: { pence: 1900 } })
    })

    it('at a renewal is told with the page where it can be confirmed', async () => {
      const ctx = await payer(PRO)
      giveCard(stripe(), await customerOf(ctx), 'asks')
      await pass(ctx, 32)
      expect(await stateOf(ctx)).toMatchObject({ status: 'past_due' })
      const { toPay } = await readBilling(ctx)
      expect(toPay).toMatchObject({ why: 'renewal', pence: 2900 })
      pressInvoice(
        stripe().ledger,
        toPay?.url.split('/').at(-1) ?? '',
        new URLSearchParams({ act: 'confirm' }),
      )
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ status: 'active', pastDueSince: null })
    })

    it('at the checkout is confirmed there', async () => {
      const { ctx, url } = await atCheckout(PRO)
      pressAtCheckout(stripe(), url, 'ask')
      await pass(ctx, 0)
      expect(await profileOf(ctx)).not.toBe('active')
      pressAtCheckout(stripe(), url, 'confirm')
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active' })
      expect(await profileOf(ctx)).toBe('active')
    })
  })

  describe('a checkout that nobody finished', () => {
    it('is not waited for any more when it is over', async () => {
      const { ctx, url } = await atCheckout(PRO)
      pressAtCheckout(stripe(), url, 'ask')
      await pass(ctx, 0)
      expect((await awaitCheckout(ctx, { tier: 'pro' })).isOpen).toBe(true)
      expect(await profileOf(ctx)).toBe('processing_payment')
      await pass(ctx, 1.01)
      expect(await profileOf(ctx)).toBe('inactive')
      expect((await awaitCheckout(ctx, { tier: 'pro' })).isOpen).toBe(false)
      expect(await profileOf(ctx)).toBe('inactive')
    })

    it('by somebody who never had a plan leaves no payment in progress either', async () => {
      const { ctx, url } = await atCheckout(PRO)
      await ctx.db.sql`delete from subscriptions where user_id = ${ctx.workspace}`
      pressAtCheckout(stripe(), url, 'ask')
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ status: 'incomplete' })
      await pass(ctx, 1.01)
      expect(await stateOf(ctx)).toMatchObject({ status: 'incomplete_expired' })
      expect(await profileOf(ctx)).toBe('inactive')
    })
  })

  it('an account that is deleted leaves no checkout open, and no customer', async () => {
    const { ctx, url } = await atCheckout(PRO)
    const customer = await customerOf(ctx)
    await endCustomer(ctx, { stripeCustomerId: customer })
    expect(pressAtCheckout(stripe(), url, 'pay').location).toBeUndefined()
    const { state } = stripe().ledger
    const theirs = <Row extends { customer: string }>(rows: Record<string, Row>) =>
      Object.values(rows).filter(row => row.customer === customer)
    expect(theirs(state.subscriptions)).toEqual([])
    expect(theirs(state.sessions).map(session => session.status)).toEqual(['expired'])
    expect(state.customers[customer]?.deleted).toBe(true)
    await endCustomer(ctx, { stripeCustomerId: customer })
  })

  it('a price that an operator made in Stripe, without our words on it, gives the plan of its product', async () => {
    const ctx = await payer(PRO)
    const { state } = stripe().ledger
    const ours = Object.values(state.prices).find(one => one.lookupKey === priceKey(PRO))
    const subscription = state.subscriptions[(await stateOf(ctx))?.stripeSubscriptionId ?? '']
    if (!ours || !subscription) throw new Error('nothing was sold')
    state.prices.price_deal = { ...ours, id: 'price_deal', lookupKey: null, metadata: {}, unitAmount: 900 }
    subscription.price = 'price_deal'
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', billingCycle: 'monthly', status: 'active' })
  })
})
