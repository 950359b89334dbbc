import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { connectStripe } from '#app/billing/integrations/client.ts'
import { listSubscriptions } from '#app/billing/integrations/subscriptions.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { processEvent } from '#app/billing/services/events/process-event.ts'
import { receiveWebhook } from '#app/billing/services/events/receive-webhook.ts'
import { reconcileBilling } from '#app/billing/services/events/reconcile-billing.ts'
import { recordEvent } from '#app/billing/services/events/record-event.ts'
import { replayEvents } from '#app/billing/services/events/replay-events.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { chooseSubscription } from '#core/billing/provider/remote-subscription.ts'
import { addDays } from '#core/shared/time.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { countStripeEvents } from '#db/queries/billing/stripe-events.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { type Random, seededRandom } from '#db/seed/random.ts'
import { presentEvent } from '#scripts/local/stripe/api/present.ts'
import { sign } from '#scripts/local/stripe/webhooks.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { giveCard, pressAtCheckout, useStripe, WEBHOOK_SECRET, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** The items in an order of which each is equally likely (Fisher and Yates). */
function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(random.between(0, rest.length - 1), 1))
}

/** In which order events came for the first time: two orders that differ only in their repeats are one. */
const firstArrivals = (deliveries: readonly { id: string }[]) =>
  [...new Set(deliveries.map(({ id }) => id))].join(' ')

describeOnDatabase('what Stripe tells us', database => {
  const stripe = useStripe()

  async function subscriber(): Promise<{
    ctx: OnTestDatabase<WorkspaceContext>
    customer: string
    from: number
  }> {
    const { db } = database()
    const ctx = withStripe(contextFor(db, await createTestAccount(db)), stripe())
    const from = stripe().ledger.state.events.length
    const checkout = await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    const customer = await findBillingCustomer(db.sql, { workspace: ctx.workspace })
    if (!customer) throw new Error('no customer')
    return { ctx, customer: customer.stripeCustomerId, from }
  }

  const payloadsSince = (from: number) =>
    stripe()
      .ledger.state.events.slice(from)
      .map(event => ({ id: event.id, payload: JSON.stringify(presentEvent(event)) }))

  async function deliver(
    ctx: OnTestDatabase<WorkspaceContext>,
    { id, payload }: { id: string; payload: string },
  ) {
    const signature = sign(payload, WEBHOOK_SECRET, seconds())
    expect(await receiveWebhook(ctx, { rawBody: payload, signature })).toMatchObject({ ok: true })
    await processEvent(ctx, { eventId: id })
  }

  /** What we hold, beside what Stripe holds, in the same words. */
  async function bothSides(ctx: OnTestDatabase<WorkspaceContext>, customer: string) {
    const connection = await connectStripe(ctx.config.stripe)
    if (!connection) throw new Error('not configured')
    const truth = chooseSubscription(await listSubscriptions(connection, customer))
    const state = await findSubscription(ctx.db.sql, { workspace: ctx.workspace })
    const profile = await findProfile(ctx.db.sql, { workspace: ctx.workspace })
    const runs = truth !== null && ['trialing', 'active', 'past_due'].includes(truth.status)
    return {
      ours: {
        id: state?.stripeSubscriptionId,
        tier: state?.tier,
        status: state?.status,
        end: state?.currentPeriodEnd?.getTime(),
        ends: state?.cancelAtPeriodEnd,
        profile: `${profile?.subscriptionTier} ${profile?.subscriptionStatus}`,
      },
      theirs: {
        id: truth?.id,
        tier: truth?.plan?.tier,
        status: truth?.status,
        end: truth?.periodEnd?.getTime(),
        ends: truth?.cancelAtPeriodEnd,
        profile: `${truth?.plan?.tier} ${runs ? 'active' : 'inactive'}`,
      },
    }
  }

  const step = fc.oneof(
    fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 3, 8, 31) }),
    fc.record({
      kind: fc.constant('card' as const),
      card: fc.constantFrom('works' as const, 'fails' as const),
    }),
    fc.record({
      kind: fc.constant('renewal' as const),
      intent: fc.constantFrom('cancel' as const, 'resume' as const),
    }),
  )

  it('whatever happened, and in whatever order and however often it is told, the profile equals the truth', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.infiniteStream(fc.nat()), async (steps, dice) => {
        const { ctx, customer, from } = await subscriber()
        for (const one of steps) {
          if (one.kind === 'days') stripe().advance(one.days)
          else if (one.kind === 'card') giveCard(stripe(), customer, one.card)
          else await setRenewal(ctx, { intent: one.intent })
        }
        const payloads = payloadsSince(from).flatMap(event =>
          dice.next().value % 5 < 2 ? [event, event] : [event],
        )
        const shuffled = payloads
          .map(event => ({ event, at: dice.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ event }) => event)
        // Pairs at once, as two workers would.
        for (let n = 0; n < shuffled.length; n += 2) {
          await Promise.all(shuffled.slice(n, n + 2).map(event => deliver(ctx, event)))
        }
        const { ours, theirs } = await bothSides(ctx, customer)
        expect(ours).toEqual(theirs)
      }),
      { numRuns: 8 },
    )
  }, 120_000)

  it('thirty orders of one life with repeats come to one state, told of once', async () => {
    const { ctx, customer, from } = await subscriber()
    stripe().advance(7.01)
    giveCard(stripe(), customer, 'fails')
    stripe().advance(31)
    const events = payloadsSince(from)
    const states = new Set<string>()
    const orders = new Set<string>()
    for (let order = 0; order < 30; order += 1) {
      const random = seededRandom(order)
      const repeats = events.filter(() => random.chance(0.4))
      const deliveries = shuffle([...events, ...repeats], random)
      orders.add(firstArrivals(deliveries))
      for (const event of deliveries) {
        await receiveWebhook(ctx, {
          rawBody: event.payload,
          signature: sign(event.payload, WEBHOOK_SECRET, seconds()),
        })
        await processEvent(ctx, { eventId: event.id, again: true })
      }
      states.add(JSON.stringify((await bothSides(ctx, customer)).ours))
    }
    expect(events.length).toBeGreaterThan(5)
    expect(orders.size).toBeGreaterThanOrEqual(25)
    expect(states.size).toBe(1)
    const { ours, theirs } = await bothSides(ctx, customer)
    expect(ours).toEqual(theirs)
    const mails = await ctx.db.sql<{ n: number }[]>`
      select count(*)::integer as n from mail_outbox m join accounts a on a.email = m.to_address
      where a.id = ${ctx.workspace} and m.template = 'payment-failed'
    `
    expect(mails[0]?.n).toBe(1)
  }, 120_000)

  it('refuses what is forged, unsigned or older than five minutes', async () => {
    const { ctx, from } = await subscriber()
    const [event] = payloadsSince(from)
    const rawBody = event?.payload ?? ''
    const bad = { ok: false, reason: 'not_signed' }
    const good = sign(rawBody, WEBHOOK_SECRET, seconds())
    expect(await receiveWebhook(ctx, { rawBody, signature: null })).toEqual(bad)
    expect(
      await receiveWebhook(ctx, { rawBody, signature: sign(rawBody, 'whsec_other', seconds()) }),
    ).toEqual(bad)
    expect(await receiveWebhook(ctx, { rawBody: `${rawBody} `, signature: good })).toEqual(bad)
    expect(
      await receiveWebhook(ctx, { rawBody, signature: sign(rawBody, WEBHOOK_SECRET, seconds() - 301) }),
    ).toEqual(bad)
    expect(
      await receiveWebhook(ctx, {
        rawBody: 'no json',
        signature: sign('no json', WEBHOOK_SECRET, seconds()),
      }),
    ).toEqual(bad)
    expect(await receiveWebhook(ctx, { rawBody, signature: good })).toEqual({ ok: true, isNew: true })
    expect(await receiveWebhook(ctx, { rawBody, signature: good })).toEqual({ ok: true, isNew: false })
  })

  it('acknowledges and counts kinds it does not know', async () => {
    const { ctx } = await subscriber()
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'radar.early_fraud_warning.created',
      created: seconds(),
      data: { object: { id: 'issfr_1', object: 'radar.early_fraud_warning' } },
    })
    const signature = sign(payload, WEBHOOK_SECRET, seconds())
    expect(await receiveWebhook(ctx, { rawBody: payload, signature })).toEqual({ ok: true, isNew: true })
    const counts = await countStripeEvents(ctx.db.sql)
    expect(counts.find(row => row.type === 'radar.early_fraud_warning.created')).toMatchObject({
      outcome: 'ignored',
      count: 1,
    })
  })

  it('an event about a customer who is not ours changes nothing', async () => {
    const { ctx } = await subscriber()
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'customer.subscription.updated',
      created: seconds(),
      data: { object: { id: 'sub_x', object: 'subscription', customer: 'cus_stranger' } },
    })
    const id = (JSON.parse(payload) as { id: string }).id
    await deliver(ctx, { id, payload })
    const [row] = await ctx.db.sql`select outcome from stripe_events where id = ${id}`
    expect(row).toEqual({ outcome: 'unknown_customer' })
  })

  it('a day of lost deliveries is found again through the events list', async () => {
    const { ctx, customer } = await subscriber()
    stripe().advance(7.01)
    expect((await bothSides(ctx, customer)).ours.status).toBeUndefined()
    const summary = await reconcileBilling(ctx)
    expect(summary.events).toBeGreaterThan(3)
    const waiting = await ctx.db.sql<{ payload: { eventId: string } }[]>`
      select payload from outbox where queue = 'billing.sync'
    `
    for (const { payload } of waiting) await processEvent(ctx, payload)
    const { ours, theirs } = await bothSides(ctx, customer)
    expect(ours).toEqual(theirs)
    expect((await reconcileBilling(ctx)).events).toBe(0)
  })

  it('an event from a clock that runs ahead hides nothing that came before it', async () => {
    const { ctx } = await subscriber()
    await ctx.db.transaction(sql =>
      recordEvent(
        sql,
        {
          id: `evt_${randomUUID()}`,
          type: 'customer.updated',
          createdAt: addDays(new Date(), 60),
          customerId: null,
        },
        'webhook',
      ),
    )
    expect((await reconcileBilling(ctx)).events).toBeGreaterThan(0)
  })

  it('an operator replays one event or all since an instant', async () => {
    const { ctx, customer, from } = await subscriber()
    const [event] = payloadsSince(from).slice(-1)
    expect(await replayEvents(ctx, { eventId: event?.id ?? '', since: null, dryRun: true })).toMatchObject({
      ok: true,
    })
    expect((await bothSides(ctx, customer)).ours.status).toBeUndefined()
    await replayEvents(ctx, { eventId: event?.id ?? '', since: null, dryRun: false })
    const { ours, theirs } = await bothSides(ctx, customer)
    expect(ours).toEqual(theirs)
  })
})
