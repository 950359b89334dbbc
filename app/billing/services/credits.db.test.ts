import { expect, it } from 'vitest'
import { refundCredit, spendCredit } from '#app/billing/services/spend-credit.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabase('assistant credits', database => {
  const founder = async (over: Parameters<typeof contextFor>[2] = {}) =>
    contextFor(database().db, await createTestAccount(database().db), over)
  const spend = (ctx: Awaited<ReturnType<typeof founder>>) => spendCredit(ctx, { kind: 'draft' })

  it('of fifty presses on the last credit exactly one wins', async () => {
    const ctx = await founder()
    for (let n = 0; n < 9; n += 1) expect(await spend(ctx)).toMatchObject({ ok: true, left: 9 - n })
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(ctx)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(answers.find(answer => !answer.ok)).toMatchObject({ reason: 'credit_limit_reached', limit: 10 })
  })

  it('a failed answer gives its credit back, once', async () => {
    const ctx = await founder()
    const spent = await spend(ctx)
    if (!spent.ok) throw new Error(spent.reason)
    await refundCredit(ctx, { creditId: spent.creditId })
    await refundCredit(ctx, { creditId: spent.creditId })
    for (let n = 0; n < 10; n += 1) expect((await spend(ctx)).ok).toBe(true)
    expect((await spend(ctx)).ok).toBe(false)
  })

  it('nobody gives back the credit of another workspace', async () => {
    const [ctx, stranger] = [await founder(), await founder()]
    const spent = await spend(ctx)
    if (!spent.ok) throw new Error(spent.reason)
    await refundCredit(stranger, { creditId: spent.creditId })
    expect(await spend(ctx)).toMatchObject({ left: 8 })
  })

  it('the month is that of the workspace, at its ends and round a clock change', async () => {
    // New York is five hours behind: 1 November 03:00 UTC is still October there, and its clocks change that night.
    const late = await founder({ timeZone: 'America/New_York', now: () => new Date('2026-11-01T03:00:00Z') })
    for (let n = 0; n < 10; n += 1) await spend(late)
    expect(await spend(late)).toMatchObject({ ok: false, resetsAt: new Date('2026-11-01T04:00:00Z') })
    const next = { ...late, now: () => new Date('2026-11-01T04:00:00Z') }
    expect(await spend(next)).toMatchObject({ ok: true, left: 9 })
  })

  it('an ended plan spends nothing, and Collective+ has no end', async () => {
    expect(await spend(await founder({ access: 'read_only' }))).toEqual({ ok: false, reason: 'read_only' })
    const rich = await founder({ tier: 'collective' })
    expect(await spend(rich)).toMatchObject({ ok: true, left: Number.POSITIVE_INFINITY })
  })
})
