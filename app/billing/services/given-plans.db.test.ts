import { expect, it } from 'vitest'
import { givePlan } from '#app/billing/services/changes/give-plan.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { checkSubscription } from '#app/billing/services/reading/check-subscription.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { addDays } from '#core/shared/time.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { giveCard, pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabase('a plan that an operator gives', database => {
  const stripe = useStripe()
  const founder = async () =>
    withStripe(contextFor(database().db, await createTestAccount(database().db)), stripe())
  const stateOf = (ctx: OnTestDatabase<WorkspaceContext>) =>
    findSubscription(ctx.db.sql, { workspace: ctx.workspace })

  const troubleOf = async (ctx: WorkspaceContext) => (await readDashboard(ctx)).trouble.payment

  async function sync(ctx: OnTestDatabase<WorkspaceContext>) {
    const customer = await findBillingCustomer(ctx.db.sql, { workspace: ctx.workspace })
    await syncCustomer(ctx, { stripeCustomerId: customer?.stripeCustomerId ?? '' })
    return customer?.stripeCustomerId ?? ''
  }

  async function buy(ctx: OnTestDatabase<WorkspaceContext>) {
    const checkout = await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    return sync(ctx)
  }

  it('takes the place of a trial and runs without an end', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    await pickPlan(ctx, { workspace, tier: 'creator', annual: false })
    expect((await givePlan(ctx, { workspace, tier: 'collective', until: null })).ok).toBe(true)
    const later = { ...ctx, now: () => addDays(ctx.now(), 400) }
    await remindTrials(later)
    expect(await checkSubscription(later)).toEqual({
      subscribed: true,
      subscription_tier: 'collective',
      subscription_end: null,
    })
  })

  it('ends on its day, told of once', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    const until = addDays(ctx.now(), 30)
    await givePlan(ctx, { workspace, tier: 'pro', until })
    expect((await checkSubscription({ ...ctx, now: () => addDays(until, -1) })).subscribed).toBe(true)
    const after = { ...ctx, now: () => addDays(until, 1) }
    expect((await checkSubscription(after)).subscribed).toBe(false)
    await remindTrials(after)
    await remindTrials(after)
    expect(await stateOf(ctx)).toMatchObject({ status: 'canceled', endedAt: until })
    expect(await givePlan(after, { workspace, tier: 'pro', until })).toEqual({
      ok: false,
      reason: 'over_already',
    })
  })

  it('is refused beside a plan that is paid at Stripe', async () => {
    const ctx = await founder()
    await buy(ctx)
    const result = await givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: null })
    expect(result).toEqual({ ok: false, reason: 'paid_at_stripe' })
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', provider: 'stripe' })
  })

  it('stays beside a history at Stripe that is over, and gives way to a new purchase', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    giveCard(stripe(), await buy(ctx), 'fails')
    stripe().advance(31)
    await sync(ctx)
    expect(await stateOf(ctx)).toMatchObject({ status: 'canceled' })
    await givePlan(ctx, { workspace, tier: 'collective', until: null })
    await sync(ctx)
    expect(await stateOf(ctx)).toMatchObject({ status: 'active', provider: 'local', tier: 'collective' })
    await buy(ctx)
    expect(await stateOf(ctx)).toMatchObject({ provider: 'stripe', tier: 'pro' })
  })

  it('a failed payment and a trial without a card are trouble, a paid plan is none', async () => {
    const trial = await founder()
    await pickPlan(trial, { workspace: trial.workspace, tier: 'pro', annual: false })
    expect(await troubleOf(trial)).toBeNull()
    const soon = { ...trial, now: () => addDays(trial.now(), 5) }
    expect(await troubleOf(soon)).toMatchObject({ kind: 'trial_ending' })
    const paid = await founder()
    const customer = await buy(paid)
    expect(await troubleOf(paid)).toBeNull()
    giveCard(stripe(), customer, 'fails')
    stripe().advance(7.01)
    await sync(paid)
    expect(await troubleOf(paid)).toMatchObject({ kind: 'payment_failed' })
  })
})
