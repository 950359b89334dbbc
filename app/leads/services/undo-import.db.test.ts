import { expect, it } from 'vitest'
import { addPerson } from '#app/leads/services/add-person.ts'
import { continueImport } from '#app/leads/services/continue-import.ts'
import { erasePerson } from '#app/leads/services/erase-person.ts'
import { mergePeople } from '#app/leads/services/merge-people.ts'
import { readImport } from '#app/leads/services/read-import.ts'
import { readPeople } from '#app/leads/services/read-people.ts'
import { restoreImport } from '#app/leads/services/restore-import.ts'
import { startImport } from '#app/leads/services/start-import.ts'
import { undoImport } from '#app/leads/services/undo-import.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { noteArrival } from '#db/queries/leads/arrivals.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const ALL = { search: '', tag: null, source: null, isWaiting: false, page: 1, removed: null } as const
const NOBODY = { phone: '', company: '', tags: [], toldText: '' }

describeOnDatabase('an import that is undone', database => {
  const founder = async () => {
    const { db } = database()
    return contextFor(db, await createTestAccount(db), { tier: 'pro' })
  }
  const begin = async (ctx: WorkspaceContext, rows: readonly string[]) => {
    const source = { text: ['Name,Email,Phone', ...rows].join('\n'), columns: null }
    const begun = await startImport(ctx, {
      source,
      fileName: 'list.csv',
      idempotencyKey: crypto.randomUUID(),
    })
    if (!begun.ok) throw new Error(begun.reason)
    return begun.importId
  }
  const run = async (ctx: WorkspaceContext, rows: readonly string[]) => {
    const importId = await begin(ctx, rows)
    await continueImport(ctx, { workspace: ctx.workspace, importId })
    return importId
  }
  const namesOf = async (ctx: WorkspaceContext) =>
    (await readPeople(ctx, ALL)).people.map(({ name }) => name).sort()
  const addedBy = async (ctx: WorkspaceContext, id: string) => (await readImport(ctx, { id }))?.added
  /** All that is kept of the people and of their imports. */
  const state = (ctx: WorkspaceContext) =>
    ctx.inWorkspace(sql =>
      Promise.all(
        ['leads', 'lead_events', 'lead_imports'].map(
          table => sql`
            select to_jsonb(t)::text as row from ${sql(table)} t where user_id = ${ctx.workspace} order by id
          `,
        ),
      ),
    )

  it('deletes whom it added and nobody touched since, says so before, and comes back whole', async () => {
    const ctx = await founder()
    await addPerson(ctx, { person: { name: 'Known', email: 'known@a.test', ...NOBODY }, idempotencyKey: 'k' })
    const rows = [
      'Known,known@a.test,07700 900123',
      'Ana,ana@a.test,',
      'Ben,ben@a.test,',
      'Cy,cy@a.test,',
      'Di,,',
    ]
    const id = await run(ctx, rows)
    const idOf = async (name: string) => (await readPeople(ctx, { ...ALL, search: name })).people[0]?.id ?? ''
    expect(await addedBy(ctx, id)).toEqual({ untouched: 4, touched: 0 })
    // Ben fills in a form, Cy gets a file; another import has nothing new to say of Ana.
    await ctx.inWorkspace(sql =>
      noteArrival(sql, {
        workspace: ctx.workspace,
        source: 'form',
        name: 'Ben',
        email: 'ben@a.test',
        phone: '',
        company: '',
        told: '',
        via: null,
        at: TEST_NOW,
        detail: 'Filled in a form',
        consents: [],
      }),
    )
    const cy = await idOf('Cy')
    await ctx.inWorkspace(
      sql => sql`
        insert into lead_files (user_id, lead_id, name, media_type, bytes, content)
        values (${ctx.workspace}, ${cy}, 'a.txt', 'text/plain', 1, 'a')
      `,
    )
    await run(ctx, ['Ana,ana@a.test,'])
    expect(await addedBy(ctx, id)).toEqual({ untouched: 2, touched: 2 })
    const before = await state(ctx)
    expect(await undoImport(ctx, { id })).toEqual({ ok: true, people: 2 })
    expect(await namesOf(ctx)).toEqual(['Ben', 'Cy', 'Known'])
    const [known] = (await readPeople(ctx, { ...ALL, search: 'Known' })).people
    expect(known).toBeDefined()
    expect(await readImport(ctx, { id })).toBeNull()
    expect((await readPeople(ctx, { ...ALL, undone: id })).undone).toEqual({ id, people: 2 })
    // Twice is once.
    expect(await undoImport(ctx, { id })).toEqual({ ok: true, people: 2 })
    expect(await restoreImport(ctx, { id })).toEqual({ ok: true })
    expect(await restoreImport(ctx, { id })).toEqual({ ok: true })
    expect(await state(ctx)).toEqual(before)
    expect((await readPeople(ctx, { ...ALL, undone: id })).undone).toBeNull()
  })

  it('happens once, of fifty presses at once, and is brought back once', async () => {
    const ctx = await founder()
    const id = await run(
      ctx,
      Array.from({ length: 30 }, (_, n) => `Person ${n},p${n}@a.test,`),
    )
    const fifty = (press: () => Promise<object>) => Promise.all(Array.from({ length: 50 }, press))
    const undone = await fifty(() => undoImport(ctx, { id }))
    expect(undone).toEqual(undone.map(() => ({ ok: true, people: 30 })))
    expect(await namesOf(ctx)).toEqual([])
    const restored = await fifty(() => restoreImport(ctx, { id }))
    expect(restored).toEqual(restored.map(() => ({ ok: true })))
    expect((await readPeople(ctx, ALL)).total).toBe(30)
    const { sql } = database().db
    const uses = await sql`
      select from module_usage where user_id = ${ctx.workspace} and action_type = 'people_import_undone'
    `
    expect(uses.count).toBe(1)
  })

  it('is not undone while it runs, by strangers, by who may not edit, or without the plan', async () => {
    const ctx = await founder()
    const running = await begin(ctx, ['Ana,ana@a.test,'])
    expect(await addedBy(ctx, running)).toBeNull()
    expect(await undoImport(ctx, { id: running })).toMatchObject({ reason: 'not_found' })
    const stranger = await founder()
    const id = await run(ctx, ['Ben,ben@a.test,'])
    expect(await undoImport(stranger, { id })).toMatchObject({ reason: 'not_found' })
    expect(await restoreImport(stranger, { id })).toMatchObject({ reason: 'not_found' })
    expect(await undoImport(ctx, { id: 'nonsense' })).toMatchObject({ reason: 'not_found' })
    expect(await undoImport({ ...ctx, tier: 'creator' }, { id })).toMatchObject({ reason: 'not_in_plan' })
    expect(await undoImport({ ...ctx, access: 'read_only' }, { id })).toMatchObject({ reason: 'read_only' })
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const theirs = await acting(db, owner, '/app/sales-hub/people')
    const own = await run(theirs, ['Cy,cy@a.test,'])
    const contributor = await memberOf(db, owner, 'contributor')
    const asContributor = await acting(db, contributor, '/app/sales-hub/people')
    expect(asContributor.workspace).toBe(theirs.workspace)
    expect(await undoImport(asContributor, { id: own })).toMatchObject({ reason: 'read_only' })
    expect(await restoreImport(asContributor, { id: own })).toMatchObject({ reason: 'read_only' })
    expect(await namesOf(theirs)).toEqual(['Cy'])
  })

  it('keeps who was merged, is not brought back over somebody new, and holds no copy of who asked to be deleted', async () => {
    const ctx = await founder()
    const id = await run(ctx, ['Ana,ana@a.test,', 'Ann,ann@a.test,', 'Ben,ben@a.test,'])
    const { people } = await readPeople(ctx, ALL)
    const [kept = '', other = ''] = ['Ana', 'Ann'].map(
      name => people.find(each => each.name === name)?.id ?? '',
    )
    const pair = { keptId: kept, otherId: other, keptVersion: 1, otherVersion: 1 }
    expect(await mergePeople(ctx, pair)).toEqual({ ok: true })
    expect(await addedBy(ctx, id)).toEqual({ untouched: 1, touched: 2 })
    expect(await undoImport(ctx, { id })).toEqual({ ok: true, people: 1 })
    expect(await namesOf(ctx)).toEqual(['Ana'])
    const ben = { name: 'Ben', email: 'ben@a.test', ...NOBODY }
    const again = await addPerson(ctx, { person: ben, idempotencyKey: 'ben' })
    expect(await restoreImport(ctx, { id })).toMatchObject({ reason: 'email_taken' })
    expect((await readPeople(ctx, { ...ALL, undone: id })).undone).toEqual({ id, people: 1 })
    if (!again.ok) throw new Error(again.reason)
    expect(await erasePerson(ctx, { id: again.leadId, requestedOn: null })).toMatchObject({ ok: true })
    expect(await restoreImport(ctx, { id })).toMatchObject({ reason: 'not_found' })
  })

  it('deletes ten thousand and brings them back', async () => {
    const ctx = await founder()
    const id = await run(
      ctx,
      Array.from({ length: 10_000 }, (_, n) => `Person ${n},person-${n}@example.test,0117 496 ${n}`),
    )
    expect(await undoImport(ctx, { id })).toEqual({ ok: true, people: 10_000 })
    expect(await namesOf(ctx)).toEqual([])
    expect(await restoreImport(ctx, { id })).toEqual({ ok: true })
    expect(await addedBy(ctx, id)).toEqual({ untouched: 10_000, touched: 0 })
  }, 90_000)
})
