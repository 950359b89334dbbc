import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { awaitCheckout } from '#app/billing/services/reading/await-checkout.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { addMs } from '#core/shared/time.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { openNetwork } from '#tests/support/network.ts'
import { customerOf, pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const SECOND = 1_000
const MINUTE = 60 * SECOND

const network = openNetwork('bypass')

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('the page of a checkout', database => {
  const stripe = useStripe()

  async function founder(email?: string): Promise<Founder> {
    const { db } = database()
    return withStripe(contextFor(db, await createTestAccount(db, email ? { email } : {})), stripe())
  }

  async function open(ctx: Founder, plan: PlanChoice = PRO, code = '') {
    const checkout = await startCheckout(ctx, { plan, code })
    if (!checkout.ok) throw new Error(checkout.reason)
    return checkout.url
  }

  const at = (ctx: Founder, now: Date): Founder => ({ ...ctx, now: () => now })
  const sessionAt = (url: string) => stripe().ledger.state.sessions[url.split('/').at(-1) ?? '']
  const profileOf = (ctx: Founder) => findProfile(ctx.db.sql, { workspace: ctx.workspace })

  describe('leads back', () => {
    it('to the choice of a first plan for somebody who has none yet, who pays nothing for seven days', async () => {
      const ctx = await founder()
      expect(sessionAt(await open(ctx))).toMatchObject({
        customer: await customerOf(ctx),
        trialDays: 7,
        cardOptional: true,
        successUrl: `${ctx.config.appUrl}/checkout-success?tier=pro&trial=true`,
        cancelUrl: `${ctx.config.appUrl}/select-tier?tier=pro`,
      })
    })

    it('to the plans for somebody in a trial, which goes on to its own end', async () => {
      const ctx = await founder()
      await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
      const trial = await findSubscription(ctx.db.sql, { workspace: ctx.workspace })
      expect(sessionAt(await open(ctx))).toMatchObject({
        ...{ trialDays: null, cardOptional: false },
        trialEnd: Math.floor((trial?.trialEnd?.getTime() ?? 0) / SECOND),
        successUrl: `${ctx.config.appUrl}/checkout-success?tier=pro&trial=true`,
        cancelUrl: `${ctx.config.appUrl}/app/upgrade`,
      })
    })

    it('to a plan that is paid at once for somebody whose trial is over', async () => {
      const ctx = await founder()
      await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
      stripe().advance(8)
      await remindTrials(ctx)
      expect(sessionAt(await open(ctx))).toMatchObject({
        ...{ trialDays: null, trialEnd: null, cardOptional: false },
        successUrl: `${ctx.config.appUrl}/checkout-success?tier=pro&trial=false`,
      })
    })

    it('without a second free trial for another account of the same mailbox', async () => {
      const first = await founder('eve@example.test')
      await open(first)
      const second = await founder('eve+2@example.test')
      expect(sessionAt(await open(second))).toMatchObject({ trialDays: null, trialEnd: null })
      // Pressed again, the first has still not used it up.
      expect(sessionAt(await open(first, { ...PRO, cycle: 'annual' }))).toMatchObject({ trialDays: 7 })
    })
  })

  describe('is the same one', () => {
    it('for the same choice until five minutes before its end, and then a new one', async () => {
      const ctx = await founder()
      const url = await open(ctx)
      const end = (sessionAt(url)?.expiresAt ?? 0) * SECOND
      expect(await open(at(ctx, new Date(end - 5 * MINUTE - 1)))).toBe(url)
      expect(await open(at(ctx, new Date(end - 5 * MINUTE)))).not.toBe(url)
      expect(sessionAt(url)?.status).toBe('expired')
    })

    it.each<[string, PlanChoice, string]>([
      ['tier', { tier: 'creator', cycle: 'monthly' }, ''],
      ['cycle', { tier: 'pro', cycle: 'annual' }, ''],
      ['code', PRO, 'WELCOME'],
    ])('and not for another %s, which closes it', async (_what, plan, code) => {
      const { state, now } = stripe().ledger
      const common = { created: now(), name: null, amountOff: null, months: null }
      state.coupons.welcome = { ...common, id: 'welcome', percentOff: 50, duration: 'once' }
      const promotion = {
        id: 'promo_welcome',
        created: now(),
        code: 'WELCOME',
        coupon: 'welcome',
        active: true,
      }
      state.promotionCodes.promo_welcome = promotion
      const ctx = await founder()
      const url = await open(ctx)
      const other = await open(ctx, plan, code)
      expect([sessionAt(url)?.status, sessionAt(other)?.status]).toEqual(['expired', 'open'])
      expect(sessionAt(other)?.promotionCode ?? null).toBe(code ? 'promo_welcome' : null)
      expect(await open(ctx, plan, code)).toBe(other)
    })

    it('for presses while it is being opened; one that was not opened within a minute is given up', async () => {
      const ctx = await founder()
      const refuse = (times: { once: boolean }) =>
        network.use(
          http.post(
            `${stripe().url}/v1/checkout/sessions`,
            () =>
              HttpResponse.json(
                { error: { type: 'api_error' } },
                { status: 500, headers: { 'Stripe-Should-Retry': 'false' } },
              ),
            times,
          ),
        )
      const rows = () =>
        ctx.db.sql<{ id: string; status: string }[]>`
          select id, status from billing_checkouts where user_id = ${ctx.workspace} order by created_at
        `
      const pressed = ctx.now()
      const press = (ms: number) => startCheckout(at(ctx, addMs(pressed, ms)), { plan: PRO, code: '' })
      refuse({ once: true })
      expect(await press(0)).toMatchObject({ reason: 'unavailable' })
      refuse({ once: true })
      await press(MINUTE - 1)
      expect((await rows()).map(({ status }) => status)).toEqual(['opening'])
      const opened = await press(MINUTE)
      if (!opened.ok) throw new Error(opened.reason)
      expect((await rows()).map(({ status }) => status)).toEqual(['expired', 'open'])
      expect(sessionAt(opened.url)?.status).toBe('open')
    })
  })

  it('is refused while a plan is there to be changed, and open again to who has none any more', async () => {
    const ctx = await founder()
    pressAtCheckout(stripe(), await open(ctx), 'pay')
    await syncCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })
    for (const [status, answer] of [
      ['trialing', 'already_subscribed'],
      ['past_due', 'already_subscribed'],
      ['paused', 'already_subscribed'],
      ['canceled', 'opened'],
      ['incomplete', 'opened'],
    ] as const) {
      await ctx.db.sql`update subscriptions set status = ${status} where user_id = ${ctx.workspace}`
      const checkout = await startCheckout(ctx, { plan: PRO, code: '' })
      expect(checkout.ok ? 'opened' : checkout.reason, status).toBe(answer)
    }
  })

  it('is opened by the owner alone, with whom Stripe writes down who they are', async () => {
    const ctx = await founder()
    const { userId } = await founder()
    expect(await startCheckout({ ...ctx, userId }, { plan: PRO, code: '' })).toEqual({
      ok: false,
      reason: 'not_owner',
    })
    const url = await open(ctx)
    const profile = await profileOf(ctx)
    const person = { email: profile?.email, name: 'Ada Lovelace', metadata: { user_id: ctx.userId } }
    const { customers } = stripe().ledger.state
    const first = await customerOf(ctx)
    expect(customers[first]).toMatchObject(person)
    expect(sessionAt(url)?.metadata).toMatchObject({ user_id: ctx.userId })
    // Also where Stripe has lost them and another customer takes their place.
    Object.assign(customers[first] ?? {}, { deleted: true })
    await open(ctx, { ...PRO, cycle: 'annual' })
    expect(await customerOf(ctx)).not.toBe(first)
    expect(customers[await customerOf(ctx)]).toMatchObject(person)
  })

  it('is for a workspace that is there', async () => {
    const ctx = await founder()
    await ctx.db.sql`delete from accounts where id = ${ctx.workspace}`
    await expect(startCheckout(ctx, { plan: PRO, code: '' })).rejects.toThrow('without a profile')
  })

  describe('once it was left', () => {
    it('makes the profile wait for the very plan that was chosen, and for none that an address names', async () => {
      const ctx = await founder()
      await ctx.db.sql`update profiles set subscription_status = 'inactive' where id = ${ctx.workspace}`
      await open(ctx)
      await awaitCheckout(ctx, { tier: 'collective' })
      await awaitCheckout(ctx, { tier: null })
      expect(await profileOf(ctx)).toMatchObject({ subscriptionStatus: 'inactive' })
      expect(await awaitCheckout(ctx, { tier: 'pro' })).toEqual({ isOpen: true, subscription: null })
      expect(await profileOf(ctx)).toMatchObject({
        subscriptionStatus: 'processing_payment',
        subscriptionTier: 'pro',
      })
    })

    it('is waited for until its time is over, to the second', async () => {
      const ctx = await founder()
      const end = (sessionAt(await open(ctx))?.expiresAt ?? 0) * SECOND
      const poll = (ms: number) => awaitCheckout({ ...ctx, now: () => new Date(ms) }, { tier: 'pro' })
      expect((await poll(end - 1)).isOpen).toBe(true)
      await ctx.db.sql`update profiles set subscription_status = 'inactive' where id = ${ctx.workspace}`
      expect((await poll(end)).isOpen).toBe(false)
      expect(await profileOf(ctx)).toMatchObject({ subscriptionStatus: 'inactive' })
    })

    it('is nothing to somebody who opened none', async () => {
      const ctx = await founder()
      expect(await awaitCheckout(ctx, { tier: 'pro' })).toEqual({ isOpen: false, subscription: null })
      await pickPlan(ctx, { workspace: ctx.workspace, tier: 'creator', annual: false })
      expect(await awaitCheckout(ctx, { tier: 'pro' })).toMatchObject({
        isOpen: false,
        subscription: { tier: 'creator', status: 'active' },
      })
    })

    it('tells of the plan as the rest of the app is told of it', async () => {
      const ctx = await founder()
      pressAtCheckout(stripe(), await open(ctx), 'pay')
      await syncCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })
      const told = async (set: Record<string, unknown>) => {
        await ctx.db
          .sql`update subscriptions set ${ctx.db.sql(set as never)} where user_id = ${ctx.workspace}`
        return (await awaitCheckout(ctx, { tier: 'pro' })).subscription
      }
      const [soon, late] = [addMs(ctx.now(), MINUTE), addMs(ctx.now(), 60 * MINUTE)]
      expect(await told({ trialEnd: soon, currentPeriodEnd: late })).toEqual({
        ...{ tier: 'pro', status: 'active', endsAt: soon },
      })
      expect(await told({ status: 'active' })).toMatchObject({ endsAt: null })
      expect(await told({ cancelAtPeriodEnd: true })).toMatchObject({ status: 'active', endsAt: late })
      const failed = { status: 'past_due', cancelAtPeriodEnd: false, pastDueSince: addMs(ctx.now(), -MINUTE) }
      expect(await told(failed)).toMatchObject({ status: 'active', endsAt: null })
      const long = addMs(ctx.now(), -8 * 24 * 60 * MINUTE)
      expect(await told({ pastDueSince: long })).toMatchObject({ status: 'inactive' })
    })
  })
})
