import { expect, it } from 'vitest'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { addDays } from '#core/shared/time.ts'
import { findSubscription, type Subscription, upsertSubscription } from '#db/queries/billing/subscriptions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { CALLER, contextOn } from '#tests/support/visitor.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { openSession } from './open-session.ts'
import { readViewer } from './read-viewer.ts'

describeOnDatabase('the trial of whoever is signed in', database => {
  async function signedIn(changes: Partial<Subscription>) {
    const { context } = contextOn(database().db)
    const account = await createTestAccount(context.db)
    const ctx = contextFor(database().db, account)
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    const state = await findSubscription(context.db.sql, { workspace: ctx.workspace })
    if (!state) throw new Error('no plan')
    await upsertSubscription(context.db.sql, { ...state, ...changes })
    const { secret } = await openSession(context, {
      ...{
        userId: account.id,
        device: null,
        caller: CALLER,
        how: 'password',
        replaces: null,
        remember: true,
      },
    })
    return { viewer: await readViewer(context, secret), trialEnd: state.trialEnd }
  }

  it('ends where there is no card to pay on, or the founder cancelled', async () => {
    const free = await signedIn({})
    expect(free.viewer?.trialEndsAt).toEqual(free.trialEnd)
    const cancelled = await signedIn({ provider: 'stripe', hasCard: true, cancelAtPeriodEnd: true })
    expect(cancelled.viewer?.trialEndsAt).toEqual(cancelled.trialEnd)
  })

  it('is not told of to founders who pay: with a card in a trial, or on a plan that they let end', async () => {
    const paying = await signedIn({ provider: 'stripe', hasCard: true, cancelAtPeriodEnd: false })
    expect(paying.viewer?.trialEndsAt).toBeNull()
    const leaving = await signedIn({
      ...{ provider: 'stripe', status: 'active', hasCard: true, cancelAtPeriodEnd: true },
      currentPeriodEnd: addDays(new Date(), 2),
    })
    expect(leaving.viewer?.trialEndsAt).toBeNull()
  })
})
