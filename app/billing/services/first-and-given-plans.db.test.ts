import { expect, it } from 'vitest'
import { givePlan } from '#app/billing/services/changes/give-plan.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { addDays, addMs } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { customerOf, pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Founder = OnTestDatabase<WorkspaceContext>

const eventsOf = async (ctx: Founder, type: string) => {
  const rows = await ctx.db.sql<{ eventData: unknown }[]>`
    select event_data from security_events where user_id = ${ctx.workspace} and event_type = ${type}
    order by created_at
  `
  return rows.map(({ eventData }) => eventData)
}
const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
const profileOf = (ctx: Founder) => findProfile(ctx.db.sql, { workspace: ctx.workspace })

describeOnDatabase('a first plan', database => {
  const founder = async (): Promise<Founder> =>
    contextFor(database().db, await createTestAccount(database().db))
  const pick = (ctx: Founder, tier: 'creator' | 'pro' = 'pro', annual = false) =>
    pickPlan(ctx, { workspace: ctx.workspace, tier, annual })

  it('runs seven days without a card, and then ends by itself', async () => {
    const ctx = await founder()
    expect(await pick(ctx, 'pro', true)).toEqual({ ok: true, tier: 'pro' })
    const end = addDays(ctx.now(), 7)
    expect(await stateOf(ctx)).toMatchObject({
      ...{ tier: 'pro', status: 'trialing', provider: 'local', billingCycle: 'annual' },
      ...{ startedAt: ctx.now(), trialEnd: end, currentPeriodEnd: end, cancelAtPeriodEnd: true },
    })
    expect(await profileOf(ctx)).toMatchObject({
      ...{ subscriptionTier: 'pro', subscriptionStatus: 'active' },
      ...{ subscriptionStartDate: ctx.now(), subscriptionEndDate: end },
    })
    expect(await eventsOf(ctx, 'trial_started')).toMatchObject([{ tier: 'pro', annual: true }])
  })

  it('pressed twice is given once; another one, or one after it, is refused', async () => {
    const ctx = await founder()
    await pick(ctx)
    const before = await stateOf(ctx)
    expect(before?.billingCycle).toBe('monthly')
    expect(await pick({ ...ctx, now: () => addDays(ctx.now(), 1) })).toEqual({ ok: true, tier: 'pro' })
    expect(await stateOf(ctx)).toEqual(before)
    expect(await pick(ctx, 'creator')).toEqual({ ok: false, reason: 'trial_used' })
    await ctx.db.sql`update subscriptions set status = 'canceled' where user_id = ${ctx.workspace}`
    expect(await pick(ctx)).toEqual({ ok: false, reason: 'trial_used' })
    expect(await eventsOf(ctx, 'trial_started')).toHaveLength(1)
  })

  it('is for a workspace that is there', async () => {
    const ctx = await founder()
    await ctx.db.sql`delete from accounts where id = ${ctx.workspace}`
    await expect(pick(ctx)).rejects.toThrow('without a profile')
  })
})

describeOnDatabase('what an operator’s gift writes down', database => {
  const stripe = useStripe()
  const founder = async (): Promise<Founder> =>
    withStripe(contextFor(database().db, await createTestAccount(database().db)), stripe())

  it('is a plan that nobody pays for, in the profile and the owner’s log too', async () => {
    const ctx = { ...(await founder()), now: () => new Date('2026-11-20T10:00:00Z') }
    const { workspace } = ctx
    const until = addDays(ctx.now(), 30)
    expect(await givePlan(ctx, { workspace, tier: 'pro', until })).toEqual({ ok: true, before: null })
    expect(await stateOf(ctx)).toEqual({
      ...{ userId: workspace, tier: 'pro', status: 'active', provider: 'local', billingCycle: 'monthly' },
      ...{ startedAt: ctx.now(), trialEnd: null, currentPeriodEnd: until, cancelAtPeriodEnd: true },
      ...{ pastDueSince: null, stripeCustomerId: null, stripeSubscriptionId: null, hasCard: false },
      ...{ endedAt: null, stripeScheduleId: null, nextTier: null, nextBillingCycle: null, nextAt: null },
    })
    expect(await profileOf(ctx)).toMatchObject({
      ...{ subscriptionTier: 'pro', subscriptionStatus: 'active' },
      ...{ subscriptionStartDate: ctx.now(), subscriptionEndDate: until },
    })
    await givePlan(ctx, { workspace, tier: 'collective', until: null })
    expect(await stateOf(ctx)).toMatchObject({ currentPeriodEnd: null, cancelAtPeriodEnd: false })
    expect(await eventsOf(ctx, 'plan_given')).toMatchObject([
      { tier: 'pro', until: until.toISOString(), by: 'operator' },
      { tier: 'collective', until: null, by: 'operator' },
    ])
  })

  it('keeps the customer at Stripe and the cycle of an old plan, and nothing else of it', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    const checkout = await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'annual' }, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    await syncCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })
    const past = { status: 'canceled', pastDueSince: ctx.now(), endedAt: ctx.now(), nextTier: 'creator' }
    await ctx.db.sql`update subscriptions set ${ctx.db.sql(past)} where user_id = ${workspace}`
    const before = await stateOf(ctx)
    expect(await givePlan(ctx, { workspace, tier: 'pro', until: null })).toEqual({ ok: true, before })
    expect(await stateOf(ctx)).toMatchObject({
      ...{ status: 'active', provider: 'local', billingCycle: 'annual' },
      ...{ stripeCustomerId: await customerOf(ctx), stripeSubscriptionId: null, hasCard: false },
      ...{ trialEnd: null, pastDueSince: null, endedAt: null, nextTier: null },
    })
  })

  it('is nothing without a workspace, or with an end that is not to come', async () => {
    const ctx = { ...(await founder()), now: () => new Date('2026-11-20T10:00:00Z') }
    const nobody = asWorkspaceId('00000000-0000-4000-8000-000000000001')
    expect(await givePlan(ctx, { workspace: nobody, tier: 'pro', until: null })).toEqual({
      ...{ ok: false, reason: 'not_found' },
    })
    const { workspace } = ctx
    expect(await givePlan(ctx, { workspace, tier: 'pro', until: ctx.now() })).toEqual({
      ...{ ok: false, reason: 'over_already' },
    })
    expect(await stateOf(ctx)).toBeNull()
    const soon = await givePlan(ctx, { workspace, tier: 'pro', until: addMs(ctx.now(), 1) })
    expect(soon).toMatchObject({ ok: true })
  })
})
