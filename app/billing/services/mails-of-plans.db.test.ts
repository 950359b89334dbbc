import { expect, it } from 'vitest'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { addDays, formatDate } from '#core/shared/time.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { mailsTo } from '#tests/support/mails.ts'
import {
  buyPlan,
  customerOf,
  founderAtStripe,
  giveCard,
  letPass,
  pressAtCheckout,
  useStripe,
} from '#tests/support/stripe.ts'

const PRO: PlanChoice = { tier: 'pro', cycle: 'monthly' }

type Founder = OnTestDatabase<WorkspaceContext>

describeOnDatabase('a mail about a plan', database => {
  const stripe = useStripe()

  const founder = () => founderAtStripe(database().db, stripe())

  const pass = (ctx: Founder, days: number) => letPass(ctx, stripe(), days)

  async function subscriber(plan = PRO) {
    const ctx = await founder()
    await buyPlan(ctx, stripe(), plan)
    return ctx
  }

  const stateOf = (ctx: Founder) => findSubscription(ctx.db.sql, { workspace: ctx.workspace })
  const timeZone = 'Europe/London'

  it('that begins names it, its last day and where to go on', async () => {
    const ctx = await founder()
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    const { trialEnd } = (await stateOf(ctx)) ?? {}
    expect(await mailsTo(ctx, 'trial-started')).toEqual([
      {
        name: 'Ada Lovelace',
        plan: 'Pro',
        endsOn: formatDate(trialEnd ?? new Date(0), timeZone),
        url: `${ctx.config.appUrl}/app/dashboard`,
      },
    ])
  })

  it('whose trial ends names its day, and what a year costs where a year was bought', async () => {
    const ctx = await subscriber({ tier: 'collective', cycle: 'annual' })
    const trialEnd = (await stateOf(ctx))?.trialEnd ?? new Date(0)
    await remindTrials({ ...ctx, now: () => addDays(trialEnd, -3.1) })
    expect(await mailsTo(ctx, 'trial-ending')).toEqual([])
    await remindTrials({ ...ctx, now: () => addDays(trialEnd, -2.9) })
    await remindTrials({ ...ctx, now: () => addDays(trialEnd, -1) })
    expect(await mailsTo(ctx, 'trial-ending')).toEqual([
      {
        name: 'Ada Lovelace',
        plan: 'Collective+',
        endsOn: formatDate(trialEnd, timeZone),
        charge: '£564',
        url: `${ctx.config.appUrl}/app/upgrade`,
      },
    ])
  })

  it('that was not paid says until when all works, once for each renewal', async () => {
    const ctx = await subscriber()
    giveCard(stripe(), await customerOf(ctx), 'fails')
    await pass(ctx, 7.01)
    const { pastDueSince } = (await stateOf(ctx)) ?? {}
    await pass(ctx, 1)
    const first = {
      name: 'Ada Lovelace',
      plan: 'Pro',
      until: formatDate(addDays(pastDueSince ?? new Date(0), 7), timeZone),
      url: `${ctx.config.appUrl}/manage-your-subscription`,
    }
    expect(await mailsTo(ctx, 'payment-failed')).toEqual([first])
    giveCard(stripe(), await customerOf(ctx), 'works')
    await pass(ctx, 0)
    expect(await mailsTo(ctx, 'payment-failed')).toEqual([first])
    giveCard(stripe(), await customerOf(ctx), 'fails')
    await pass(ctx, 31)
    expect(await mailsTo(ctx, 'payment-failed')).toHaveLength(2)
  })

  it('that Stripe has given up promises no days in which all works', async () => {
    const ctx = await subscriber()
    const customer = await customerOf(ctx)
    giveCard(stripe(), customer, 'fails')
    stripe().advance(7.01)
    const { subscriptions } = stripe().ledger.state
    const owed = Object.values(subscriptions).find(one => one.customer === customer)
    if (!owed) throw new Error('no subscription')
    Object.assign(owed, { status: 'unpaid' })
    await pass(ctx, 0)
    expect(await stateOf(ctx)).toMatchObject({ status: 'unpaid' })
    expect(await mailsTo(ctx, 'payment-failed')).toEqual([])
  })

  it('that ended says so once, whichever way it ended', async () => {
    const ctx = await subscriber()
    await setRenewal(ctx, { intent: 'cancel' })
    expect(await mailsTo(ctx, 'plan-ended')).toEqual([])
    await pass(ctx, 8)
    await pass(ctx, 1)
    const ended = {
      name: 'Ada Lovelace',
      plan: 'Pro',
      url: `${ctx.config.appUrl}/manage-your-subscription`,
    }
    expect(await mailsTo(ctx, 'plan-ended')).toEqual([ended])
    expect(await mailsTo(ctx, 'payment-failed')).toEqual([])
    const again = await startCheckout(ctx, { plan: PRO, code: '' })
    if (!again.ok) throw new Error(again.reason)
    pressAtCheckout(stripe(), again.url, 'pay')
    await pass(ctx, 0)
    await setRenewal(ctx, { intent: 'cancel' })
    await pass(ctx, 32)
    expect(await mailsTo(ctx, 'plan-ended')).toEqual([ended, ended])
  })

  it('is not written about a plan that had ended before we first knew of it', async () => {
    const ctx = await subscriber()
    await setRenewal(ctx, { intent: 'cancel' })
    await ctx.db.sql`delete from subscriptions where user_id = ${ctx.workspace}`
    await pass(ctx, 8)
    expect(await stateOf(ctx)).toMatchObject({ status: 'canceled' })
    expect(await mailsTo(ctx, 'plan-ended')).toEqual([])
  })

  it('beside which another one was bought names the one that ended and the one that goes on', async () => {
    const ctx = await subscriber()
    const { state } = stripe().ledger
    const customer = await customerOf(ctx)
    const first = Object.values(state.subscriptions).find(one => one.customer === customer)
    const dearer = Object.values(state.prices).find(
      ({ metadata }) => metadata.tier === 'collective' && metadata.cycle === 'monthly',
    )
    if (!first || !dearer) throw new Error('nothing was sold')
    const second = { ...first, id: 'sub_dearer', itemId: 'si_dearer', price: dearer.id }
    state.subscriptions[second.id] = { ...second, created: first.created + 60 }
    await pass(ctx, 0)
    await pass(ctx, 0)
    expect(await mailsTo(ctx, 'second-plan-ended')).toEqual([
      {
        name: 'Ada Lovelace',
        ended: 'Pro',
        kept: 'Collective+',
        url: `${ctx.config.appUrl}/manage-your-subscription`,
      },
    ])
    // The one that goes on is told of no end.
    expect(await mailsTo(ctx, 'plan-ended')).toEqual([])
  })
})
