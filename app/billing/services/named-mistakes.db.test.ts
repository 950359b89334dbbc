import { HttpResponse, http, passthrough } from 'msw'
import { expect, it } from 'vitest'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { endCustomer } from '#app/billing/services/events/end-customer.ts'
import { reconcileBilling } from '#app/billing/services/events/reconcile-billing.ts'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { awaitCheckout } from '#app/billing/services/reading/await-checkout.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { addMs } from '#core/shared/time.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { openNetwork } from '#tests/support/network.ts'
import {
  customerOf,
  founderAtStripe,
  pressAtCheckout,
  pressAtPortal,
  useStripe,
} from '#tests/support/stripe.ts'

const network = openNetwork('bypass')

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }

type Founder = OnTestDatabase<WorkspaceContext>

/** A test for each mistake about billing of `scripts/measure/mutation/named-mutants.ts`: they once passed all others. */
describeOnDatabase('of what once went unseen', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  async function open(ctx: Founder, plan: PlanChoice = PRO) {
    const checkout = await startCheckout(ctx, { plan, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    return checkout.url
  }

  const sync = async (ctx: Founder) => syncCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })

  /** Somebody on a plan with a card: seven days of trial, then £29 a month. */
  async function subscriber() {
    const ctx = await founder()
    pressAtCheckout(stripe(), await open(ctx), 'pay')
    await sync(ctx)
    return ctx
  }

  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const profileOf = async (ctx: Founder) =>
    (await findProfile(ctx.db.sql, { workspace: ctx.workspace }))?.subscriptionStatus
  async function subscriptionsOf(ctx: Founder) {
    const customer = await customerOf(ctx)
    return Object.values(stripe().ledger.state.subscriptions).filter(one => one.customer === customer)
  }

  it('a second subscription of one customer is ended at Stripe, and the newer one counts', async () => {
    const ctx = await subscriber()
    const [first] = await subscriptionsOf(ctx)
    if (!first) throw new Error('no subscription')
    const second = { ...first, id: 'sub_second', itemId: 'si_second', created: first.created + 60 }
    stripe().ledger.state.subscriptions[second.id] = second
    await sync(ctx)
    expect((await stateOf(ctx))?.stripeSubscriptionId).toBe(second.id)
    expect((await subscriptionsOf(ctx)).map(one => [one.id, one.status])).toEqual([
      [first.id, 'canceled'],
      [second.id, 'trialing'],
    ])
  })

  it('a payment that has not come takes nothing from a trial that runs', async () => {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    // The last day of a trial is no trial that a checkout could carry on: it is to be paid at once.
    stripe().advance(6.5)
    pressAtCheckout(stripe(), await open(ctx), 'ask')
    await sync(ctx)
    expect((await subscriptionsOf(ctx)).map(one => one.status)).toEqual(['incomplete'])
    expect(await stateOf(ctx)).toMatchObject({ provider: 'local', status: 'trialing' })
    // Nor does one that never came.
    stripe().advance(1.01)
    await sync(ctx)
    expect((await subscriptionsOf(ctx)).map(one => one.status)).toEqual(['incomplete_expired'])
    expect(await stateOf(ctx)).toMatchObject({ provider: 'local', status: 'trialing' })
  })

  it('a payment that never came is over with its own time', async () => {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    stripe().advance(8)
    await remindTrials(ctx)
    pressAtCheckout(stripe(), await open(ctx), 'ask')
    await ctx.db.sql`delete from subscriptions where user_id = ${ctx.workspace}`
    await sync(ctx)
    expect(await stateOf(ctx)).toMatchObject({ status: 'incomplete' })
    stripe().advance(1.01)
    await sync(ctx)
    expect(await stateOf(ctx)).toMatchObject({ status: 'incomplete_expired' })
    expect(await profileOf(ctx)).toBe('inactive')
  })

  it('a plan that the portal ends on a date is said to end, and goes on once it is resumed', async () => {
    const ctx = await subscriber()
    const [subscription] = await subscriptionsOf(ctx)
    pressAtPortal(stripe(), await customerOf(ctx), { cancel: subscription?.id ?? '' })
    expect((await subscriptionsOf(ctx))[0]).toMatchObject({ cancelAtPeriodEnd: false })
    await sync(ctx)
    expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true })
    expect((await readBilling(ctx)).nextCharge).toBeNull()
    await setRenewal(ctx, { intent: 'resume' })
    expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: false })
    expect((await subscriptionsOf(ctx))[0]).toMatchObject({ cancelAt: null })
  })

  it('a customer who was last compared a day ago is compared again, and no sooner', async () => {
    const ctx = await subscriber()
    const [subscription] = await subscriptionsOf(ctx)
    pressAtPortal(stripe(), await customerOf(ctx), { cancel: subscription?.id ?? '' })
    stripe().advance(0.9)
    await reconcileBilling(ctx)
    expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: false })
    stripe().advance(0.2)
    await reconcileBilling(ctx)
    expect(await stateOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('the mail before a trial ends names the charge where one comes, and none where none does', async () => {
    const withCard = await subscriber()
    const cancelled = await subscriber()
    await setRenewal(cancelled, { intent: 'cancel' })
    const withoutCard = await founder()
    pressAtCheckout(stripe(), await open(withoutCard), 'trial')
    await sync(withoutCard)
    stripe().advance(5)
    await remindTrials(withCard)
    const chargeToldTo = async (ctx: Founder) => {
      const [mail] = await ctx.db.sql<{ sealedProps: Uint8Array }[]>`
        select sealed_props from mail_outbox m join accounts a on a.email = m.to_address
        where a.id = ${ctx.workspace} and m.template = 'trial-ending'
      `
      if (!mail) return 'no mail'
      const props = unsealJson(mail.sealedProps, ctx.config.encryptionKey, 'mail-props')
      return (props as { charge: string | null }).charge
    }
    expect(await chargeToldTo(withCard)).toBe('£29')
    expect(await chargeToldTo(cancelled)).toBeNull()
    expect(await chargeToldTo(withoutCard)).toBeNull()
  })

  it('a customer whom Stripe no longer knows is replaced, and one whom it knows is kept', async () => {
    const ctx = await founder()
    await open(ctx)
    const first = await customerOf(ctx)
    await open(ctx, { ...PRO, cycle: 'annual' })
    expect(await customerOf(ctx)).toBe(first)
    await endCustomer(ctx, { stripeCustomerId: first })
    pressAtCheckout(stripe(), await open(ctx, { ...PRO, tier: 'creator' }), 'pay')
    expect(await customerOf(ctx)).not.toBe(first)
    await sync(ctx)
    expect(await stateOf(ctx)).toMatchObject({ tier: 'creator', status: 'trialing' })
  })

  it('the page after checkout asks Stripe itself, and not again within seconds', async () => {
    const ctx = await founder()
    const url = await open(ctx)
    let asked = 0
    network.use(
      http.get(`${stripe().url}/v1/subscriptions`, () => {
        asked += 1
        return passthrough()
      }),
    )
    const opened = ctx.now()
    const pollAfter = (ms: number) => awaitCheckout({ ...ctx, now: () => addMs(opened, ms) }, { tier: 'pro' })
    expect(await pollAfter(0)).toEqual({ isOpen: true, subscription: null })
    await pollAfter(2_000)
    await pollAfter(3_999)
    expect(asked).toBe(1)
    pressAtCheckout(stripe(), url, 'pay')
    // No webhook was delivered: only the page’s own question can find the plan.
    expect(await pollAfter(4_000)).toMatchObject({ isOpen: false, subscription: { tier: 'pro' } })
    expect(asked).toBe(2)
    await pollAfter(60_000)
    expect(asked).toBe(2)
  })

  it('the page after checkout waits on while Stripe does not answer', async () => {
    const ctx = await founder()
    pressAtCheckout(stripe(), await open(ctx), 'pay')
    network.use(http.get(`${stripe().url}/v1/subscriptions`, () => HttpResponse.error()))
    expect(await awaitCheckout(ctx, { tier: 'pro' })).toMatchObject({ isOpen: true })
    network.resetHandlers()
    expect(await awaitCheckout(ctx, { tier: 'pro' })).toMatchObject({ isOpen: false })
  })
})
