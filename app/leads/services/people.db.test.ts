import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addPerson } from '#app/leads/services/add-person.ts'
import { exportConsents } from '#app/leads/services/export-consents.ts'
import { exportPeople } from '#app/leads/services/export-people.ts'
import { logEvent } from '#app/leads/services/log-event.ts'
import { noteConsent } from '#app/leads/services/note-consent.ts'
import { readPeople } from '#app/leads/services/read-people.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import { removePerson } from '#app/leads/services/remove-person.ts'
import { savePerson } from '#app/leads/services/save-person.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const ALL = { search: '', tag: null, source: null, isWaiting: false } as const
const SOMEONE = { name: '', email: '', phone: '', company: '', tags: [], toldText: '' }
const KEPT = { ...SOMEONE, notes: '', toldStoryId: '', keeperId: '' }

describeOnDatabases('people', database => {
  const founder = async (over: Parameters<typeof contextFor>[2] = {}) =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro', ...over })

  const add = async (ctx: WorkspaceContext, person: Partial<typeof SOMEONE>) => {
    const added = await addPerson(ctx, { person: { ...SOMEONE, ...person }, idempotencyKey: randomUUID() })
    if (!added.ok) throw new Error(added.reason)
    return added.leadId
  }

  const textOf = async (pieces: AsyncGenerator<string>) => {
    let text = ''
    for await (const piece of pieces) text += piece
    return text
  }

  it('adds somebody once, however often the button is pressed', async () => {
    const ctx = await founder()
    const press = {
      person: { ...SOMEONE, name: 'Jo', email: 'jo@example.test' },
      idempotencyKey: randomUUID(),
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => addPerson(ctx, press)))
    const ids = new Set(answers.map(answer => (answer.ok ? answer.leadId : answer.reason)))
    expect(ids.size).toBe(1)
    expect((await readPeople(ctx, { ...ALL, page: 1, removed: null })).people).toHaveLength(1)
    expect(await addPerson(ctx, { ...press, idempotencyKey: randomUUID() })).toMatchObject({
      ok: false,
      reason: 'email_taken',
      leadId: [...ids][0],
    })
  })

  it('lets one of two people have an email, and keeps what the other was', async () => {
    const ctx = await founder()
    const ids = await Promise.all(['Ana', 'Ben'].map(name => add(ctx, { name })))
    const saves = await Promise.all(
      ids.map(id =>
        savePerson(ctx, { id, version: 1, person: { ...KEPT, name: 'X', email: 'x@example.test' } }),
      ),
    )
    expect(saves.map(save => (save.ok ? 'saved' : save.reason)).sort()).toEqual(['email_taken', 'saved'])
  })

  it('refuses to save over what somebody else saved', async () => {
    const ctx = await founder()
    const id = await add(ctx, { name: 'Ana' })
    expect((await savePerson(ctx, { id, version: 1, person: { ...KEPT, name: 'Anna' } })).ok).toBe(true)
    expect((await savePerson(ctx, { id, version: 1, person: { ...KEPT, name: 'Anna' } })).ok).toBe(true)
    expect(await savePerson(ctx, { id, version: 1, person: { ...KEPT, name: 'Hanna' } })).toMatchObject({
      ok: false,
      reason: 'changed_elsewhere',
      lead: { name: 'Anna' },
    })
  })

  it('keeps who agreed to what, when, how and in which words, for the founder’s own brand', async () => {
    const ctx = await founder()
    const id = await add(ctx, { name: 'Ana', email: 'ana@example.test' })
    await database().db.sql`
      insert into user_clarify_data (user_id, clarify_data) values (${ctx.workspace}, ${database().db.sql.json({ brand_name: 'Rise Bakery' })})
      on conflict (user_id) do update set clarify_data = excluded.clarify_data
    `
    const wording = 'Yes, send me the bread letter each month'
    const consent = { channel: 'email', basis: 'consent', wording, day: '2026-11-02' } as const
    // Pressed fifty times at once, it was said once.
    const given = { id, consent: { ...consent, state: 'given' }, by: 'Lena' } as const
    await Promise.all(Array.from({ length: 50 }, () => noteConsent(ctx, given)))
    await noteConsent(ctx, { id, consent: { ...consent, state: 'withdrawn', day: null }, by: 'Lena' })
    const evidence = await exportConsents(ctx, { id })
    expect(evidence?.person.email).toBe('ana@example.test')
    expect(evidence?.consents.map(({ state }) => state)).toEqual(['withdrawn', 'given'])
    expect(evidence?.consents[1]).toMatchObject({
      channel: 'email',
      basis: 'consent',
      wording,
      brand: 'Rise Bakery',
      how: 'noted by Lena',
      happenedAt: new Date('2026-11-02T12:00:00Z'),
    })
  })

  it('notes what happened, and whose turn it is', async () => {
    const ctx = await founder()
    const id = await add(ctx, { name: 'Ana' })
    const waiting = async () =>
      (await readPeople(ctx, { ...ALL, isWaiting: true, page: 1, removed: null })).people.map(
        ({ name }) => name,
      )
    const entry = { day: null, contentId: '' }
    expect(await waiting()).toEqual([])
    const asked = { id, entry: { ...entry, kind: 'message_received', detail: 'May I visit?' } } as const
    await Promise.all(Array.from({ length: 50 }, () => logEvent(ctx, asked)))
    expect(
      (await readPerson(ctx, { id, page: 1 }))?.timeline.filter(({ detail }) => detail !== ''),
    ).toHaveLength(1)
    expect(await waiting()).toEqual(['Ana'])
    await logEvent(ctx, { id, entry: { ...entry, kind: 'message_sent', detail: 'On Friday' } })
    expect(await waiting()).toEqual([])
    expect(
      (await readPerson(ctx, { id, page: 1 }))?.timeline
        .map(({ detail }) => detail)
        .slice(0, 2)
        .sort(),
    ).toEqual(['May I visit?', 'On Friday'])
  })

  it('writes cells that no spreadsheet runs', async () => {
    const ctx = await founder()
    await add(ctx, { name: '=HYPERLINK("https://evil.example")' })
    const csv = await textOf(exportPeople(ctx, { format: 'csv', filter: ALL }))
    expect(csv).toContain(`'=HYPERLINK`)
    expect(csv).not.toMatch(/(^|[,\n"])=HYPERLINK/m)
    const json: unknown = JSON.parse(await textOf(exportPeople(ctx, { format: 'json', filter: ALL })))
    expect(json).toMatchObject([{ name: '=HYPERLINK("https://evil.example")' }])
  })

  it('shows and changes nothing of another workspace, and nothing without the plan', async () => {
    const ctx = await founder()
    const id = await add(ctx, { name: 'Ana', email: 'ana@example.test' })
    const stranger = await founder()
    expect(await readPerson(stranger, { id, page: 1 })).toBeNull()
    expect(await exportConsents(stranger, { id })).toBeNull()
    expect((await readPeople(stranger, { ...ALL, page: 1, removed: id })).people).toEqual([])
    const entry = { kind: 'note', detail: 'Mine now', day: null, contentId: '' } as const
    expect(await logEvent(stranger, { id, entry })).toEqual({ ok: false, reason: 'not_found' })
    expect(await savePerson(stranger, { id, version: 1, person: { ...KEPT, name: 'Mine' } })).toEqual({
      ok: false,
      reason: 'not_found',
    })
    expect((await removePerson(stranger, { id })).ok).toBe(false)
    expect((await readPerson(ctx, { id, page: 1 }))?.lead.name).toBe('Ana')
    const lapsed: WorkspaceContext = { ...ctx, tier: 'creator' }
    expect(await logEvent(lapsed, { id, entry })).toEqual({ ok: false, reason: 'not_in_plan' })
    expect((await readPerson(lapsed, { id, page: 1 }))?.lead.name).toBe('Ana')
  })
})
