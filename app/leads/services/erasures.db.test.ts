import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { erasePerson } from '#app/leads/services/erase-person.ts'
import { exportPerson } from '#app/leads/services/export-person.ts'
import { mergePeople } from '#app/leads/services/merge-people.ts'
import { readErasureProof } from '#app/leads/services/read-erasure-proof.ts'
import { readErasures } from '#app/leads/services/read-erasures.ts'
import { readPeople } from '#app/leads/services/read-people.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { noteArrival } from '#db/queries/leads/arrivals.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const NAME = 'Wilhelmina Quartermaine'
const EMAIL = 'wilhelmina@quartermaine.test'
const PHONE = '07700 900987'

describeOnDatabases('people who asked to be deleted', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })

  const arrive = (ctx: WorkspaceContext, over: { name?: string; email?: string } = {}) =>
    ctx.inWorkspace(sql =>
      noteArrival(sql, {
        workspace: ctx.workspace,
        source: 'form',
        name: NAME,
        email: EMAIL,
        phone: PHONE,
        company: `${NAME} Ltd`,
        told: `I am ${NAME}`,
        via: null,
        at: TEST_NOW,
        detail: `${NAME} filled in a form`,
        consents: [
          {
            channel: 'email',
            state: 'given',
            basis: 'consent',
            wording: `Write to ${EMAIL}`,
            brand: 'Rise',
            how: 'form',
          },
        ],
        ...over,
      }),
    )

  /** Everything that can be held of one person, with one sale. */
  async function lifeOf(ctx: WorkspaceContext, leadId: string) {
    const { sql } = database().db
    const { workspace } = ctx
    const form = randomUUID()
    await sql`insert into lead_forms (id, user_id, slug, name) values (${form}, ${workspace}, ${form}, 'Bread')`
    const gone = randomUUID()
    await sql`insert into lead_forms (id, user_id, slug, name) values (${gone}, ${workspace}, ${gone}, 'Old form')`
    for (const [at, email] of [
      [form, EMAIL],
      [gone, EMAIL],
      [gone, 'other@example.test'],
    ] as const)
      await sql`
        insert into lead_submissions (user_id, form_id, state, door, received_at, name, email, answers, text_hash)
        values (${workspace}, ${at}, 'spam', 'page', ${TEST_NOW}, ${email === EMAIL ? NAME : 'Other'}, ${email},
          ${sql.json([{ key: 'phone', label: 'Phone', answer: email === EMAIL ? PHONE : '1' }])}, 'x')
      `
    const deals = []
    for (const stage of ['won', 'conversation', 'new'] as const) {
      const id = randomUUID()
      deals.push(id)
      await sql`
        insert into deals (id, user_id, lead_id, title, value_pence, stage, next_step, lost_reason, reference, closed_at)
        values (${id}, ${workspace}, ${leadId}, ${`Bread for ${NAME}`}, 90000, ${stage}, ${`Ring ${PHONE}`}, ${NAME},
          ${id.slice(0, 30)}, ${stage === 'won' ? TEST_NOW : null})
      `
    }
    const [won = '', open = '', removed = ''] = deals
    await sql`
      insert into deal_payments (user_id, deal_id, amount_pence, paid_on, note)
      values (${workspace}, ${won}, 45000, '2026-11-01', ${`From ${NAME}`})
    `
    for (const [number, deal, status] of [
      [1, won, 'accepted'],
      [2, won, 'declined'],
      [3, open, 'sent'],
    ] as const) {
      const [proposal] = await sql<{ id: string }[]>`
        insert into proposals (user_id, deal_id, number, title, introduction, terms, status, token_hash, frozen,
          frozen_hash, sent_at, decided_at, decided_name, declined_reason, chosen, total_pence)
        values (${workspace}, ${deal}, ${number}, ${`For ${NAME}`}, ${`Dear ${NAME}`}, ${EMAIL}, ${status},
          ${randomUUID().replaceAll('-', '').padEnd(64, '0')}, ${sql.json({ person: NAME })}, ${'a'.repeat(64)},
          ${TEST_NOW}, ${TEST_NOW}, ${NAME}, ${PHONE}, ${sql.json([])}, 90000)
        returning id
      `
      await sql`
        insert into proposal_lines (user_id, proposal_id, position, title, detail, unit_pence)
        values (${workspace}, ${proposal?.id ?? ''}, 0, ${`Bread for ${NAME}`}, ${EMAIL}, 90000)
      `
      await sql`
        insert into proposal_questions (user_id, proposal_id, asked_by, question, asked_at)
        values (${workspace}, ${proposal?.id ?? ''}, ${NAME}, ${`Ring ${PHONE}`}, ${TEST_NOW})
      `
    }
    await sql`
      insert into lead_messages (user_id, lead_id, way, body, happened_at)
      values (${workspace}, ${leadId}, 'noted', ${`Dear ${NAME}`}, ${TEST_NOW})
    `
    await sql`
      insert into lead_files (user_id, lead_id, name, media_type, bytes, content)
      values (${workspace}, ${leadId}, ${`${NAME}.txt`}, 'text/plain', 3, ${Buffer.from(NAME)})
    `
    for (const [email, name] of [
      [EMAIL, NAME],
      ['other@example.test', 'Other'],
    ] as const)
      await sql`
        insert into content_requests (id, user_id, about, name, email, status_hash, received_at)
        values (${randomUUID()}, ${workspace}, ${`A post for ${name}`}, ${name}, ${email},
          decode(md5(${workspace + email}) || md5(${email}), 'hex'), ${TEST_NOW})
      `
    await sql`
      insert into lead_imports (user_id, file_name, total, rows)
      values (${workspace}, 'people.csv', 2, ${sql.json([{ email: EMAIL }, { email: 'other@example.test' }])})
    `
    await sql`
      insert into notifications (user_id, member_id, event, key, path, details)
      values (${workspace}, ${workspace}, 'lead_received', 'x', ${`/app/sales-hub/people/${leadId}`}, ${sql.json({ who: NAME })})
    `
    await sql`
      insert into unified_insights (user_id, insight_key, insight_type, priority, confidence_score, title)
      values (${workspace}, 'lead_waiting', 'user_journey', 50, 50, ${`${NAME} waits for a reply`})
    `
    const undo = { workspace, remover: ctx.userId, now: TEST_NOW }
    await ctx.inWorkspace(async tx => {
      await deleteForUndo(tx, { ...undo, kind: 'deal', id: removed })
      await deleteForUndo(tx, { ...undo, kind: 'lead_form', id: gone })
    })
    return { won, gone }
  }

  /** Where something of the person still stands, in any column of any table of the workspace. */
  async function traces(workspace: string, words: readonly string[]) {
    const { sql } = database().db
    const columns = await sql<{ name: string; owner: string }[]>`
      select c.relname as name, min(a.attname) filter (where a.attname in ('user_id', 'owner_id')) as owner
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      group by c.relname having bool_or(a.attname in ('user_id', 'owner_id'))
    `
    expect(columns.length).toBeGreaterThan(60)
    const found: string[] = []
    for (const { name, owner } of columns) {
      const rows = await sql<{ text: string }[]>`
        select lower(r::text) as text from ${sql(name)} r where r.${sql(owner)}::text = ${workspace}
      `
      if (rows.some(({ text }) => words.some(word => text.includes(word.toLowerCase())))) found.push(name)
    }
    return found
  }

  it('leave no byte of theirs in any table, and what accounts need without a name', async () => {
    const ctx = await founder()
    const { leadId } = await arrive(ctx)
    const { won, gone } = await lifeOf(ctx, leadId)
    const words = [NAME, 'wilhelmina', EMAIL, PHONE, Buffer.from(NAME).toString('hex')]
    expect((await traces(ctx.workspace, words)).length).toBeGreaterThan(10)
    const ended: WorkspaceContext = { ...ctx, tier: 'creator' }
    const erased = await erasePerson(ended, { id: leadId, requestedOn: '2026-11-18' })
    if (!erased.ok) throw new Error(erased.reason)
    expect(await traces(ctx.workspace, words)).toEqual([])
    const { sql } = database().db
    expect(
      await sql`
        select d.stage, d.value_pence as value, p.total_pence as accepted, y.amount_pence as paid, y.paid_on::text as day,
          l.name, l.email
        from deals d join leads l on l.id = d.lead_id join proposals p on p.deal_id = d.id
          join deal_payments y on y.deal_id = d.id
        where d.user_id = ${ctx.workspace}
      `,
    ).toEqual([
      {
        stage: 'won',
        value: 90000,
        accepted: 90000,
        paid: 45000,
        day: '2026-11-01',
        name: 'Deleted on request',
        email: '',
      },
    ])
    const [copy] = await sql<{ data: string }[]>`
      select data::text as data from removed_rows where user_id = ${ctx.workspace} and id = ${gone}
    `
    expect(copy?.data).toContain('other@example.test')
    expect(await sql`select email from content_requests where user_id = ${ctx.workspace}`).toEqual([
      { email: 'other@example.test' },
    ])
    expect(
      (
        await readPeople(ctx, {
          search: '',
          tag: null,
          source: null,
          isWaiting: false,
          page: 1,
          removed: leadId,
        })
      ).people,
    ).toEqual([])
    const [erasure] = (await readErasures(ctx, { email: ` ${EMAIL.toUpperCase()}`, page: 1 })).erasures
    expect(erasure).toMatchObject({
      requestedOn: '2026-11-18',
      deleted: {
        people: 1,
        deals: 1,
        proposals: 2,
        keptDeals: 1,
        keptProposals: 1,
        keptPayments: 1,
        submissions: 1,
        requests: 1,
      },
    })
    const proof = await readErasureProof(ctx, { id: erased.erasureId })
    expect(proof).toContain('18 November 2026')
    expect(proof).toContain(erasure?.addressHash)
    expect(won).not.toBe('')
  })

  it('leave nothing of either address when they had been merged of two, also in mails that still wait', async () => {
    const ctx = await founder()
    const second = { name: 'Billie Quartermaine-Okafor', email: 'billie@okafor.test' }
    const kept = await arrive(ctx)
    const other = await arrive(ctx, second)
    await lifeOf(ctx, other.leadId)
    const shown = await Promise.all(
      [kept, other].map(({ leadId }) => readPerson(ctx, { id: leadId, page: 1 })),
    )
    const versions = { keptVersion: shown[0]?.lead.version ?? 0, otherVersion: shown[1]?.lead.version ?? 0 }
    const merged = await mergePeople(ctx, { keptId: kept.leadId, otherId: other.leadId, ...versions })
    expect(merged).toEqual({ ok: true })
    const { sql } = database().db
    const { workspace } = ctx
    const imported = [EMAIL, second.email, 'other@example.test'].map(email => ({ email }))
    await sql`insert into lead_imports (user_id, file_name, total, rows) values (${workspace}, 'b.csv', 3, ${sql.json(imported)})`
    const form = randomUUID()
    await sql`insert into lead_forms (id, user_id, slug, name) values (${form}, ${workspace}, ${form}, 'Bread')`
    const held = randomUUID()
    await sql`
      insert into lead_submissions (id, user_id, form_id, state, door, received_at, name, email, answers, text_hash)
      values (${held}, ${workspace}, ${form}, 'spam', 'page', ${TEST_NOW}, '', ${second.email}, '[]', 'x')
    `
    for (const [key, to, status, template] of [
      [randomUUID(), EMAIL, 'sent', 'lead-form-confirm'],
      [randomUUID(), second.email, 'sent', 'proposal-sent'],
      [`lead-form-confirm:${held}`, second.email, 'queued', 'lead-form-confirm'],
      [randomUUID(), second.email, 'queued', 'lead-form-confirm'],
    ] as const)
      await sql`
        insert into mail_outbox (idempotency_key, to_address, template, status, sealed_props)
        values (${key}, ${to}, ${template}, ${status}, ${status === 'sent' ? null : Buffer.from('sealed')})
      `
    const words = [NAME, EMAIL, PHONE, 'wilhelmina', 'billie', 'okafor', Buffer.from(NAME).toString('hex')]
    expect(await traces(workspace, words)).toEqual(expect.arrayContaining(['lead_merges', 'lead_imports']))
    // Whoever they are told of as a whole is told of what came from either address.
    const record = JSON.stringify(await exportPerson(ctx, { id: kept.leadId }))
    for (const word of [
      EMAIL,
      second.email,
      held,
      `Ring ${PHONE}`,
      `Bread for ${NAME}`,
      `A post for ${NAME}`,
    ])
      expect(record).toContain(word)
    expect(await erasePerson(ctx, { id: kept.leadId, requestedOn: null })).toMatchObject({ ok: true })
    expect(await traces(workspace, words)).toEqual([])
    const mails = await sql<{ toAddress: string; idempotencyKey: string }[]>`
      select to_address, idempotency_key from mail_outbox where to_address in ${sql([EMAIL, second.email])}
    `
    // One of another workspace, perhaps: what waits and is not known to be ours is sent, and forgotten in its time.
    expect(mails.map(mail => mail.idempotencyKey.startsWith('lead-form-confirm'))).toEqual([false])
    // Whoever comes again with either address is known.
    for (const email of [EMAIL, second.email])
      expect((await readErasures(ctx, { email, page: 1 })).erasures, email).toHaveLength(1)
    const again = await arrive(ctx, second)
    expect((await readPerson(ctx, { id: again.leadId, page: 1 }))?.erasedAt).toEqual(TEST_NOW)
  })

  it('are known when they come again, are deleted once, and by whoever may', async () => {
    const ctx = await founder()
    const stranger = await founder()
    const { leadId } = await arrive(ctx)
    const press = { id: leadId, requestedOn: null }
    expect(await erasePerson(stranger, press)).toEqual({ ok: false, reason: 'not_found' })
    expect(await erasePerson({ ...ctx, role: 'viewer' }, press)).toEqual({ ok: false, reason: 'read_only' })
    expect((await readPerson(ctx, { id: leadId, page: 1 }))?.erasedAt).toBeNull()
    const presses = await Promise.all([erasePerson(ctx, press), erasePerson(ctx, press)])
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1)
    const again = await arrive(ctx)
    expect(again.isNew).toBe(true)
    expect((await readPerson(ctx, { id: again.leadId, page: 1 }))?.erasedAt).toEqual(TEST_NOW)
    const [erasure] = (await readErasures(ctx, { email: '', page: 1 })).erasures
    expect(await readErasureProof(stranger, { id: erasure?.id ?? '' })).toBeNull()
    const elsewhere = await arrive(stranger)
    expect((await readPerson(stranger, { id: elsewhere.leadId, page: 1 }))?.erasedAt).toBeNull()
  })
})
