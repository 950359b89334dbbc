import { expect, it } from 'vitest'
import { addPerson } from '#app/leads/services/add-person.ts'
import { mergePeople } from '#app/leads/services/merge-people.ts'
import { readMerge } from '#app/leads/services/read-merge.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import { removePerson } from '#app/leads/services/remove-person.ts'
import { restorePerson } from '#app/leads/services/restore-person.ts'
import { splitPeople } from '#app/leads/services/split-people.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const MOVED = ['deals', 'lead_consents', 'lead_events', 'lead_files', 'lead_messages', 'lead_submissions']

describeOnDatabase('two people who are one', database => {
  const founder = async () => {
    const { db } = database()
    return contextFor(db, await createTestAccount(db), { tier: 'pro' })
  }
  /** Somebody with a row in each table that hangs on people. */
  const someone = async (ctx: WorkspaceContext, name: string, email: string, firstAt: string) => {
    const { workspace } = ctx
    const fields = { name, email, phone: '', company: '', tags: [name], toldText: '' }
    const added = await addPerson(ctx, { person: fields, idempotencyKey: name })
    if (!added.ok) throw new Error(added.reason)
    const id = added.leadId
    await ctx.inWorkspace(async sql => {
      await sql`select set_config('app.merging', 'on', true)`
      await sql`update leads set first_at = ${firstAt}, first_network = ${name} where id = ${id}`
      await sql`insert into lead_consents (user_id, lead_id, channel, state, basis, wording, brand, how, happened_at)
      values (${workspace}, ${id}, 'email', 'given', 'consent', 'Yes', 'Hearth', 'typed', ${firstAt})`
      await sql`insert into lead_messages (user_id, lead_id, way, body, happened_at)
      values (${workspace}, ${id}, 'noted', 'Hello', ${firstAt})`
      await sql`insert into lead_files (user_id, lead_id, name, media_type, bytes, content)
      values (${workspace}, ${id}, 'a.txt', 'text/plain', 1, 'a')`
      await sql`insert into deals (user_id, lead_id, title, reference)
      values (${workspace}, ${id}, ${name}, ${`BH-${id.slice(0, 4).toUpperCase()}`})`
      await sql`insert into proposals (user_id, deal_id, number, title)
      select user_id, id, (select count(*) + 1 from proposals where user_id = ${workspace}), title from deals where user_id = ${workspace} and lead_id = ${id}`
      await sql`insert into lead_forms (user_id, slug, name) values (${workspace}, ${id}, ${name})`
      await sql`insert into lead_submissions (user_id, form_id, lead_id, state, door, received_at, name, email, answers, text_hash)
      select user_id, id, ${id}, 'accepted', 'page', ${firstAt}, ${name}, ${email || 'jo@old.test'}, '[]', 'x'
      from lead_forms where user_id = ${workspace} and slug = ${id}`
    })
    return id
  }
  /** All that is kept of the people, but for the counters of changes. */
  const state = async (ctx: WorkspaceContext) => {
    const tables = ['leads', ...MOVED, 'proposals']
    const rows = await ctx.inWorkspace(sql =>
      Promise.all(
        tables.map(
          table => sql<{ row: string }[]>`
          select (to_jsonb(t) - 'version' - 'updated_at')::text as row from ${sql(table)} t
          where user_id = ${ctx.workspace} order by id
        `,
        ),
      ),
    )
    return rows.map(found => found.map(({ row }) => row))
  }
  const countOf = async (ctx: WorkspaceContext, table: string, leadId: string) => {
    const rows = await ctx.inWorkspace(sql => sql`select from ${sql(table)} where lead_id = ${leadId}`)
    return rows.count
  }
  const rowsOf = async (ctx: WorkspaceContext, table: string) =>
    (await ctx.inWorkspace(sql => sql`select from ${sql(table)} where user_id = ${ctx.workspace}`)).count
  const versionOf = async (ctx: WorkspaceContext, id: string) =>
    (await readPerson(ctx, { id, page: 1 }))?.lead.version ?? 0
  const merge = async (ctx: WorkspaceContext, keptId: string, otherId: string) =>
    mergePeople(ctx, {
      keptId,
      otherId,
      keptVersion: await versionOf(ctx, keptId),
      otherVersion: await versionOf(ctx, otherId),
    })

  it('merge either way with the earlier source, and split into what they were', async () => {
    const ctx = await founder()
    const old = await someone(ctx, 'Jo', '', '2016-05-01T10:00:00.123456Z')
    const recent = await someone(ctx, 'Joanna', 'jo@example.test', '2026-11-01T10:00:00Z')
    const third = await someone(ctx, 'J', 'j@example.test', '2026-11-02T10:00:00Z')
    const before = await state(ctx)
    for (const [kept, other] of [
      [old, recent],
      [recent, old],
    ] as const) {
      expect(await merge(ctx, kept, other)).toEqual({ ok: true })
      const merged = await readPerson(ctx, { id: kept, page: 1 })
      expect(merged?.lead).toMatchObject({ email: 'jo@example.test', firstNetwork: 'Jo' })
      expect(merged?.deals).toHaveLength(2)
      expect(merged?.consents).toHaveLength(2)
      for (const table of MOVED) expect(await countOf(ctx, table, kept), table).toBeGreaterThanOrEqual(2)
      for (const table of MOVED) expect(await countOf(ctx, table, other), table).toBe(0)
      expect(await merge(ctx, third, kept)).toEqual({ ok: true })
      // Only the last merge can be taken apart.
      expect(await splitPeople(ctx, { id: kept })).toMatchObject({ reason: 'not_found' })
      expect(await splitPeople(ctx, { id: third })).toEqual({ ok: true })
      expect(await splitPeople(ctx, { id: kept })).toEqual({ ok: true })
      expect(await state(ctx)).toEqual(before)
      expect(await splitPeople(ctx, { id: kept })).toMatchObject({ reason: 'not_found' })
    }
  })

  it('are both back when the one who was kept is deleted and that is undone, and split then as well', async () => {
    const ctx = await founder()
    const kept = await someone(ctx, 'Jo', '', '2026-05-01T10:00:00Z')
    const other = await someone(ctx, 'Joanna', 'jo@example.test', '2026-11-01T10:00:00Z')
    const before = await state(ctx)
    await merge(ctx, kept, other)
    const merged = await state(ctx)
    expect(await removePerson(ctx, { id: kept })).toEqual({ ok: true })
    for (const table of ['leads', 'lead_merges', ...MOVED.filter(name => name !== 'lead_submissions')])
      expect(await rowsOf(ctx, table), table).toBe(0)
    const presses = Array.from({ length: 5 }, () => restorePerson(ctx, { id: kept }))
    expect(await Promise.all(presses)).toEqual(presses.map(() => ({ ok: true })))
    expect(await state(ctx)).toEqual(merged)
    expect(await splitPeople(ctx, { id: kept })).toEqual({ ok: true })
    expect(await state(ctx)).toEqual(before)
  })

  it('are merged by their own founder only, as they were shown, with every table that hangs on people', async () => {
    const ctx = await founder()
    const other = await founder()
    const one = await someone(ctx, 'Ana', 'ana@example.test', '2026-11-01T10:00:00Z')
    const two = await someone(ctx, 'ana', 'ana2@example.test', '2026-11-02T10:00:00Z')
    const foreign = await someone(other, 'Ana', 'ana@example.test', '2026-11-01T10:00:00Z')
    expect((await readMerge(ctx, { id: one, otherId: two, search: '' }))?.people).toMatchObject([{ id: two }])
    expect((await readMerge(ctx, { id: one, otherId: foreign, search: '' }))?.chosen).toBeNull()
    expect(await readMerge(other, { id: one, otherId: null, search: '' })).toBeNull()
    expect(await merge(ctx, one, foreign)).toMatchObject({ reason: 'not_found' })
    expect(await merge(ctx, one, one)).toMatchObject({ reason: 'not_found' })
    const stale = { keptId: one, otherId: two, keptVersion: 9, otherVersion: 1 }
    expect(await mergePeople(ctx, stale)).toMatchObject({ reason: 'changed_elsewhere' })
    const hanging = await ctx.inWorkspace(
      sql => sql<{ name: string }[]>`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'leads'::regclass and conrelid not in ('leads'::regclass, 'lead_merges'::regclass)
      order by 1
    `,
    )
    expect(hanging.map(({ name }) => name)).toEqual(MOVED)
  })
})
