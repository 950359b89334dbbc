import { expect, it } from 'vitest'
import { changePlan } from '#app/billing/services/changes/change-plan.ts'
import { openCustomerPortal } from '#app/billing/services/changes/open-customer-portal.ts'
import { quoteChange } from '#app/billing/services/changes/quote-change.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { endCustomer, tryEndCustomer } from '#app/billing/services/events/end-customer.ts'
import { receiveWebhook } from '#app/billing/services/events/receive-webhook.ts'
import { reconcileBilling } from '#app/billing/services/events/reconcile-billing.ts'
import { replayEvents } from '#app/billing/services/events/replay-events.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { findInvoiceFile } from '#app/billing/services/reading/find-invoice-file.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { readPlans } from '#app/billing/services/reading/read-plans.ts'
import { syncPlans } from '#app/billing/services/sync-plans.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { buyPlan, customerOf, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const COLLECTIVE: PlanChoice = { tier: 'collective', cycle: 'monthly' }
const NOT_CONFIGURED = { ok: false, reason: 'not_configured' }

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('an installation whose key of Stripe was taken away', database => {
  const stripe = useStripe()

  /** Somebody who pays, once as they were and once as they are without the key. */
  async function subscriber() {
    const { db } = database()
    const account = await createTestAccount(db)
    const before = withStripe(contextFor(db, account), stripe())
    await buyPlan(before, stripe(), PRO)
    const ctx: Founder = { ...before, config: { ...before.config, stripe: null } }
    return { before, ctx, stripeCustomerId: await customerOf(before) }
  }

  it('sells and changes nothing, and says so', async () => {
    const { before, ctx } = await subscriber()
    const shown = await quoteChange(before, { to: COLLECTIVE })
    if (!shown.ok) throw new Error(shown.reason)
    expect(await startCheckout(ctx, { plan: PRO, code: '' })).toEqual(NOT_CONFIGURED)
    expect(await quoteChange(ctx, { to: COLLECTIVE })).toEqual(NOT_CONFIGURED)
    expect(await changePlan(ctx, { to: COLLECTIVE, quote: shown.change.quote })).toEqual(NOT_CONFIGURED)
    expect(await setRenewal(ctx, { intent: 'cancel' })).toEqual(NOT_CONFIGURED)
    expect(await openCustomerPortal(ctx)).toEqual(NOT_CONFIGURED)
    expect(await syncPlans(ctx.config, { dryRun: true })).toEqual(NOT_CONFIGURED)
  })

  it('shows the plan that is stored, with nothing to press', async () => {
    const { before, ctx } = await subscriber()
    const [invoice] = (await readBilling(before)).invoices
    expect(await readBilling(ctx)).toMatchObject({
      state: { tier: 'pro', status: 'trialing' },
      ...{ canPay: false, hasPortal: false, isOwner: true, isPartial: false },
      ...{ nextCharge: null, toPay: null, invoices: [] },
    })
    expect(await readPlans(ctx)).toMatchObject({ mode: 'closed' })
    expect(await findInvoiceFile(ctx, { invoiceId: invoice?.id ?? '' })).toEqual({
      ok: false,
      reason: 'not_found',
    })
  })

  it('takes no news, and looks for none', async () => {
    const { ctx, stripeCustomerId } = await subscriber()
    expect(await receiveWebhook(ctx, { rawBody: '{}', signature: null })).toEqual(NOT_CONFIGURED)
    expect(await syncCustomer(ctx, { stripeCustomerId })).toEqual(NOT_CONFIGURED)
    expect(await replayEvents(ctx, { eventId: null, since: null, dryRun: true })).toEqual(NOT_CONFIGURED)
    expect(await reconcileBilling(ctx)).toEqual({ events: 0, customers: 0 })
  })

  it('ends a customer later: that nobody could be asked is no end', async () => {
    const { before, ctx, stripeCustomerId } = await subscriber()
    await expect(endCustomer(ctx, { stripeCustomerId })).rejects.toMatchObject({
      name: 'StripeFailure',
      reason: 'unavailable',
      message: 'No key of Stripe is set',
    })
    expect(await tryEndCustomer(ctx, { stripeCustomerId })).toBe(false)
    expect(stripe().ledger.state.customers[stripeCustomerId]?.deleted).toBe(false)
    expect(await tryEndCustomer(before, { stripeCustomerId })).toBe(true)
    expect(stripe().ledger.state.customers[stripeCustomerId]?.deleted).toBe(true)
  })

  it('gives free trials and changes them, as any other does', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db))
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    const shown = await quoteChange(ctx, { to: COLLECTIVE })
    if (!shown.ok) throw new Error(shown.reason)
    expect(await changePlan(ctx, { to: COLLECTIVE, quote: shown.change.quote })).toEqual({
      ok: true,
      when: 'now',
    })
    expect(await findSubscription(db.sql, { workspace: ctx.workspace })).toMatchObject({ tier: 'collective' })
  })
})
