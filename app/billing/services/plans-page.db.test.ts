import { describe, expect, it } from 'vitest'
import { givePlan } from '#app/billing/services/changes/give-plan.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { checkSubscription } from '#app/billing/services/reading/check-subscription.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { readPlanEnd } from '#app/billing/services/reading/read-plan-end.ts'
import { readPlans } from '#app/billing/services/reading/read-plans.ts'
import { spendCredit } from '#app/billing/services/spend-credit.ts'
import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { addDays, addMs } from '#core/shared/time.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { buyPlan, customerOf, founderAtStripe, giveCard, letPass, useStripe } from '#tests/support/stripe.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const MEMBER = '00000000-0000-4000-8000-000000000001'

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('what pages say of a plan', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  const onTrial = async () => {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: true })
    return ctx
  }

  const pass = (ctx: Founder, days: number) => letPass(ctx, stripe(), days)

  async function subscriber(plan = PRO) {
    const ctx = await founder()
    await buyPlan(ctx, stripe(), plan)
    return ctx
  }

  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const at = (ctx: Founder, now: Date | null | undefined): Founder => {
    if (!now) throw new Error('There is no such day')
    return { ...ctx, now: () => now }
  }

  describe('the choice of plans', () => {
    it('leads a newcomer and a trial without a card to the checkout', async () => {
      const ctx = await founder()
      const nothing = { mode: 'checkout', cycle: 'monthly', isTrial: false, isLocalTrial: false }
      expect(await readPlans(ctx)).toMatchObject(nothing)
      await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: true })
      expect(await readPlans(ctx)).toMatchObject({
        ...{ mode: 'checkout', cycle: 'annual', isTrial: true, isLocalTrial: true },
      })
      const end = (await stateOf(ctx))?.trialEnd
      expect(await readPlans(at(ctx, end))).toMatchObject({ isTrial: false, isLocalTrial: false })
    })

    it('leads whoever has one at Stripe to a change of it, until it is over', async () => {
      const ctx = await subscriber()
      expect(await readPlans(ctx)).toMatchObject({ mode: 'change', isTrial: true, isLocalTrial: false })
      await pass(ctx, 8)
      expect(await readPlans(ctx)).toMatchObject({ mode: 'change', cycle: 'monthly', isTrial: false })
      await setRenewal(ctx, { intent: 'cancel' })
      await pass(ctx, 31)
      expect(await readPlans(ctx)).toMatchObject({ mode: 'checkout', isTrial: false })
    })

    it('is closed to a member, who does not pay', async () => {
      expect(await readPlans({ ...(await subscriber()), userId: MEMBER })).toMatchObject({ mode: 'closed' })
    })

    it('counts what is used of the plan this month', async () => {
      const ctx = await onTrial()
      await spendCredit(ctx, { kind: 'draft' })
      expect((await readPlans(ctx)).usage).toMatchObject({ creditsThisMonth: 1, people: 1 })
      const next = { ...ctx, now: () => addDays(ctx.now(), 32) }
      expect((await readPlans(next)).usage).toMatchObject({ creditsThisMonth: 0 })
    })

    it('counts only invitations that can still be accepted', async () => {
      const ctx = await onTrial()
      const invited = addDays(ctx.now(), -6)
      await ctx.db.sql`
        insert into team_members (owner_id, email, role, status, invited_at)
        values (${ctx.workspace}, 'bea@example.test', 'viewer', 'invited', ${invited})
      `
      for (const [days, open] of [
        [0, 1],
        [2, 0],
      ] as const) {
        const then = { ...ctx, now: () => addDays(ctx.now(), days) }
        expect((await readPlans(then)).usage.openInvitations, `${days} days later`).toBe(open)
        expect((await readBilling(then)).usage.openInvitations, `${days} days later`).toBe(open)
      }
    })
  })

  describe('the screen of the subscription', () => {
    it('is that of somebody who never had one', async () => {
      expect(await readBilling(await founder())).toMatchObject({
        ...{ state: null, monthlyPence: 0, nextCharge: null, toPay: null, graceEndsAt: null },
        ...{ invoices: [], hasPortal: false, isOwner: true, canPay: true, isPartial: false },
      })
    })

    it('names the month’s price, also of a year', async () => {
      expect((await readBilling(await subscriber())).monthlyPence).toBe(2900)
      expect((await readBilling(await subscriber({ ...PRO, cycle: 'annual' }))).monthlyPence).toBe(2300)
    })

    it('names none of Stripe’s ids', async () => {
      const { state } = await readBilling(await subscriber())
      for (const id of ['userId', 'stripeCustomerId', 'stripeSubscriptionId', 'stripeScheduleId'])
        expect(state).not.toHaveProperty(id)
      expect(state).toMatchObject({ tier: 'pro', status: 'trialing', provider: 'stripe' })
    })

    it('shows a member the plan, and neither its payments nor the portal', async () => {
      const ctx = await subscriber()
      expect(await readBilling({ ...ctx, userId: MEMBER })).toMatchObject({
        state: { tier: 'pro' },
        ...{ isOwner: false, hasPortal: false, isPartial: false },
        ...{ nextCharge: null, toPay: null, invoices: [] },
      })
      expect(await readBilling(ctx)).toMatchObject({ isOwner: true, hasPortal: true })
    })

    it('says until when all works after a payment that failed, and when credits begin anew', async () => {
      const ctx = await subscriber()
      giveCard(stripe(), await customerOf(ctx), 'fails')
      await pass(ctx, 7.01)
      const since = (await stateOf(ctx))?.pastDueSince ?? new Date(0)
      expect((await readBilling(ctx)).graceEndsAt).toEqual(addDays(since, 7))
      const november = { ...ctx, now: () => new Date('2026-11-30T10:00:00Z') }
      expect((await readBilling(november)).resetsAt).toEqual(new Date('2026-12-01T00:00:00Z'))
    })
  })

  describe('the page of a plan that is over', () => {
    it('says that a trial ran out, whose it was, and what they are called', async () => {
      const ctx = await onTrial()
      const { trialEnd } = (await stateOf(ctx)) ?? {}
      await remindTrials(at(ctx, trialEnd))
      const email = `${ctx.userId}@example.test`
      expect(await readPlanEnd(ctx)).toEqual({
        end: { kind: 'trial_over', at: trialEnd },
        owner: { name: 'Ada Lovelace', email },
      })
      await ctx.db.sql`update profiles set full_name = '' where id = ${ctx.workspace}`
      expect((await readPlanEnd(ctx)).owner).toEqual({ name: email, email })
    })

    it('names nobody once the account is gone', async () => {
      const ctx = await founder()
      await ctx.db.sql`delete from accounts where id = ${ctx.workspace}`
      expect(await readPlanEnd(ctx)).toEqual({
        end: { kind: 'ended', at: null },
        owner: { name: '', email: '' },
      })
    })

    it('says that a renewal was not paid', async () => {
      const ctx = await subscriber()
      giveCard(stripe(), await customerOf(ctx), 'fails')
      await pass(ctx, 7.01)
      expect((await readPlanEnd(ctx)).end).toEqual({ kind: 'not_paid' })
    })
  })

  describe('clients of the older API', () => {
    it('are told the end of the trial, and of what is paid', async () => {
      const ctx = await subscriber()
      const told = async () => (await checkSubscription(ctx)).subscription_end
      await ctx.db.sql`
        update subscriptions set current_period_end = trial_end + interval '1 day' where user_id = ${ctx.workspace}
      `
      const state = await stateOf(ctx)
      expect(await told()).toBe(state?.trialEnd?.toISOString())
      await ctx.db.sql`update subscriptions set status = 'active' where user_id = ${ctx.workspace}`
      expect(await told()).toBe(state?.currentPeriodEnd?.toISOString())
    })

    it('are told what the profile says of a plan that is over, and nothing of one that never was', async () => {
      const ctx = await onTrial()
      const end = (await stateOf(ctx))?.trialEnd
      await remindTrials(at(ctx, end))
      expect(await checkSubscription(at(ctx, end))).toEqual({
        subscribed: false,
        subscription_tier: 'pro',
        subscription_end: end?.toISOString(),
      })
      const nobody = await founder()
      await nobody.db.sql`delete from accounts where id = ${nobody.workspace}`
      expect(await checkSubscription(nobody)).toEqual({
        subscribed: false,
        subscription_tier: null,
        subscription_end: null,
      })
    })

    it('are told of a failed payment as long as its grace', async () => {
      const ctx = await subscriber()
      giveCard(stripe(), await customerOf(ctx), 'fails')
      await pass(ctx, 7.01)
      const grace = addDays((await stateOf(ctx))?.pastDueSince ?? new Date(0), 7)
      expect((await checkSubscription(at(ctx, addMs(grace, -1)))).subscribed).toBe(true)
      expect((await checkSubscription(at(ctx, grace))).subscribed).toBe(false)
    })
  })

  describe('what a workspace may do while nobody of it is there', () => {
    const inForce = async (ctx: Founder, now: Date) => {
      const state = await stateOf(ctx)
      return [tierInForce(state, now), accessInForce(state, now)]
    }

    it('is nothing but reading before there is a plan', async () => {
      const ctx = await founder()
      expect(await inForce(ctx, ctx.now())).toEqual(['creator', 'read_only'])
    })

    it('is what its trial gives, to its last instant', async () => {
      const ctx = await onTrial()
      const end = (await stateOf(ctx))?.trialEnd ?? new Date(0)
      expect(await inForce(ctx, addMs(end, -1))).toEqual(['pro', 'full'])
      expect(await inForce(ctx, end)).toEqual(['creator', 'read_only'])
    })

    it('ends with what is paid where the plan was cancelled, and not before Stripe says so where it renews', async () => {
      const ctx = await subscriber()
      await pass(ctx, 8)
      const end = (await stateOf(ctx))?.currentPeriodEnd ?? new Date(0)
      expect(await inForce(ctx, addDays(end, 1))).toEqual(['pro', 'full'])
      await setRenewal(ctx, { intent: 'cancel' })
      expect(await inForce(ctx, addMs(end, -1))).toEqual(['pro', 'full'])
      expect(await inForce(ctx, end)).toEqual(['creator', 'read_only'])
    })

    it('lasts as long as the grace of a payment that failed', async () => {
      const ctx = await subscriber()
      giveCard(stripe(), await customerOf(ctx), 'fails')
      await pass(ctx, 7.01)
      const grace = addDays((await stateOf(ctx))?.pastDueSince ?? new Date(0), 7)
      expect(await inForce(ctx, addMs(grace, -1))).toEqual(['pro', 'full'])
      expect(await inForce(ctx, grace)).toEqual(['creator', 'read_only'])
    })

    it('is what was given, without an end where none was set', async () => {
      const ctx = await founder()
      await givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: null })
      expect(await inForce(ctx, addDays(ctx.now(), 900))).toEqual(['collective', 'full'])
    })
  })
})
