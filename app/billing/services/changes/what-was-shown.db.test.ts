import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { addDays, addMs } from '#core/shared/time.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { openNetwork } from '#tests/support/network.ts'
import { buyPlan, customerOf, founderAtStripe, giveCard, letPass, useStripe } from '#tests/support/stripe.ts'
import { pickPlan } from '../pick-plan.ts'
import { findInvoiceFile } from '../reading/find-invoice-file.ts'
import { readBilling } from '../reading/read-billing.ts'
import { changePlan } from './change-plan.ts'
import { givePlan } from './give-plan.ts'
import { openCustomerPortal } from './open-customer-portal.ts'
import { quoteChange } from './quote-change.ts'
import { setRenewal } from './set-renewal.ts'
import { startCheckout } from './start-checkout.ts'

const CREATOR: PlanChoice = { tier: 'creator', cycle: 'monthly' }
const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const COLLECTIVE: PlanChoice = { tier: 'collective', cycle: 'monthly' }
const yearOf = ({ tier }: PlanChoice): PlanChoice => ({ tier, cycle: 'annual' })
const TEN_MINUTES = 600_000
const MEMBER = '00000000-0000-4000-8000-000000000001'

const refused = (reason: string) => ({ ok: false, reason })

const network = openNetwork('bypass')

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('a press on what was shown', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  const pass = (ctx: Founder, days: number) => letPass(ctx, stripe(), days)

  /** Somebody in the free trial that needs no card; their clock stands still. */
  async function onTrial() {
    const ctx = await founder()
    const now = ctx.now()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    return { ...ctx, now: () => now }
  }

  /** Somebody who pays for Pro, past the trial. */
  async function payer(plan = PRO) {
    const ctx = await founder()
    await buyPlan(ctx, stripe(), plan)
    await pass(ctx, 8)
    return ctx
  }

  const at = (ctx: Founder, now: Date): Founder => ({ ...ctx, now: () => now })
  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  async function quoteOf(ctx: Founder, to: PlanChoice) {
    const shown = await quoteChange(ctx, { to })
    if (!shown.ok) throw new Error(shown.reason)
    return shown.change.quote
  }
  const change = async (ctx: Founder, to: PlanChoice) =>
    changePlan(ctx, { to, quote: await quoteOf(ctx, to) })
  const invoices = async (ctx: Founder) => (await readBilling(ctx)).invoices.length
  const refuseBy = (method: 'post' | 'delete', path: string, status: 400 | 500) =>
    network.use(
      http[method](`${stripe().url}/v1/${path}`, () =>
        HttpResponse.json(
          { error: { type: status === 500 ? 'api_error' : 'invalid_request_error' } },
          { status, headers: { 'Stripe-Should-Retry': 'false' } },
        ),
      ),
    )

  describe('in a free trial', () => {
    it('changes the plan at once, in the profile too, and leaves the end as it was', async () => {
      const ctx = await onTrial()
      const before = await stateOf(ctx)
      const shown = await quoteChange(ctx, { to: yearOf(COLLECTIVE) })
      expect(shown).toMatchObject({
        change: { when: 'free', price: null, from: PRO, to: yearOf(COLLECTIVE), beginsAt: before?.trialEnd },
      })
      expect(await change(ctx, yearOf(COLLECTIVE))).toEqual({ ok: true, when: 'now' })
      expect(await stateOf(ctx)).toEqual({ ...before, tier: 'collective', billingCycle: 'annual' })
      expect(await findProfile(ctx.db.sql, { workspace: ctx.workspace })).toMatchObject({
        subscriptionTier: 'collective',
        subscriptionStatus: 'active',
        subscriptionStartDate: before?.startedAt,
        subscriptionEndDate: before?.trialEnd,
      })
    })

    it('counts for ten minutes', async () => {
      const ctx = await onTrial()
      const quote = await quoteOf(ctx, COLLECTIVE)
      const press = (ms: number) => changePlan(at(ctx, addMs(ctx.now(), ms)), { to: COLLECTIVE, quote })
      expect(await press(TEN_MINUTES)).toEqual(refused('quote_over'))
      expect(await press(TEN_MINUTES - 1)).toEqual({ ok: true, when: 'now' })
    })

    it('counts for the plan and the cycle that were shown, and while that plan is another one', async () => {
      const ctx = await onTrial()
      const quote = await quoteOf(ctx, COLLECTIVE)
      expect(await changePlan(ctx, { to: yearOf(COLLECTIVE), quote })).toEqual(refused('quote_over'))
      expect(await changePlan(ctx, { to: CREATOR, quote })).toEqual(refused('quote_over'))
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', billingCycle: 'monthly' })
      expect(await quoteChange(ctx, { to: PRO })).toEqual(refused('same_plan'))
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toMatchObject({ ok: true })
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual(refused('same_plan'))
    })

    it('is over once something else was chosen in another tab', async () => {
      const ctx = await onTrial()
      const quote = await quoteOf(ctx, COLLECTIVE)
      await change(ctx, CREATOR)
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual(refused('quote_over'))
      expect(await stateOf(ctx)).toMatchObject({ tier: 'creator' })
    })

    it('is over with the trial, to the instant', async () => {
      const ctx = await onTrial()
      const end = (await stateOf(ctx))?.trialEnd ?? new Date(0)
      const [before, after] = [at(ctx, addMs(end, -1)), at(ctx, end)]
      const quote = await quoteOf(before, COLLECTIVE)
      expect(await quoteChange(after, { to: COLLECTIVE })).toEqual(refused('not_subscribed'))
      expect(await changePlan(after, { to: COLLECTIVE, quote })).toEqual(refused('not_subscribed'))
      expect(await changePlan(before, { to: COLLECTIVE, quote })).toMatchObject({ ok: true })
    })

    it('is nothing beside a plan that was given', async () => {
      const ctx = await onTrial()
      const quote = await quoteOf(ctx, COLLECTIVE)
      await givePlan(ctx, { workspace: ctx.workspace, tier: 'creator', until: addDays(ctx.now(), 30) })
      expect(await quoteChange(ctx, { to: COLLECTIVE })).toEqual(refused('not_subscribed'))
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual(refused('not_subscribed'))
    })

    it('is the owner’s, and nobody else’s', async () => {
      const ctx = await onTrial()
      const [quote, other] = [await quoteOf(ctx, COLLECTIVE), await onTrial()]
      expect(await quoteChange({ ...ctx, userId: MEMBER }, { to: COLLECTIVE })).toEqual(refused('not_owner'))
      expect(await changePlan({ ...ctx, userId: MEMBER }, { to: COLLECTIVE, quote })).toEqual(
        refused('not_owner'),
      )
      expect(await changePlan(other, { to: COLLECTIVE, quote })).toEqual(refused('quote_over'))
      expect(await changePlan(ctx, { to: COLLECTIVE, quote: '' })).toEqual(refused('quote_over'))
    })
  })

  describe('of a plan at Stripe', () => {
    it('is refused where there is none, none yet, or none any more', async () => {
      const nobody = await founder()
      const asked = await founder()
      await startCheckout(asked, { plan: PRO, code: '' })
      const over = await payer()
      await setRenewal(over, { intent: 'cancel' })
      await pass(over, 40)
      for (const ctx of [nobody, asked, over]) {
        expect(await quoteChange(ctx, { to: COLLECTIVE })).toEqual(refused('not_subscribed'))
        expect(await setRenewal(ctx, { intent: 'resume' })).toEqual(refused('not_subscribed'))
      }
      expect(await openCustomerPortal(nobody)).toEqual(refused('no_customer'))
    })

    it('finds the plan that it wants when it is pressed twice, and charges once', async () => {
      const ctx = await payer()
      const before = await invoices(ctx)
      const quote = await quoteOf(ctx, COLLECTIVE)
      const both = await Promise.all([1, 2].map(() => changePlan(ctx, { to: COLLECTIVE, quote })))
      expect(both.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual(refused('same_plan'))
      expect(await quoteChange(ctx, { to: COLLECTIVE })).toEqual(refused('same_plan'))
      expect(await invoices(ctx)).toBe(before + 1)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective' })
    })

    it('that Stripe refuses is shown anew, and one that it could not answer is said to be so', async () => {
      const ctx = await payer()
      const quote = await quoteOf(ctx, COLLECTIVE)
      refuseBy('post', 'subscriptions/:id', 400)
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual(refused('quote_over'))
      network.resetHandlers()
      refuseBy('post', 'subscriptions/:id', 500)
      expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual(refused('unavailable'))
      network.resetHandlers()
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro' })
    })

    it('plans one change at a time: another cycle of the same plan takes its place', async () => {
      const ctx = await payer()
      expect(await change(ctx, CREATOR)).toEqual({ ok: true, when: 'next_cycle' })
      expect(await change(ctx, yearOf(CREATOR))).toEqual({ ok: true, when: 'next_cycle' })
      expect(await stateOf(ctx)).toMatchObject({ nextTier: 'creator', nextBillingCycle: 'annual' })
      // Planned already, it needs nothing more of Stripe.
      const quote = await quoteOf(ctx, yearOf(CREATOR))
      refuseBy('post', 'subscription_schedules/:id', 500)
      expect(await changePlan(ctx, { to: yearOf(CREATOR), quote })).toEqual({ ok: true, when: 'next_cycle' })
    })

    it('makes a plan go on that was cancelled, and only such a one', async () => {
      const ctx = await payer()
      await setRenewal(ctx, { intent: 'cancel' })
      expect(await change(ctx, CREATOR)).toEqual({ ok: true, when: 'next_cycle' })
      expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: false, nextTier: 'creator' })
      const other = await payer()
      const quote = await quoteOf(other, CREATOR)
      refuseBy('post', 'subscription_schedules', 500)
      expect(await changePlan(other, { to: CREATOR, quote })).toEqual(refused('unavailable'))
      network.resetHandlers()
      await pass(other, 0)
      expect(await stateOf(other)).toMatchObject({ cancelAtPeriodEnd: false, nextTier: null })
    })

    it('charges at once also in the last cycle that a planned change led to', async () => {
      const ctx = await payer(COLLECTIVE)
      await change(ctx, CREATOR)
      await pass(ctx, 31)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'creator', nextTier: null })
      expect(await change(ctx, PRO)).toEqual({ ok: true, when: 'now' })
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: null })
      await pass(ctx, 32)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active' })
    })

    it('that waits for its bank is asked for anew where another cycle was chosen since', async () => {
      const ctx = await payer()
      giveCard(stripe(), await customerOf(ctx), 'asks')
      expect(await change(ctx, COLLECTIVE)).toEqual(refused('confirm_payment'))
      const first = (await readBilling(ctx)).toPay
      expect(await change(ctx, yearOf(COLLECTIVE))).toEqual(refused('confirm_payment'))
      const second = (await readBilling(ctx)).toPay
      expect(second?.invoiceId).not.toBe(first?.invoiceId)
      expect(second?.pence).toBeGreaterThan(first?.pence ?? 0)
      expect(stripe().ledger.state.invoices[first?.invoiceId ?? '']?.status).toBe('void')
    })
  })

  describe('on what happens when the period is over', () => {
    it('answers the day on which a cancelled plan ends, and none for one that goes on', async () => {
      const ctx = await payer()
      const { currentPeriodEnd } = (await stateOf(ctx)) ?? {}
      for (const intent of ['cancel', 'cancel'] as const)
        expect(await setRenewal(ctx, { intent })).toEqual({ ok: true, endsAt: currentPeriodEnd })
      for (const intent of ['keep', 'resume', 'resume'] as const)
        expect(await setRenewal(ctx, { intent })).toEqual({ ok: true, endsAt: null })
      expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: false })
    })

    it('keeps a cancelled plan cancelled where only the planned change is forgotten', async () => {
      const ctx = await payer()
      await setRenewal(ctx, { intent: 'cancel' })
      await setRenewal(ctx, { intent: 'keep' })
      expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true })
    })

    it('forgets a planned change with the plan, and not where a plan goes on anyway', async () => {
      const ctx = await payer()
      await change(ctx, CREATOR)
      await setRenewal(ctx, { intent: 'resume' })
      expect(await stateOf(ctx)).toMatchObject({ nextTier: 'creator' })
      await setRenewal(ctx, { intent: 'cancel' })
      expect(await stateOf(ctx)).toMatchObject({ nextTier: null, cancelAtPeriodEnd: true })
    })

    it('does nothing at Stripe where all is so already', async () => {
      const ctx = await payer()
      refuseBy('post', 'subscriptions/:id', 500)
      for (const intent of ['resume', 'keep'] as const)
        expect(await setRenewal(ctx, { intent })).toEqual({ ok: true, endsAt: null })
    })
  })

  describe('on an invoice or the portal', () => {
    it('leads to the portal, and from there back to the screen of the subscription', async () => {
      const ctx = await payer()
      const portal = await openCustomerPortal(ctx)
      if (!portal.ok) throw new Error(portal.reason)
      const { portals } = stripe().ledger.state
      expect(portals[portal.url.split('/').at(-1) ?? '']).toMatchObject({
        customer: await customerOf(ctx),
        returnUrl: `${ctx.config.appUrl}/manage-your-subscription`,
      })
    })

    it('finds no invoice that does not exist, or for somebody who does not pay', async () => {
      const ctx = await payer()
      const [invoice] = (await readBilling(ctx)).invoices
      const own = { invoiceId: invoice?.id ?? '' }
      expect(await findInvoiceFile(ctx, own)).toMatchObject({ ok: true })
      expect(await findInvoiceFile({ ...ctx, userId: MEMBER }, own)).toEqual(refused('not_found'))
      expect(await findInvoiceFile(await founder(), own)).toEqual(refused('not_found'))
      expect(await findInvoiceFile(ctx, { invoiceId: 'in_none' })).toEqual(refused('not_found'))
    })
  })
})
