import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { hasSales } from '#app/sales/services/has-sales.ts'
import { markReplied } from '#app/sales/services/mark-replied.ts'
import { readToday } from '#app/sales/services/read-today.ts'
import { addDays, addMs, HOUR_MS } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('today in the Sales Hub', database => {
  const founder = async (over: Parameters<typeof contextFor>[2] = {}) =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro', ...over })

  /** Someone who filled in a form, with a deal whose step is due and a proposal with a question. */
  async function lived() {
    const ctx = await founder()
    const { sql } = database().db
    const { workspace } = ctx
    const [waiting, quiet] = [randomUUID(), randomUUID()]
    const [deal, proposal] = [randomUUID(), randomUUID()]
    const since = addMs(TEST_NOW, -5 * HOUR_MS)
    await sql`
      insert into leads (id, user_id, name, email, first_source, reached_out_at)
      values (${waiting}, ${workspace}, 'Jo Blake', 'jo@example.test', 'form', ${since}),
        (${quiet}, ${workspace}, '', 'ana@example.test', 'typed', null)
    `
    await sql`
      insert into lead_events (user_id, lead_id, kind, happened_at, detail)
      values (${workspace}, ${waiting}, 'form', ${since}, 'Filled in “Bread course”')
    `
    await sql`
      insert into deals (id, user_id, lead_id, title, value_pence, chance, stage, next_step, next_on, stage_since, closed_at, reference)
      values
        (${deal}, ${workspace}, ${quiet}, 'Team day', 120000, 25, 'proposal', 'Ring Ana', '2026-11-18', ${TEST_NOW}, null, 'BH-0001'),
        (${randomUUID()}, ${workspace}, ${quiet}, 'Course', 24000, 100, 'won', '', null, ${TEST_NOW}, ${TEST_NOW}, 'BH-0002'),
        (${randomUUID()}, ${workspace}, ${quiet}, 'Last month', 50000, 100, 'won', '', null, ${TEST_NOW}, ${addDays(TEST_NOW, -40)}, 'BH-0003'),
        (${randomUUID()}, ${workspace}, ${quiet}, 'Quiet', 10000, 50, 'contacted', '', null, ${addDays(TEST_NOW, -20)}, null, 'BH-0004')
    `
    await sql`
      insert into proposals (id, user_id, deal_id, number, title, status, sent_at, expires_on)
      values (${proposal}, ${workspace}, ${deal}, 1, 'Team day', 'sent', ${TEST_NOW}, '2026-11-21')
    `
    await sql`
      insert into proposal_questions (user_id, proposal_id, asked_by, question, asked_at)
      values (${workspace}, ${proposal}, 'Ana', 'Is lunch included?', ${addMs(TEST_NOW, -HOUR_MS)})
    `
    return { ctx, waiting }
  }

  it('lists who to answer and what to do, in order, with the money that is open', async () => {
    const { ctx, waiting } = await lived()
    const today = await readToday(ctx, { page: 1 })
    expect(today.items.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'question: Answer Ana',
      'reply: Reply to Jo Blake',
      'step: Ring Ana',
      'expiring: Follow up “Team day”',
      'stalled: Decide the next step with ana@example.test',
    ])
    expect(today.sums).toEqual({
      openDeals: 2,
      openPence: 130_000,
      weightedPence: 35_000,
      wonDeals: 1,
      wonPence: 24_000,
      waiting: 1,
    })
    expect(await markReplied(ctx, { personId: waiting })).toEqual({ ok: true })
    expect(await markReplied(ctx, { personId: waiting })).toEqual({ ok: true })
    const after = await readToday(ctx, { page: 1 })
    expect(after.items.some(({ kind }) => kind === 'reply')).toBe(false)
    expect(after.sums.waiting).toBe(0)
  })

  it('lists a crowd by the page, stays on the last one, and says of which kind there are more', async () => {
    const ctx = await founder()
    const { sql } = database().db
    await sql`
      insert into leads (user_id, name, first_source, reached_out_at)
      select ${ctx.workspace}, 'Person ' || n, 'form', ${TEST_NOW}::timestamptz - make_interval(hours => n)
      from generate_series(1, 45) n
    `
    const [first, last, beyond] = await Promise.all([1, 3, 9].map(page => readToday(ctx, { page })))
    expect(first?.items[0]?.name).toBe('Person 45')
    expect([first?.items.length, first?.pages, first?.mostOfAKind]).toEqual([20, 3, null])
    expect(last?.items.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map(n => `Person ${n}`))
    expect(beyond).toEqual(last)
    await sql`
      insert into deals (user_id, lead_id, title, reference, next_on)
      select user_id, id, 'Deal', 'BH-' || name, '2026-01-01' from leads where user_id = ${ctx.workspace}
    `
    expect((await readToday(ctx, { page: 1 })).mostOfAKind).toBeNull()
    await sql`
      insert into deals (user_id, lead_id, title, reference, next_on)
      select user_id, id, 'Deal', 'BH-too ' || name, '2026-01-01' from leads where user_id = ${ctx.workspace} limit 10
    `
    const crowd = await readToday(ctx, { page: 5 })
    expect([crowd.mostOfAKind, crowd.pages, crowd.items.length]).toEqual([50, 5, 15])
  })

  it('shows and changes nothing of another workspace', async () => {
    const { ctx, waiting } = await lived()
    const stranger = await founder()
    expect((await readToday(stranger, { page: 1 })).items).toEqual([])
    expect(await hasSales(stranger)).toBe(false)
    expect(await markReplied(stranger, { personId: waiting })).toMatchObject({ reason: 'not_found' })
    expect(await markReplied(ctx, { personId: 'nonsense' })).toMatchObject({ reason: 'not_found' })
    const locked = { ...ctx, tier: 'creator' as const }
    expect(await hasSales(locked)).toBe(true)
    expect(await markReplied(locked, { personId: waiting })).toMatchObject({ reason: 'not_in_plan' })
  })
})
