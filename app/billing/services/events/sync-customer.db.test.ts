import { randomUUID } from 'node:crypto'
import { HttpResponse, http, passthrough } from 'msw'
import { describe, expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { priceKey } from '#core/billing/provider/price-key.ts'
import { addDays } from '#core/shared/time.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { presentSubscription } from '#scripts/local/stripe/api/present.ts'
import { cardOf } from '#scripts/local/stripe/books/cards.ts'
import { openSubscription } from '#scripts/local/stripe/books/subscriptions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { openNetwork } from '#tests/support/network.ts'
import { giveCard, pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { givePlan } from '../changes/give-plan.ts'
import { startCheckout } from '../changes/start-checkout.ts'
import { pickPlan } from '../pick-plan.ts'
import { readBilling } from '../reading/read-billing.ts'
import { processEvent } from './process-event.ts'
import { reconcileBilling } from './reconcile-billing.ts'
import { recordEvent } from './record-event.ts'
import { remindTrials } from './remind-trials.ts'
import { syncCustomer } from './sync-customer.ts'

const network = openNetwork('bypass')

describeOnDatabase('what is written down of a customer', database => {
  const stripe = useStripe()
  type Founder = OnTestDatabase<WorkspaceContext>

  async function founder() {
    const ctx = withStripe(contextFor(database().db, await createTestAccount(database().db)), stripe())
    const checkout = await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    const customer = await findBillingCustomer(ctx.db.sql, { workspace: ctx.workspace })
    return { ctx, stripeCustomerId: customer?.stripeCustomerId ?? '' }
  }
  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const mailsTo = async (ctx: Founder, template: string) => {
    const rows = await ctx.db.sql`
      select from mail_outbox m join accounts a on a.email = m.to_address
      where a.id = ${ctx.workspace} and m.template = ${template}
    `
    return rows.count
  }
  const theirList = () => `${stripe().url}/v1/subscriptions`

  it('is asked for while nobody waits for the database', async () => {
    const { ctx, stripeCustomerId } = await founder()
    let isFree = false
    network.use(
      http.get(theirList(), async () => {
        // Embedded there is one connection: this would wait for ever behind a transaction.
        const rows = await ctx.db.transaction(
          sql =>
            sql`select from billing_customers where stripe_customer_id = ${stripeCustomerId} for update nowait`,
        )
        isFree = rows.count === 1
        return passthrough()
      }),
    )
    await syncCustomer(ctx, { stripeCustomerId })
    expect(isFree).toBe(true)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status: 'trialing' })
  })

  it('is never an answer that was longer on its way than a younger one', async () => {
    const { ctx, stripeCustomerId } = await founder()
    const old = JSON.stringify({
      ...{ object: 'list', has_more: false, url: '/v1/subscriptions' },
      data: Object.values(stripe().ledger.state.subscriptions)
        .filter(one => one.customer === stripeCustomerId)
        .map(one => presentSubscription(stripe().ledger, one)),
    })
    let arrive = () => {}
    const isLate = new Promise<void>(resolve => {
      arrive = resolve
    })
    let asked = () => {}
    const isAsked = new Promise<void>(resolve => {
      asked = resolve
    })
    network.use(
      http.get(
        theirList(),
        async () => {
          asked()
          await isLate
          return new HttpResponse(old, { headers: { 'Content-Type': 'application/json' } })
        },
        { once: true },
      ),
    )
    const slow = syncCustomer(ctx, { stripeCustomerId })
    await isAsked
    stripe().advance(8)
    await syncCustomer(ctx, { stripeCustomerId })
    expect(await stateOf(ctx)).toMatchObject({ status: 'active' })
    arrive()
    expect(await slow).toEqual({ ok: true })
    expect(await stateOf(ctx)).toMatchObject({ status: 'active' })
  })

  it('comes to one truth when fifty ask at once', async () => {
    const { ctx, stripeCustomerId } = await founder()
    let asked = 0
    network.use(
      http.get(theirList(), () => {
        asked += 1
        return passthrough()
      }),
    )
    await Promise.all(Array.from({ length: 50 }, () => syncCustomer(ctx, { stripeCustomerId })))
    expect(await stateOf(ctx)).toMatchObject({ status: 'trialing' })
    expect(asked).toBeLessThanOrEqual(100)
  })

  it('is compared for everybody behind a customer whom Stripe does not know', async () => {
    const known = await founder()
    const lost = await founder()
    await syncCustomer(lost.ctx, lost)
    network.use(
      http.get(theirList(), ({ request }) => {
        if (new URL(request.url).searchParams.get('customer') !== lost.stripeCustomerId) return passthrough()
        const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' }
        return HttpResponse.json({ error }, { status: 400 })
      }),
    )
    await lost.ctx.db.sql`update billing_customers set synced_at = null where user_id = ${lost.ctx.workspace}`
    await known.ctx.db.sql`
      update billing_customers set synced_at = ${addDays(known.ctx.now(), -2)} where user_id = ${known.ctx.workspace}
    `
    await reconcileBilling(known.ctx)
    expect(await stateOf(known.ctx)).toMatchObject({ tier: 'pro' })
    // Nothing is taken from somebody because of another key or books that were emptied.
    expect(await stateOf(lost.ctx)).toMatchObject({ status: 'trialing' })
    const [row] = await lost.ctx.db.sql`
      select synced_at from billing_customers where user_id = ${lost.ctx.workspace}
    `
    expect(row?.syncedAt).not.toBeNull()
  })

  it('is asked for again when the job of an event gave up', async () => {
    const { ctx, stripeCustomerId } = await founder()
    const id = `evt_${randomUUID()}`
    await ctx.db.transaction(sql =>
      recordEvent(
        sql,
        { id, type: 'customer.subscription.updated', createdAt: ctx.now(), customerId: stripeCustomerId },
        'webhook',
      ),
    )
    const jobs = async () => {
      const rows = await ctx.db.sql`
        select from outbox where queue = 'billing.sync' and payload ->> 'eventId' = ${id}
      `
      return rows.count
    }
    // The job was taken over and is gone.
    await ctx.db.sql`delete from outbox`
    await reconcileBilling(ctx)
    expect(await jobs()).toBe(0)
    await ctx.db.sql`update stripe_events set received_at = now() - interval '2 hours' where id = ${id}`
    await reconcileBilling(ctx)
    expect(await jobs()).toBe(1)
    await processEvent(ctx, { eventId: id })
    await ctx.db.sql`delete from outbox`
    await reconcileBilling(ctx)
    expect(await jobs()).toBe(0)
  })

  it('begins no second grace with a second unpaid invoice', async () => {
    const { ctx, stripeCustomerId } = await founder()
    giveCard(stripe(), stripeCustomerId, 'fails')
    stripe().advance(7.01)
    await syncCustomer(ctx, { stripeCustomerId })
    const first = (await stateOf(ctx))?.pastDueSince
    expect(first).not.toBeNull()
    stripe().advance(3)
    const { invoices } = stripe().ledger.state
    const unpaid = Object.values(invoices).find(
      one => one.customer === stripeCustomerId && one.status === 'open',
    )
    if (!unpaid) throw new Error('nothing is unpaid')
    const subscription = Object.values(stripe().ledger.state.subscriptions).find(
      one => one.customer === stripeCustomerId,
    )
    if (!subscription) throw new Error('no subscription')
    const second = { ...unpaid, id: `in_${randomUUID()}`, created: stripe().ledger.now() }
    invoices[second.id] = second
    subscription.latestInvoice = second.id
    await syncCustomer(ctx, { stripeCustomerId })
    expect((await stateOf(ctx))?.pastDueSince).toEqual(first)
  })

  describe('of somebody with two running plans', () => {
    /** A founder whose first plan is as it became in so many days, and who bought another one besides today. */
    async function withTwo(days: number, card: 'works' | 'fails' = 'works') {
      const { ctx, stripeCustomerId } = await founder()
      await syncCustomer(ctx, { stripeCustomerId })
      stripe().advance(8)
      giveCard(stripe(), stripeCustomerId, card)
      stripe().advance(days - 8)
      const { ledger } = stripe()
      const theirs = () =>
        Object.values(ledger.state.subscriptions).filter(one => one.customer === stripeCustomerId)
      const [first] = theirs()
      const key = priceKey({ tier: 'collective', cycle: 'monthly' })
      const price = Object.values(ledger.state.prices).find(one => one.lookupKey === key)
      if (!first || !price) throw new Error('nothing was sold')
      // The card of the second checkout is theirs from then on.
      const owner = ledger.state.customers[stripeCustomerId]
      if (owner) owner.card = cardOf(ledger, 'works')
      const common = { trialDays: null, trialEnd: null, promotionCode: null, subscriptionMetadata: {} }
      const second = openSubscription(ledger, {
        ...{ ...common, customer: stripeCustomerId, price: price.id },
        missingPaymentMethod: 'cancel',
      })
      await syncCustomer(ctx, { stripeCustomerId })
      await syncCustomer(ctx, { stripeCustomerId })
      expect([first.status, second.status]).toEqual(['canceled', 'active'])
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', status: 'active' })
      expect(await mailsTo(ctx, 'second-plan-ended')).toBe(1)
      const credit = Math.abs(ledger.state.customers[stripeCustomerId]?.balance ?? 0)
      expect((await readBilling(ctx)).nextCharge?.pence).toBe(5900 - credit)
      return { credit, first, ledger }
    }

    it('ends the older one, and gives credit for what was paid and is not used', async () => {
      const { credit, first } = await withTwo(18)
      const left = (first.periodEnd - (first.endedAt ?? 0)) / (first.periodEnd - first.periodStart)
      expect(left).toBeGreaterThan(0.5)
      expect(credit).toBe(Math.round(2900 * left))
    })

    it('gives no credit for a period that nobody paid for, and asks for it no more', async () => {
      const { credit, first, ledger } = await withTwo(40, 'fails')
      expect(credit).toBe(0)
      expect(ledger.state.invoices[first.latestInvoice ?? '']?.status).toBe('void')
    })
  })

  it('says that a plan ended each time that one ends', async () => {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    const { workspace } = ctx
    await pickPlan(ctx, { workspace, tier: 'pro', annual: false })
    await remindTrials({ ...ctx, now: () => addDays(ctx.now(), 8) })
    expect(await mailsTo(ctx, 'plan-ended')).toBe(1)
    const given = { ...ctx, now: () => addDays(ctx.now(), 9) }
    await givePlan(given, { workspace, tier: 'pro', until: addDays(ctx.now(), 20) })
    await remindTrials({ ...ctx, now: () => addDays(ctx.now(), 21) })
    await remindTrials({ ...ctx, now: () => addDays(ctx.now(), 21) })
    expect(await mailsTo(ctx, 'plan-ended')).toBe(2)
  })

  it('tells everybody that their trial ends, however many there are', async () => {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    await ctx.db.sql`
      with made as (
        insert into accounts (id, email, full_name, email_confirmed_at)
        select gen_random_uuid(), 'many-' || n || '@example.test', 'Ada', now() from generate_series(1, 1100) n
        returning id, email
      ), shown as (
        insert into profiles (id, email, full_name, subscription_tier, subscription_status)
        select id, email, 'Ada', 'pro', 'active' from made returning id
      )
      insert into subscriptions (user_id, tier, status, provider, billing_cycle, started_at, trial_end)
      select id, 'pro', 'trialing', 'local', 'monthly', ${ctx.now()}, ${addDays(ctx.now(), 2)} from shown
    `
    const { reminded } = await remindTrials(ctx)
    expect(reminded).toBeGreaterThanOrEqual(1100)
    const [row] = await ctx.db.sql<{ count: number }[]>`
      select count(distinct to_address)::integer as count from mail_outbox
      where template = 'trial-ending' and to_address like 'many-%'
    `
    expect(row?.count).toBe(1100)
  }, 60_000)

  it('lets an operator give a plan where nothing is paid at Stripe, however it stopped', async () => {
    const { ctx, stripeCustomerId } = await founder()
    await syncCustomer(ctx, { stripeCustomerId })
    for (const status of ['unpaid', 'paused', 'incomplete', 'canceled']) {
      await ctx.db.sql`
        update subscriptions set status = ${status}, provider = 'stripe' where user_id = ${ctx.workspace}
      `
      const given = await givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: null })
      expect(given.ok, status).toBe(true)
    }
    for (const status of ['trialing', 'active', 'past_due']) {
      await ctx.db.sql`
        update subscriptions set status = ${status}, provider = 'stripe' where user_id = ${ctx.workspace}
      `
      const given = await givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: null })
      expect(given, status).toEqual({ ok: false, reason: 'paid_at_stripe' })
    }
  })
})
