import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { mailsTo } from '#tests/support/mails.ts'
import { openNetwork } from '#tests/support/network.ts'
import { buyPlan, customerOf, founderAtStripe, giveCard, letPass, useStripe } from '#tests/support/stripe.ts'
import { changePlan } from '../changes/change-plan.ts'
import { givePlan } from '../changes/give-plan.ts'
import { quoteChange } from '../changes/quote-change.ts'
import { setRenewal } from '../changes/set-renewal.ts'
import { startCheckout } from '../changes/start-checkout.ts'
import { pickPlan } from '../pick-plan.ts'
import { awaitCheckout } from '../reading/await-checkout.ts'
import { endCustomer } from './end-customer.ts'
import { syncCustomer } from './sync-customer.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }
const CREATOR: PlanChoice = { tier: 'creator', cycle: 'monthly' }

const network = openNetwork('bypass')

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('a comparison with Stripe', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  const pass = (ctx: Founder, days: number) => letPass(ctx, stripe(), days)

  async function subscriber() {
    const ctx = await founder()
    await buyPlan(ctx, stripe(), PRO)
    return ctx
  }

  async function plan(ctx: Founder, to: PlanChoice) {
    const shown = await quoteChange(ctx, { to })
    if (!shown.ok) throw new Error(shown.reason)
    expect((await changePlan(ctx, { to, quote: shown.change.quote })).ok).toBe(true)
  }

  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const profileOf = (ctx: Founder) => findProfile(ctx.db.sql, { workspace: ctx.workspace })
  /** The subscription of a founder in Stripe's own books. */
  async function atStripe(ctx: Founder) {
    const id = (await stateOf(ctx))?.stripeSubscriptionId
    const found = id ? stripe().ledger.state.subscriptions[id] : undefined
    if (!found) throw new Error('no subscription')
    return found
  }
  const logOf = async (ctx: Founder) => {
    const rows = await ctx.db.sql<{ eventData: unknown }[]>`
      select event_data from security_events where user_id = ${ctx.workspace} and event_type = 'plan_changed'
      order by created_at
    `
    return rows.map(({ eventData }) => eventData)
  }

  it('writes each change of plan into the owner’s log, once', async () => {
    const ctx = await subscriber()
    await pass(ctx, 1)
    const trial = { tier: 'pro', cycle: 'monthly', status: 'trialing', ends: false, next: null }
    expect(await logOf(ctx)).toEqual([trial])
    await pass(ctx, 7)
    const active = { ...trial, status: 'active' }
    expect(await logOf(ctx)).toEqual([trial, active])
    await plan(ctx, CREATOR)
    await pass(ctx, 0)
    expect(await logOf(ctx)).toEqual([trial, active, { ...active, next: 'creator' }])
    await setRenewal(ctx, { intent: 'cancel' })
    expect((await logOf(ctx)).at(-1)).toEqual({ ...active, ends: true })
  })

  describe('that finds nothing of a plan we had from Stripe', () => {
    /** Somebody who planned a change, and whose subscription is gone from Stripe's books. */
    async function forgotten() {
      const ctx = await subscriber()
      await pass(ctx, 8)
      await plan(ctx, CREATOR)
      expect(await stateOf(ctx)).toMatchObject({ nextTier: 'creator' })
      delete stripe().ledger.state.subscriptions[(await atStripe(ctx)).id]
      return ctx
    }

    it('ends it, with all that was planned, and says so once', async () => {
      const ctx = await forgotten()
      await pass(ctx, 0)
      const ended = await stateOf(ctx)
      expect(ended).toMatchObject({
        ...{ tier: 'pro', status: 'canceled', stripeScheduleId: null },
        ...{ nextTier: null, nextBillingCycle: null, nextAt: null },
      })
      expect(await profileOf(ctx)).toMatchObject({ subscriptionStatus: 'inactive' })
      await pass(ctx, 1)
      expect(await stateOf(ctx)).toEqual(ended)
      expect(await mailsTo(ctx, 'plan-ended')).toHaveLength(1)
    })

    it('leaves alone what was given', async () => {
      const ctx = await subscriber()
      await ctx.db.sql`update subscriptions set status = 'canceled' where user_id = ${ctx.workspace}`
      const { id } = await atStripe(ctx)
      await givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: null })
      delete stripe().ledger.state.subscriptions[id]
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', status: 'active', provider: 'local' })
    })
  })

  it.each(['canceled', 'unpaid', 'paused'] as const)(
    'that finds an old plan %s takes nothing from one that was given',
    async status => {
      const ctx = await subscriber()
      Object.assign(await atStripe(ctx), { status })
      await ctx.db.sql`update subscriptions set status = 'canceled' where user_id = ${ctx.workspace}`
      await givePlan(ctx, { workspace: ctx.workspace, tier: 'collective', until: null })
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'collective', status: 'active', provider: 'local' })
      // A trial is no gift: what was bought earlier counts before it.
      await ctx.db.sql`update subscriptions set status = 'trialing' where user_id = ${ctx.workspace}`
      await pass(ctx, 0)
      expect(await stateOf(ctx)).toMatchObject({ tier: 'pro', status, provider: 'stripe' })
    },
  )

  it('keeps the day from which a payment is owed while Stripe gives the plan up and takes it back', async () => {
    const ctx = await subscriber()
    giveCard(stripe(), await customerOf(ctx), 'fails')
    await pass(ctx, 7.01)
    const since = (await stateOf(ctx))?.pastDueSince
    expect(since).toBeInstanceOf(Date)
    const subscription = await atStripe(ctx)
    const invoice = stripe().ledger.state.invoices[subscription.latestInvoice ?? '']
    if (!invoice) throw new Error('nothing is owed')
    // Given up: there is no open invoice any more, and still nothing was paid.
    Object.assign(invoice, { status: 'uncollectible' })
    Object.assign(subscription, { status: 'unpaid' })
    await pass(ctx, 1)
    expect(await stateOf(ctx)).toMatchObject({ status: 'unpaid', pastDueSince: since })
    // Another invoice of an earlier day is the older debt.
    const earlier = invoice.created - 86_400
    Object.assign(subscription, { status: 'past_due' })
    Object.assign(invoice, { status: 'open', created: earlier })
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ status: 'past_due', pastDueSince: new Date(earlier * 1000) })
  })

  it('takes a word that is new to us for a plan that does not run', async () => {
    const ctx = await subscriber()
    const { id } = await atStripe(ctx)
    const words = async (status: string) => {
      network.use(
        http.get(
          `${stripe().url}/v1/subscriptions`,
          async ({ request }) => {
            const answer = await fetch(request.url, { headers: request.headers }).then(
              one => one.json() as Promise<{ data: { id: string }[] }>,
            )
            const data = answer.data.map(one => (one.id === id ? { ...one, status } : one))
            return HttpResponse.json({ ...answer, data })
          },
          { once: true },
        ),
      )
      await pass(ctx, 0)
      return (await stateOf(ctx))?.status
    }
    expect(await words('hibernating')).toBe('unpaid')
    expect(await profileOf(ctx)).toMatchObject({ subscriptionStatus: 'inactive' })
    expect(await words('paused')).toBe('paused')
  })

  it('shows clients of the older API the end of the trial, of what is paid, or of all', async () => {
    const ctx = await subscriber()
    const endDate = async () => (await profileOf(ctx))?.subscriptionEndDate
    const trialEnd = (await atStripe(ctx)).trialEnd ?? 0
    Object.assign(await atStripe(ctx), { periodEnd: trialEnd + 86_400 })
    await pass(ctx, 0)
    expect(await endDate()).toEqual(new Date(trialEnd * 1000))
    Object.assign(await atStripe(ctx), { periodEnd: trialEnd })
    await pass(ctx, 8)
    expect(await endDate()).toEqual(new Date((await atStripe(ctx)).periodEnd * 1000))
    await setRenewal(ctx, { intent: 'cancel' })
    await pass(ctx, 40)
    const { endedAt } = await atStripe(ctx)
    expect(await endDate()).toEqual(new Date((endedAt ?? 0) * 1000))
  })

  it('is nothing to a workspace whose profile is gone', async () => {
    const ctx = await subscriber()
    const stripeCustomerId = await customerOf(ctx)
    await ctx.db.sql`delete from profiles where id = ${ctx.workspace}`
    await ctx.db.sql`update subscriptions set status = 'paused' where user_id = ${ctx.workspace}`
    expect(await syncCustomer(ctx, { stripeCustomerId })).toEqual({ ok: true })
    expect(await stateOf(ctx)).toMatchObject({ status: 'paused' })
  })

  describe('frees a profile that waits for a payment', () => {
    it('of somebody with a trial, who has it again', async () => {
      const ctx = await founder()
      await pickPlan(ctx, { workspace: ctx.workspace, tier: 'creator', annual: false })
      const checkout = await startCheckout(ctx, { plan: PRO, code: '' })
      await ctx.db.sql`update profiles set subscription_status = 'inactive' where id = ${ctx.workspace}`
      await awaitCheckout(ctx, { tier: 'pro' })
      await pass(ctx, 0)
      expect(await profileOf(ctx)).toMatchObject({
        ...{ subscriptionStatus: 'processing_payment', subscriptionTier: 'pro' },
      })
      await pass(ctx, 1.01)
      const { trialEnd } = (await stateOf(ctx)) ?? {}
      expect(await profileOf(ctx)).toMatchObject({
        ...{ subscriptionStatus: 'active', subscriptionTier: 'creator', subscriptionEndDate: trialEnd },
      })
      expect(checkout.ok).toBe(true)
    })

    it('of somebody who never had a plan, who has none', async () => {
      const ctx = await founder()
      await startCheckout(ctx, { plan: PRO, code: '' })
      await ctx.db.sql`update profiles set subscription_status = null where id = ${ctx.workspace}`
      await awaitCheckout(ctx, { tier: 'pro' })
      const [row] = await ctx.db.sql<{ expiresAt: Date }[]>`
        select expires_at from billing_checkouts where user_id = ${ctx.workspace}
      `
      const end = row?.expiresAt.getTime() ?? 0
      const syncAt = async (ms: number) =>
        syncCustomer({ ...ctx, now: () => new Date(ms) }, { stripeCustomerId: await customerOf(ctx) })
      await syncAt(end - 1)
      expect(await profileOf(ctx)).toMatchObject({ subscriptionStatus: 'processing_payment' })
      await syncAt(end)
      expect(await profileOf(ctx)).toMatchObject({
        ...{ subscriptionStatus: 'inactive', subscriptionTier: null, subscriptionEndDate: null },
      })
    })

    it('and leaves one that waits for nothing as it is', async () => {
      const ctx = await founder()
      await startCheckout(ctx, { plan: PRO, code: '' })
      await pass(ctx, 1.01)
      expect(await profileOf(ctx)).toMatchObject({
        subscriptionStatus: 'active',
        subscriptionTier: 'creator',
      })
    })
  })

  it('closes the checkout that led to the plan as finished', async () => {
    const ctx = await subscriber()
    const [row] = await ctx.db.sql`select status from billing_checkouts where user_id = ${ctx.workspace}`
    expect(row).toEqual({ status: 'complete' })
  })

  describe('is over with the account that is deleted', () => {
    const deletedAt = async (ctx: Founder) => stripe().ledger.state.customers[await customerOf(ctx)]?.deleted
    const refuse = (status: 400 | 500) =>
      network.use(
        http.delete(`${stripe().url}/v1/customers/:id`, () =>
          HttpResponse.json(
            { error: { type: status === 500 ? 'api_error' : 'invalid_request_error' } },
            { status, headers: { 'Stripe-Should-Retry': 'false' } },
          ),
        ),
      )

    it('also beside plans that ended before', async () => {
      const ctx = await subscriber()
      const { state } = stripe().ledger
      const running = await atStripe(ctx)
      for (const status of ['canceled', 'incomplete_expired'] as const) {
        const id = `sub_${status}_${ctx.workspace}`
        state.subscriptions[id] = { ...running, id, status, endedAt: running.created }
      }
      await endCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })
      expect(running.status).toBe('canceled')
      expect(await deletedAt(ctx)).toBe(true)
    })

    it('with nothing that is charged, even before Stripe lets the customer go', async () => {
      const ctx = await subscriber()
      const running = await atStripe(ctx)
      for (const status of [500, 400] as const) {
        refuse(status)
        await expect(endCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })).rejects.toMatchObject({
          reason: status === 500 ? 'unavailable' : 'refused',
        })
        network.resetHandlers()
      }
      expect(running.status).toBe('canceled')
      expect(await deletedAt(ctx)).toBe(false)
    })
  })
})
