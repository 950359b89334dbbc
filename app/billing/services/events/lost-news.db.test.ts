import { randomUUID } from 'node:crypto'
import { HttpResponse, http, passthrough } from 'msw'
import { describe, expect, it } from 'vitest'
import type { StripeNotice } from '#app/billing/integrations/events.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { addDays, addMs } from '#core/shared/time.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { mailsTo } from '#tests/support/mails.ts'
import { openNetwork } from '#tests/support/network.ts'
import { customerOf, founderAtStripe, pressAtCheckout, useStripe } from '#tests/support/stripe.ts'
import { givePlan } from '../changes/give-plan.ts'
import { startCheckout } from '../changes/start-checkout.ts'
import { pickPlan } from '../pick-plan.ts'
import { processEvent } from './process-event.ts'
import { reconcileBilling } from './reconcile-billing.ts'
import { recordEvent } from './record-event.ts'
import { remindTrials } from './remind-trials.ts'
import { replayEvents } from './replay-events.ts'
import { syncCustomer } from './sync-customer.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }

const network = openNetwork('bypass')

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('what the machinery does by itself', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  async function buyer() {
    const ctx = await founder()
    const checkout = await startCheckout(ctx, { plan: PRO, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    return { ctx, stripeCustomerId: await customerOf(ctx) }
  }

  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const record = (ctx: Founder, notice: Partial<StripeNotice>) => {
    const whole = {
      ...{ id: `evt_${randomUUID()}`, type: 'invoice.paid', createdAt: ctx.now(), customerId: 'cus_x' },
      ...notice,
    }
    return ctx.db.transaction(sql => recordEvent(sql, whole, 'webhook'))
  }
  const forgetEvents = async (ctx: Founder) => {
    await ctx.db.sql`delete from stripe_events`
    await ctx.db.sql`delete from outbox`
  }

  describe('of an event that is recorded', () => {
    it.each([
      ['customer.subscription.deleted', 'cus_known', 1],
      ['subscription_schedule.released', 'cus_known', 1],
      ['checkout.session.expired', 'cus_known', 1],
      ['invoice.paid', 'cus_known', 1],
      ['customer.created', 'cus_known', 1],
      ['customer.updated', 'cus_known', 1],
      ['customer.discount.created', 'cus_known', 0],
      ['charge.refunded', 'cus_known', 0],
      ['invoice.paid', null, 0],
    ])('%s of %s asks for so many jobs: %i', async (type, customerId, jobs) => {
      const ctx = await founder()
      await forgetEvents(ctx)
      const id = `evt_${randomUUID()}`
      expect(await record(ctx, { id, type, customerId })).toBe(true)
      expect(await record(ctx, { id, type, customerId })).toBe(false)
      const rows = await ctx.db.sql`select queue, payload from outbox where queue = 'billing.sync'`
      expect(rows.map(({ payload }) => payload)).toEqual(jobs ? [{ eventId: id }] : [])
      const [row] = await ctx.db.sql`select outcome, source from stripe_events where id = ${id}`
      expect(row).toEqual({ outcome: jobs ? null : 'ignored', source: 'webhook' })
    })

    it('is acted on once, and again when an operator asks for it', async () => {
      const { ctx, stripeCustomerId } = await buyer()
      const id = `evt_${randomUUID()}`
      await record(ctx, { id, customerId: stripeCustomerId })
      let asked = 0
      network.use(
        http.get(`${stripe().url}/v1/subscriptions`, () => {
          asked += 1
          return passthrough()
        }),
      )
      await processEvent(ctx, { eventId: id })
      await processEvent(ctx, { eventId: id })
      expect(asked).toBe(1)
      const [row] = await ctx.db.sql`select outcome from stripe_events where id = ${id}`
      expect(row).toEqual({ outcome: 'synced' })
      await processEvent(ctx, { eventId: id, again: true })
      expect(asked).toBe(2)
      await processEvent(ctx, { eventId: 'evt_nobody' })
      expect(asked).toBe(2)
    })
  })

  describe('the hourly comparison', () => {
    /** How far back in Stripe's list it asks, in days before now. */
    async function daysAsked(ctx: Founder) {
      let since = 0
      network.use(
        http.get(`${stripe().url}/v1/events`, ({ request }) => {
          since = Number(new URL(request.url).searchParams.get('created[gte]'))
          return HttpResponse.json({ object: 'list', data: [], has_more: false, url: '/v1/events' })
        }),
      )
      await reconcileBilling(ctx)
      network.resetHandlers()
      return Math.round((ctx.now().getTime() / 1000 - since) / 8640) / 10
    }

    it('asks as far back as Stripe keeps, or three days behind the newest event that we know', async () => {
      const ctx = await founder()
      await forgetEvents(ctx)
      expect(await daysAsked(ctx)).toBe(29)
      for (const [daysAgo, days] of [
        [40, 29],
        [20, 23],
        [1, 4],
        // From a clock that runs ahead.
        [-9, 3],
      ] as const) {
        await record(ctx, { createdAt: addDays(ctx.now(), -daysAgo) })
        expect(await daysAsked(ctx), `${daysAgo} days ago`).toBe(days)
      }
    })

    it('answers how many events were lost, and how many customers it looked at', async () => {
      const { ctx } = await buyer()
      await forgetEvents(ctx)
      await reconcileBilling(ctx)
      expect(await reconcileBilling(ctx)).toEqual({ events: 0, customers: 0 })
      await ctx.db.sql`delete from stripe_events where id in (select id from stripe_events limit 2)`
      await ctx.db.sql`update billing_customers set synced_at = null where user_id = ${ctx.workspace}`
      expect(await reconcileBilling(ctx)).toEqual({ events: 2, customers: 1 })
      const rows = await ctx.db.sql`select distinct source from stripe_events`
      expect(rows).toEqual([{ source: 'reconcile' }])
    })
  })

  describe('the operator’s replay', () => {
    it('of one event acts on it again and answers it, or only answers', async () => {
      const { ctx } = await buyer()
      const [event] = stripe().ledger.state.events.slice(-1)
      const eventId = event?.id ?? ''
      const one = { eventId, since: null }
      const replayed = { ok: true, replayed: [{ id: eventId }] }
      expect(await replayEvents(ctx, { ...one, dryRun: true })).toMatchObject(replayed)
      expect(await stateOf(ctx)).toBeNull()
      expect(await ctx.db.sql`select 1 from stripe_events where id = ${eventId}`).toHaveLength(0)
      expect(await replayEvents(ctx, { ...one, dryRun: false })).toMatchObject(replayed)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro' })
      await ctx.db.sql`delete from subscriptions where user_id = ${ctx.workspace}`
      await replayEvents(ctx, { ...one, dryRun: false })
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro' })
    })

    it('since an instant acts on all that came after it, oldest first', async () => {
      const { ctx } = await buyer()
      await forgetEvents(ctx)
      stripe().advance(2)
      const since = ctx.now()
      expect(await replayEvents(ctx, { eventId: null, since, dryRun: false })).toEqual({
        ...{ ok: true, replayed: [] },
      })
      expect(await stateOf(ctx)).toBeNull()
      stripe().advance(8)
      const result = await replayEvents(ctx, { eventId: null, since, dryRun: false })
      if (!result.ok) throw new Error(result.reason)
      expect(result.replayed.length).toBeGreaterThan(1)
      const times = result.replayed.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual([...times].sort((a, b) => b - a))
      const rows = await ctx.db.sql<{ id: string }[]>`
        select id from stripe_events where source = 'replay' order by received_at
      `
      expect(rows.map(({ id }) => id)).toEqual(result.replayed.map(({ id }) => id).toReversed())
      expect(await stateOf(ctx)).toMatchObject({ status: 'active' })
    })

    it('of an event that Stripe does not know fails', async () => {
      const replay = replayEvents(await founder(), { eventId: 'evt_none', since: null, dryRun: true })
      await expect(replay).rejects.toMatchObject({ reason: 'missing' })
    })
  })

  describe('the end of what runs without Stripe', () => {
    /** The founder with a database in which something happens right after the list of what is over was read. */
    const overtaken = (ctx: Founder, meanwhile: () => Promise<unknown>): Founder => {
      let crossings = 0
      const acrossWorkspaces: Founder['db']['acrossWorkspaces'] = async (reason, work) => {
        const answer = await ctx.db.acrossWorkspaces(reason, work)
        crossings += 1
        // First the trials that end soon, then what is over.
        if (crossings === 2) await meanwhile()
        return answer
      }
      return { ...ctx, db: { ...ctx.db, acrossWorkspaces } }
    }
    const over = async () => {
      const first = await founder()
      await first.db.sql`delete from subscriptions`
      await pickPlan(first, { workspace: first.workspace, tier: 'pro', annual: false })
      const end = (await stateOf(first))?.trialEnd ?? new Date(0)
      return { ctx: { ...first, now: () => end }, end }
    }

    it('comes at its very instant, and is counted', async () => {
      const { ctx, end } = await over()
      expect(await remindTrials({ ...ctx, now: () => addMs(end, -1) })).toEqual({ reminded: 1, ended: 0 })
      expect(await stateOf(ctx)).toMatchObject({ status: 'trialing' })
      expect(await remindTrials(ctx)).toEqual({ reminded: 0, ended: 1 })
      expect(await stateOf(ctx)).toMatchObject({ status: 'canceled', endedAt: end })
      expect(await remindTrials(ctx)).toEqual({ reminded: 0, ended: 0 })
    })

    it.each([
      [
        'has subscribed',
        (ctx: Founder) =>
          ctx.db.sql`update subscriptions set provider = 'stripe' where user_id = ${ctx.workspace}`,
        { provider: 'stripe', status: 'trialing' },
      ],
      [
        'was given more time',
        (ctx: Founder) =>
          givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: addDays(ctx.now(), 9) }),
        { tier: 'collective', status: 'active' },
      ],
      [
        'was given a plan without an end',
        (ctx: Founder) => givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: null }),
        { tier: 'collective', status: 'active' },
      ],
      [
        'was ended by another run',
        (ctx: Founder) =>
          ctx.db.sql`
            update subscriptions set status = 'canceled', ended_at = '2020-01-01' where user_id = ${ctx.workspace}
          `,
        { status: 'canceled', endedAt: new Date('2020-01-01T00:00:00Z') },
      ],
    ])('passes over who %s in the meantime', async (_who, meanwhile, expected) => {
      const { ctx } = await over()
      await remindTrials(overtaken(ctx, () => meanwhile(ctx)))
      expect(await stateOf(ctx)).toMatchObject(expected)
      expect(await mailsTo(ctx, 'plan-ended')).toEqual([])
    })

    it('passes over who deleted their account in the meantime', async () => {
      const { ctx } = await over()
      const deleted = overtaken(ctx, () => ctx.db.sql`delete from accounts where id = ${ctx.workspace}`)
      expect(await remindTrials(deleted)).toEqual({ reminded: 0, ended: 1 })
    })
  })

  it('notes that a customer is not ours any more, also one who left while Stripe was asked', async () => {
    const { ctx, stripeCustomerId } = await buyer()
    const id = `evt_${randomUUID()}`
    await record(ctx, { id, customerId: stripeCustomerId })
    network.use(
      http.get(`${stripe().url}/v1/subscriptions`, async () => {
        await ctx.db.sql`delete from accounts where id = ${ctx.workspace}`
        return passthrough()
      }),
    )
    expect(await syncCustomer(ctx, { stripeCustomerId, eventId: id })).toEqual({
      ...{ ok: false, reason: 'unknown_customer' },
    })
    const [row] = await ctx.db.sql`select outcome from stripe_events where id = ${id}`
    expect(row).toEqual({ outcome: 'unknown_customer' })
  })

  it('notes what is said of a stranger as such', async () => {
    const ctx = await founder()
    const id = `evt_${randomUUID()}`
    await record(ctx, { id, customerId: 'cus_stranger' })
    expect(await syncCustomer(ctx, { stripeCustomerId: 'cus_stranger', eventId: id })).toEqual({
      ...{ ok: false, reason: 'unknown_customer' },
    })
    const [row] = await ctx.db.sql`select outcome from stripe_events where id = ${id}`
    expect(row).toEqual({ outcome: 'unknown_customer' })
  })
})
