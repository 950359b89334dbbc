import { expect, it } from 'vitest'
import { changePlan } from '#app/billing/services/changes/change-plan.ts'
import { openCustomerPortal } from '#app/billing/services/changes/open-customer-portal.ts'
import { quoteChange } from '#app/billing/services/changes/quote-change.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { checkSubscription } from '#app/billing/services/reading/check-subscription.ts'
import { findInvoiceFile } from '#app/billing/services/reading/find-invoice-file.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { operatorLine } from '#app/platform/operator.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { customerOf, giveCard, pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const COLLECTIVE: PlanChoice = { tier: 'collective', cycle: 'monthly' }
const CREATOR: PlanChoice = { tier: 'creator', cycle: 'monthly' }

describeOnDatabase('the life of a plan', database => {
  const stripe = useStripe()

  async function founder() {
    const { db } = database()
    const account = await createTestAccount(db)
    return withStripe(contextFor(db, account), stripe())
  }

  /** Moves Stripe's clock and delivers its events to us. */
  async function after(ctx: OnTestDatabase<WorkspaceContext>, days: number) {
    stripe().advance(days)
    await syncCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })
  }

  async function subscriber(plan = PRO) {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: plan.tier, annual: plan.cycle === 'annual' })
    const checkout = await startCheckout(ctx, { plan, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    await after(ctx, 0)
    return ctx
  }

  const stateOf = (ctx: OnTestDatabase<WorkspaceContext>) =>
    findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const statusOf = async (ctx: OnTestDatabase<WorkspaceContext>) => {
    const profile = await findProfile(ctx.db.sql, { workspace: ctx.workspace })
    return `${profile?.subscriptionTier} ${profile?.subscriptionStatus}`
  }
  const mailsTo = async (db: AdminDatabase, ctx: OnTestDatabase<WorkspaceContext>) => {
    const rows = await db.sql<{ template: string }[]>`
      select template from mail_outbox m join accounts a on a.email = m.to_address where a.id = ${ctx.workspace}
    `
    return rows.map(row => row.template).sort()
  }
  async function change(ctx: OnTestDatabase<WorkspaceContext>, to: PlanChoice) {
    const shown = await quoteChange(ctx, { to })
    if (!shown.ok) throw new Error(shown.reason)
    return { shown: shown.change, done: await changePlan(ctx, { to, quote: shown.change.quote }) }
  }
  async function lastInvoicePence(ctx: OnTestDatabase<WorkspaceContext>) {
    const { invoices } = await readBilling(ctx)
    return invoices[0]?.totalPence
  }

  it('a first checkout without a trial behind it asks for no card and runs seven days', async () => {
    const ctx = await founder()
    const checkout = await startCheckout(ctx, { plan: PRO, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    expect(pressAtCheckout(stripe(), checkout.url, 'trial').location).toContain(
      '/checkout-success?tier=pro&trial=true',
    )
    await after(ctx, 0)
    const state = await stateOf(ctx)
    expect(state).toMatchObject({ status: 'trialing', tier: 'pro', provider: 'stripe', hasCard: false })
    expect(state?.trialEnd?.getTime()).toBeCloseTo(ctx.now().getTime() + 7 * 86_400_000, -5)
    await after(ctx, 7.1)
    expect(await stateOf(ctx)).toMatchObject({ status: 'canceled' })
    expect(await statusOf(ctx)).toBe('pro inactive')
    expect(await checkSubscription(ctx)).toMatchObject({ subscribed: false, subscription_tier: 'pro' })
    expect(await mailsTo(ctx.db, ctx)).toContain('plan-ended')
  })

  it('a checkout within the trial keeps its last day and charges then', async () => {
    const ctx = await subscriber()
    expect(await stateOf(ctx)).toMatchObject({ status: 'trialing', hasCard: true })
    expect(await lastInvoicePence(ctx)).toBe(0)
    await after(ctx, 7.01)
    expect(await stateOf(ctx)).toMatchObject({ status: 'active', tier: 'pro' })
    expect(await lastInvoicePence(ctx)).toBe(2900)
  })

  it('two tabs and ten presses lead to one page, and another choice closes it', async () => {
    const ctx = await founder()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => startCheckout(ctx, { plan: PRO, code: '' })),
    )
    const urls = new Set(answers.map(answer => (answer.ok ? answer.url : answer.reason)))
    expect(urls.size).toBe(1)
    const other = await startCheckout(ctx, { plan: COLLECTIVE, code: '' })
    const [first] = urls
    expect(pressAtCheckout(stripe(), first ?? '', 'pay').location).toBeUndefined()
    if (!other.ok) throw new Error(other.reason)
    pressAtCheckout(stripe(), other.url, 'pay')
    await after(ctx, 0)
    expect(await statusOf(ctx)).toBe('collective active')
    expect(await startCheckout(ctx, { plan: PRO, code: '' })).toEqual({
      ok: false,
      reason: 'already_subscribed',
    })
  })

  it('a promotion code lowers the first payment, and an unknown one is refused', async () => {
    const ctx = await subscriber()
    await setRenewal(ctx, { intent: 'cancel' })
    await after(ctx, 8)
    const { state } = stripe().ledger
    const created = stripe().ledger.now()
    state.coupons.half = {
      id: 'half',
      created,
      percentOff: 50,
      amountOff: null,
      duration: 'once',
      months: null,
      name: null,
    }
    state.promotionCodes.promo_half = {
      id: 'promo_half',
      created,
      code: 'HALF',
      coupon: 'half',
      active: true,
    }
    expect(await startCheckout(ctx, { plan: PRO, code: 'NOBODY' })).toEqual({
      ok: false,
      reason: 'unknown_code',
    })
    const checkout = await startCheckout(ctx, { plan: PRO, code: 'half' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    await after(ctx, 0)
    expect(await lastInvoicePence(ctx)).toBe(1450)
    await after(ctx, 32)
    expect(await lastInvoicePence(ctx)).toBe(2900)
  })

  it('a declined card and an abandoned page leave everything as it was', async () => {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'creator', annual: false })
    const checkout = await startCheckout(ctx, { plan: PRO, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    expect(pressAtCheckout(stripe(), checkout.url, 'decline').status).toBe(402)
    await after(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ provider: 'local', tier: 'creator', status: 'trialing' })
    expect(await statusOf(ctx)).toBe('creator active')
  })

  it('an upgrade charges exactly what was shown and begins a new cycle', async () => {
    const ctx = await subscriber()
    await after(ctx, 7.01 + 10)
    const before = await stateOf(ctx)
    const { shown, done } = await change(ctx, COLLECTIVE)
    expect(done).toEqual({ ok: true, when: 'now' })
    expect(shown.price?.duePence).toBe(5900 - (shown.price?.creditPence ?? 0))
    expect(shown.price?.creditPence).toBeGreaterThan(1800)
    expect(await lastInvoicePence(ctx)).toBe(shown.price?.duePence)
    const now = await stateOf(ctx)
    expect(now).toMatchObject({ tier: 'collective', status: 'active' })
    expect(now?.currentPeriodEnd?.getTime()).toBeGreaterThan(before?.currentPeriodEnd?.getTime() ?? 0)
  })

  it('a shown price cannot be used for another plan, by another founder, or changed', async () => {
    const ctx = await subscriber()
    await after(ctx, 8)
    const shown = await quoteChange(ctx, { to: COLLECTIVE })
    if (!shown.ok) throw new Error(shown.reason)
    const { quote } = shown.change
    const over = { ok: false, reason: 'quote_over' }
    expect(await changePlan(ctx, { to: CREATOR, quote })).toEqual(over)
    expect(await changePlan(await subscriber(), { to: COLLECTIVE, quote })).toEqual(over)
    expect(await changePlan(ctx, { to: COLLECTIVE, quote: `${quote.slice(0, -2)}AA` })).toEqual(over)
    stripe().advance(0.01)
    expect(await changePlan(ctx, { to: COLLECTIVE, quote })).toEqual(over)
  })

  it('a declined card at an upgrade changes nothing', async () => {
    const ctx = await subscriber()
    await after(ctx, 8)
    giveCard(stripe(), await customerOf(ctx), 'fails')
    expect((await change(ctx, COLLECTIVE)).done).toEqual({ ok: false, reason: 'card_declined' })
    await after(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'active' })
  })

  it('a downgrade waits for the next cycle and can be taken back', async () => {
    const ctx = await subscriber()
    await after(ctx, 8)
    expect((await change(ctx, CREATOR)).done).toEqual({ ok: true, when: 'next_cycle' })
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: 'creator' })
    expect(await readBilling(ctx)).toMatchObject({ nextCharge: { pence: 1900 } })
    await setRenewal(ctx, { intent: 'keep' })
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', nextTier: null })
    await change(ctx, CREATOR)
    await after(ctx, 31)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'creator', status: 'active', nextTier: null })
    expect(await lastInvoicePence(ctx)).toBe(1900)
  })

  it('a cancelled plan runs to its end unless it is resumed', async () => {
    const ctx = await subscriber()
    await after(ctx, 8)
    expect(await setRenewal(ctx, { intent: 'cancel' })).toMatchObject({ ok: true })
    expect(await stateOf(ctx)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect((await readBilling(ctx)).nextCharge).toBeNull()
    await setRenewal(ctx, { intent: 'resume' })
    expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: false })
    await setRenewal(ctx, { intent: 'cancel' })
    await after(ctx, 31)
    expect(await statusOf(ctx)).toBe('pro inactive')
    const again = await startCheckout(ctx, { plan: PRO, code: '' })
    if (!again.ok) throw new Error(again.reason)
    expect(pressAtCheckout(stripe(), again.url, 'pay').location).toContain('trial=false')
    await after(ctx, 0)
    expect(await statusOf(ctx)).toBe('pro active')
    expect(await lastInvoicePence(ctx)).toBe(2900)
  })

  it('a failed renewal is told once, works through its grace, and is settled by a new card', async () => {
    const ctx = await subscriber()
    giveCard(stripe(), await customerOf(ctx), 'fails')
    await after(ctx, 7.01)
    expect(await stateOf(ctx)).toMatchObject({ status: 'past_due' })
    expect(await statusOf(ctx)).toBe('pro active')
    await after(ctx, 3.5)
    expect((await mailsTo(ctx.db, ctx)).filter(mail => mail === 'payment-failed')).toHaveLength(1)
    giveCard(stripe(), await customerOf(ctx), 'works')
    await after(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ status: 'active', pastDueSince: null })
  })

  it('a renewal that never comes through ends the plan', async () => {
    const ctx = await subscriber()
    giveCard(stripe(), await customerOf(ctx), 'fails')
    await after(ctx, 7.01)
    await after(ctx, 7.5)
    expect(await statusOf(ctx)).toBe('pro inactive')
  })

  it('a trial without a card changes its plan at once and for nothing', async () => {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    const { shown, done } = await change(ctx, COLLECTIVE)
    expect(shown).toMatchObject({ when: 'free', price: null })
    expect(done).toMatchObject({ ok: true })
    expect(await statusOf(ctx)).toBe('collective active')
  })

  it("opens the portal and one's own invoice, and nobody else's", async () => {
    const [ctx, stranger] = [await subscriber(), await subscriber()]
    expect(await openCustomerPortal(ctx)).toMatchObject({ ok: true })
    const [invoice] = (await readBilling(ctx)).invoices
    const invoiceId = invoice?.id ?? ''
    const own = await findInvoiceFile(ctx, { invoiceId })
    if (!own.ok) throw new Error(own.reason)
    const file = await fetch(own.url)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const pdf = await file.text()
    expect(pdf.startsWith('%PDF-')).toBe(true)
    // Whoever runs this installation is named on it.
    expect(pdf).toContain(`(${operatorLine(ctx.config.operator)})`)
    expect(await findInvoiceFile(stranger, { invoiceId })).toEqual({ ok: false, reason: 'not_found' })
  })

  it('somebody who is not the owner changes nothing', async () => {
    const ctx = { ...(await subscriber()), userId: '00000000-0000-4000-8000-000000000000' }
    expect(await startCheckout(ctx, { plan: PRO, code: '' })).toEqual({ ok: false, reason: 'not_owner' })
    expect(await setRenewal(ctx, { intent: 'cancel' })).toEqual({ ok: false, reason: 'not_owner' })
    expect(await openCustomerPortal(ctx)).toEqual({ ok: false, reason: 'not_owner' })
    expect(await quoteChange(ctx, { to: COLLECTIVE })).toEqual({ ok: false, reason: 'not_owner' })
  })
})
