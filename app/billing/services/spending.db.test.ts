import { expect, it } from 'vitest'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { readCredits } from '#app/billing/services/read-credits.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { refundCredit, spendCredit, spendRound } from '#app/billing/services/spend-credit.ts'
import type { AssistantLimits } from '#app/config.server.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { raisedAlarms } from '#app/platform/log/alarm.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const HOUR = 3_600_000

describeOnDatabase('what the assistant may cost us', database => {
  const spend = (ctx: OnTestDatabase<WorkspaceContext>) => spendCredit(ctx, { kind: 'draft' })
  const limited = (
    ctx: OnTestDatabase<WorkspaceContext>,
    limits: Partial<AssistantLimits>,
  ): OnTestDatabase<WorkspaceContext> => ({
    ...ctx,
    config: { ...ctx.config, assistantLimits: { ...ctx.config.assistantLimits, ...limits } },
  })
  const founder = async (limits: Partial<AssistantLimits> = {}) => {
    const { db } = database()
    // Each test has a day of its own, or the counts of all installations of this file would be one.
    await db.sql`delete from rate_limits`
    return limited(contextFor(db, await createTestAccount(db), { tier: 'collective' }), limits)
  }
  const inTrial = async (limits: Partial<AssistantLimits> = {}) => {
    const ctx = await founder(limits)
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'collective', annual: false })
    return ctx
  }
  const later = (ctx: OnTestDatabase<WorkspaceContext>, hours: number): OnTestDatabase<WorkspaceContext> => ({
    ...ctx,
    now: () => new Date(TEST_NOW.getTime() + hours * HOUR),
  })
  const pay = (ctx: OnTestDatabase<WorkspaceContext>) =>
    ctx.db.sql`update subscriptions set status = 'active' where user_id = ${ctx.workspace}`

  it('a trial of the plan without a limit ends at its credits, and the first payment opens the plan', async () => {
    const ctx = await inTrial({ trialCredits: 5 })
    for (let n = 0; n < 4; n += 1) expect(await spend(ctx)).toMatchObject({ ok: true, left: 4 - n })
    const crowd = await Promise.all(Array.from({ length: 20 }, () => spend(ctx)))
    expect(crowd.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await spend(ctx)).toEqual({ ok: false, reason: 'trial_credits_used', limit: 5 })
    expect(await readCredits(ctx)).toMatchObject({ of: 'trial', used: 5, limit: 5, left: 0 })
    expect(await readBilling(ctx), 'the subscription page says the same').toMatchObject({
      credits: { of: 'trial', used: 5, limit: 5 },
    })
    expect(await spend(later(ctx, 24 * 30)), 'also in another month').toMatchObject({
      reason: 'trial_credits_used',
    })
    await pay(ctx)
    expect(await spend(ctx)).toMatchObject({ ok: true, left: Number.POSITIVE_INFINITY })
    expect(await readCredits(ctx)).toMatchObject({ of: 'month', limit: null })
  })

  it('a workspace has its day, in which answers that were given back count too', async () => {
    const ctx = await founder({ workspaceDaily: 3 })
    for (let n = 0; n < 3; n += 1) {
      const spent = await spend(later(ctx, n))
      if (!spent.ok) throw new Error(spent.reason)
      await refundCredit(ctx, { creditId: spent.creditId })
    }
    expect(await spend(later(ctx, 3))).toEqual({
      ok: false,
      reason: 'asked_too_often',
      limit: 3,
      resetsAt: later(ctx, 24).now(),
    })
    expect(await spend(later(ctx, 23.9))).toMatchObject({ reason: 'asked_too_often' })
    expect(await spend(later(ctx, 24))).toMatchObject({ ok: true })
  })

  it('all trials together have theirs, and leave what customers pay for', async () => {
    const alarms = () => raisedAlarms().find(({ subject }) => subject === 'trials')?.count ?? 0
    const before = alarms()
    const trials = [await inTrial(), await inTrial(), await inTrial()].map(ctx =>
      limited(ctx, { trialsDaily: 10 }),
    )
    const answers = await Promise.all(trials.flatMap(ctx => Array.from({ length: 8 }, () => spend(ctx))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    const [refused] = answers.filter(({ ok }) => !ok)
    expect(refused).toMatchObject({ reason: 'assistant_paused', resetsAt: expect.any(Date) })
    expect(alarms() - before, 'at four fifths and when it is reached').toBe(2)
    const customer = limited(contextFor(database().db, await createTestAccount(database().db)), {
      trialsDaily: 10,
    })
    expect(await spend(customer)).toMatchObject({ ok: true })
  })

  it('the installation has one, raises its alarm once, and goes on the next day or with a higher number', async () => {
    const alarms = () => raisedAlarms().find(({ subject }) => subject === 'everyone')?.count ?? 0
    const before = alarms()
    const ctx = await founder({ totalDaily: 40 })
    for (let n = 0; n < 40; n += 1) expect(await spend(ctx)).toMatchObject({ ok: true })
    for (let n = 0; n < 5; n += 1)
      expect(await spend(later(ctx, 1))).toEqual({
        ok: false,
        reason: 'assistant_paused',
        resetsAt: later(ctx, 24).now(),
      })
    expect(alarms() - before).toBe(2)
    expect(await spend(limited(later(ctx, 1), { totalDaily: 50 }))).toMatchObject({ ok: true })
    expect(await spend(later(ctx, 24))).toMatchObject({ ok: true })
  })

  it('a further round of a question costs the founder nothing, and counts in the days like a question', async () => {
    const round = (ctx: OnTestDatabase<WorkspaceContext>) => spendRound(ctx, { kind: 'round' })
    const ctx = await founder({ workspaceDaily: 3, totalDaily: 30 })
    const before = await readCredits(ctx)
    expect(await round(ctx)).toEqual({ ok: true })
    expect(await round(ctx)).toEqual({ ok: true })
    expect(await readCredits(ctx)).toEqual(before)
    expect(await spend(ctx)).toMatchObject({ ok: true })
    const tooOften = { ok: false, reason: 'asked_too_often', limit: 3, resetsAt: later(ctx, 24).now() }
    expect(await round(ctx)).toEqual(tooOften)
    expect(await spend(ctx)).toEqual(tooOften)
    const other = limited(contextFor(database().db, await createTestAccount(database().db)), {
      totalDaily: 3,
    })
    expect(await round(other)).toMatchObject({ ok: false, reason: 'assistant_paused' })
    const trial = await inTrial({ trialsDaily: 1, trialCredits: 5 })
    expect(await round(trial)).toEqual({ ok: true })
    expect(await round(trial)).toMatchObject({ reason: 'assistant_paused' })
    expect(await spend(limited(trial, { trialsDaily: 100, trialCredits: 1 }))).toMatchObject({
      ...{ reason: 'asked_too_often', limit: 1 },
    })
  })

  it('what is spent is told as it stands after it, by the month or by the trial', async () => {
    const db = database().db
    const ctx = contextFor(db, await createTestAccount(db))
    expect(await spend(ctx)).toMatchObject({
      ...{ left: 9, credits: { of: 'month', used: 1, limit: 10, left: 9 } },
    })
    const month = { of: 'month', used: 1, limit: 10, left: 9 }
    expect(await readCredits(ctx)).toEqual({ ...month, resetsAt: new Date('2026-12-01T00:00:00Z') })
    expect(await readCredits(later(ctx, 24 * 11))).toMatchObject({ used: 0, left: 10 })
    const trial = await inTrial({ trialCredits: 4 })
    expect(await spend(trial)).toMatchObject({
      left: 3,
      credits: { of: 'trial', used: 1, limit: 4, left: 3 },
    })
    const [kept] = await trial.db
      .sql`select kind, credits from ai_generations where user_id = ${trial.workspace}`
    expect(kept).toEqual({ kind: 'draft', credits: 1 })
  })

  it('a pause that is refused counts nothing, and says when it ends', async () => {
    const ctx = await founder({ totalDaily: 1 })
    expect(await spend(ctx)).toMatchObject({ ok: true })
    const paused = { ok: false, reason: 'assistant_paused', resetsAt: later(ctx, 24).now() }
    expect(await spend(later(ctx, 6))).toEqual(paused)
    const rows = await ctx.db.sql`select 1 from ai_generations where user_id = ${ctx.workspace}`
    expect(rows).toHaveLength(1)
    // What trials may ask together ends nothing for them once there is room again.
    const trial = await inTrial({ trialsDaily: 1, totalDaily: 1 })
    expect(await spend(trial)).toMatchObject({ ok: true })
    expect(await spend(trial)).toMatchObject({ reason: 'assistant_paused' })
    expect(await spend(later(trial, 24))).toMatchObject({ ok: true })
  })

  it('a limit of 0 stops the assistant', async () => {
    for (const limits of [{ totalDaily: 0 }, { workspaceDaily: 0 }])
      expect((await spend(await founder(limits))).ok).toBe(false)
    for (const limits of [{ trialCredits: 0 }, { trialsDaily: 0 }])
      expect((await spend(await inTrial(limits))).ok).toBe(false)
  })
})

describeOnDatabase('a free trial', database => {
  const account = async (email: string) => {
    const { db } = database()
    const made = await createTestAccount(db, { email })
    return contextFor(db, made)
  }
  const pick = (ctx: OnTestDatabase<WorkspaceContext>) =>
    pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })

  it.each([
    ['ada@example.test', 'ada+1@example.test'],
    ['bea+x@example.test', 'bea@example.test'],
    ['c.a.t@gmail.com', 'cat+2@googlemail.com'],
  ])('is given once to %s and %s', async (first, second) => {
    expect(await pick(await account(first))).toMatchObject({ ok: true })
    const other = await account(second)
    expect(await pick(other)).toEqual({ ok: false, reason: 'trial_used_elsewhere' })
    expect(await other.db.sql`select 1 from subscriptions where user_id = ${other.workspace}`).toHaveLength(0)
  })

  it('is given once to ten accounts of one mailbox that ask at once', async () => {
    const accounts = []
    for (let n = 0; n < 10; n += 1) accounts.push(await account(`many+${n}@example.test`))
    const answers = await Promise.all(accounts.map(pick))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is not given again to who deletes the account and comes back', async () => {
    const ctx = await account('again@example.test')
    await pick(ctx)
    await ctx.db.sql`delete from accounts where id = ${ctx.workspace}`
    expect(await pick(await account('again@example.test'))).toMatchObject({ reason: 'trial_used_elsewhere' })
  })

  it('is remembered while the secret before still counts', async () => {
    const ctx = await account('keys@example.test')
    await pick(ctx)
    const other = await account('keys+1@example.test')
    const previous = other.config.sessionSecret.current
    const sessionSecret = { current: 'another secret of thirty-two characters', previous }
    expect(await pick({ ...other, config: { ...other.config, sessionSecret } })).toMatchObject({ ok: false })
  })
})
