import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { changePlan } from '#app/billing/services/changes/change-plan.ts'
import { openCustomerPortal } from '#app/billing/services/changes/open-customer-portal.ts'
import { quoteChange } from '#app/billing/services/changes/quote-change.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { endCustomer, tryEndCustomer } from '#app/billing/services/events/end-customer.ts'
import { reconcileBilling } from '#app/billing/services/events/reconcile-billing.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { awaitCheckout } from '#app/billing/services/reading/await-checkout.ts'
import { findInvoiceFile } from '#app/billing/services/reading/find-invoice-file.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { addDays } from '#core/shared/time.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { openNetwork } from '#tests/support/network.ts'
import { buyPlan, customerOf, founderAtStripe, useStripe } from '#tests/support/stripe.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const COLLECTIVE: PlanChoice = { tier: 'collective', cycle: 'monthly' }
const UNAVAILABLE = { ok: false, reason: 'unavailable' }

const network = openNetwork('bypass')

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('while Stripe is away', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  async function subscriber() {
    const ctx = await founder()
    await buyPlan(ctx, stripe(), PRO)
    return ctx
  }

  /** Stripe fails at once, and asks not to be tried again. */
  const goAway = (path = '*') =>
    network.use(
      http.all(`${stripe().url}/${path}`, () =>
        HttpResponse.json(
          { error: { type: 'api_error' } },
          { status: 500, headers: { 'Stripe-Should-Retry': 'false' } },
        ),
      ),
    )

  it('nothing is bought or changed, and each press says why', async () => {
    const ctx = await subscriber()
    const shown = await quoteChange(ctx, { to: COLLECTIVE })
    if (!shown.ok) throw new Error(shown.reason)
    const [invoice] = (await readBilling(ctx)).invoices
    const other = await founder()
    goAway()
    expect(await startCheckout(other, { plan: PRO, code: '' })).toEqual(UNAVAILABLE)
    expect(await quoteChange(ctx, { to: COLLECTIVE })).toEqual(UNAVAILABLE)
    expect(await changePlan(ctx, { to: COLLECTIVE, quote: shown.change.quote })).toEqual(UNAVAILABLE)
    expect(await setRenewal(ctx, { intent: 'cancel' })).toEqual(UNAVAILABLE)
    expect(await openCustomerPortal(ctx)).toEqual(UNAVAILABLE)
    expect(await findInvoiceFile(ctx, { invoiceId: invoice?.id ?? '' })).toEqual(UNAVAILABLE)
    network.resetHandlers()
    expect(await startCheckout(other, { plan: PRO, code: '' })).toMatchObject({ ok: true })
  })

  it('the screen of the subscription shows what is stored, and that this is not all', async () => {
    const ctx = await subscriber()
    goAway()
    expect(await readBilling(ctx)).toMatchObject({
      state: { tier: 'pro', status: 'trialing' },
      ...{ canPay: true, hasPortal: true, isPartial: true },
      ...{ nextCharge: null, toPay: null, invoices: [] },
    })
    network.resetHandlers()
    expect(await readBilling(ctx)).toMatchObject({ isPartial: false, nextCharge: { pence: 2900 } })
  })

  it('a customer is not ended, and the job that tries again ends them', async () => {
    const ctx = await subscriber()
    const stripeCustomerId = await customerOf(ctx)
    goAway()
    await expect(endCustomer(ctx, { stripeCustomerId })).rejects.toMatchObject({ reason: 'unavailable' })
    expect(await tryEndCustomer(ctx, { stripeCustomerId })).toBe(false)
    network.resetHandlers()
    expect(await tryEndCustomer(ctx, { stripeCustomerId })).toBe(true)
  })

  it('the hourly comparison fails, so that it is tried again, and passes nobody over', async () => {
    const ctx = await subscriber()
    const twoDaysAgo = addDays(ctx.now(), -2)
    await ctx.db.sql`update billing_customers set synced_at = ${twoDaysAgo} where user_id = ${ctx.workspace}`
    goAway('v1/subscriptions')
    await expect(reconcileBilling(ctx)).rejects.toMatchObject({ reason: 'unavailable' })
    const [row] = await ctx.db.sql`
      select synced_at from billing_customers where user_id = ${ctx.workspace}
    `
    expect(row?.syncedAt).toEqual(twoDaysAgo)
  })

  describe('a database that fails is not taken for it', () => {
    const lost = () => Promise.reject(new Error('The database is gone'))
    /** A founder whose database fails in one of the two ways of asking it. */
    const without = (ctx: Founder, way: 'inWorkspace' | 'acrossWorkspaces'): Founder => ({
      ...ctx,
      db: { ...ctx.db, [way]: lost },
    })

    it('by whoever changes a plan', async () => {
      const ctx = await subscriber()
      const shown = await quoteChange(ctx, { to: COLLECTIVE })
      if (!shown.ok) throw new Error(shown.reason)
      const change = { to: COLLECTIVE, quote: shown.change.quote }
      await expect(quoteChange(without(ctx, 'inWorkspace'), change)).rejects.toThrow('is gone')
      await expect(changePlan(without(ctx, 'inWorkspace'), change)).rejects.toThrow('is gone')
      await expect(setRenewal(without(ctx, 'inWorkspace'), { intent: 'cancel' })).rejects.toThrow('is gone')
      const buy = startCheckout(without(ctx, 'acrossWorkspaces'), { plan: PRO, code: '' })
      await expect(buy).rejects.toThrow('is gone')
    })

    it('by the page after checkout', async () => {
      const ctx = await founder()
      await startCheckout(ctx, { plan: PRO, code: '' })
      let crossings = 0
      const acrossWorkspaces: Founder['db']['acrossWorkspaces'] = (reason, work) => {
        crossings += 1
        // The first marks the profile; the next belongs to the question to Stripe.
        return crossings === 1 ? ctx.db.acrossWorkspaces(reason, work) : lost()
      }
      const halfway = { ...ctx, db: { ...ctx.db, acrossWorkspaces } }
      await expect(awaitCheckout(halfway, { tier: 'pro' })).rejects.toThrow('is gone')
    })

    it('and undoes nothing that was done at Stripe', async () => {
      const ctx = await subscriber()
      const cancelled = await setRenewal(without(ctx, 'acrossWorkspaces'), { intent: 'cancel' })
      expect(cancelled).toMatchObject({ ok: true })
      await syncCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })
      expect(await readBilling(ctx)).toMatchObject({ state: { cancelAtPeriodEnd: true } })
    })
  })
})
