import { expect, it } from 'vitest'
import { addPerson } from '#app/leads/services/add-person.ts'
import { continueImport } from '#app/leads/services/continue-import.ts'
import { exportPeople } from '#app/leads/services/export-people.ts'
import { previewImport } from '#app/leads/services/preview-import.ts'
import { readImport } from '#app/leads/services/read-import.ts'
import { readPeople } from '#app/leads/services/read-people.ts'
import { startImport } from '#app/leads/services/start-import.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const ALL = { search: '', tag: null, source: null, isWaiting: false } as const
const FILE = [
  'Name,Email,Phone,Tags,Shoe size',
  'Jo Blake,JO@example.test,,workshop,44',
  'Ana Lee,ana@example.test,07700 900123,clay,41',
  '"=HYPERLINK(""x"")",eve@example.test,,,',
  'Max,,,,',
  'max ,,,,',
  ',,,,39',
  'Pat,pat at home,,,',
].join('\n')

describeOnDatabase('an import of people', database => {
  const founder = async () => {
    const { db } = database()
    return contextFor(db, await createTestAccount(db), { tier: 'pro' })
  }
  const begin = (ctx: WorkspaceContext, text: string, columns: string[] | null = null) =>
    startImport(ctx, { source: { text, columns }, fileName: 'list.csv', idempotencyKey: crypto.randomUUID() })
  const run = async (ctx: WorkspaceContext, text: string) => {
    const begun = await begin(ctx, text)
    if (!begun.ok) throw new Error(begun.reason)
    const work = { workspace: ctx.workspace, importId: begun.importId }
    await Promise.all([continueImport(ctx, work), continueImport(ctx, work)])
    return readImport(ctx, { id: begun.importId })
  }

  it('does what its preview says, notifies nobody, and a second time adds no one', async () => {
    const ctx = await founder()
    const jo = {
      name: '',
      email: 'jo@example.test',
      phone: '0117 496 0000',
      company: '',
      tags: [],
      toldText: '',
    }
    await addPerson(ctx, { person: jo, idempotencyKey: 'jo' })
    const preview = await previewImport(ctx, { text: FILE, columns: null })
    expect(preview?.columns).toEqual(['name', 'email', 'phone', 'tags', ''])
    expect(preview?.kinds).toMatchObject({
      new: { count: 3 },
      changed: { count: 1, rows: [{ row: 2, filled: ['name', 'tags'] }] },
      same: { count: 1, rows: [{ row: 6 }] },
    })
    expect(preview?.refused.rows.map(({ row }) => row)).toEqual([7, 8])
    expect((await readPeople(ctx, { ...ALL, page: 1, removed: null })).total).toBe(1)

    expect(await run(ctx, FILE)).toMatchObject({ total: 5, done: 5, created: 3, changed: 1, refused: 2 })
    const { people } = await readPeople(ctx, { ...ALL, page: 1, removed: null })
    expect(people.map(({ name, firstSource }) => [name, firstSource]).sort()).toEqual([
      ['=HYPERLINK("x")', 'import'],
      ['Ana Lee', 'import'],
      ['Jo Blake', 'typed'],
      ['Max', 'import'],
    ])
    expect((await readPeople(ctx, { ...ALL, isWaiting: true, page: 1, removed: null })).total).toBe(0)
    const { sql } = ctx.db
    const told = await sql`select from notifications where user_id = ${ctx.workspace}`
    expect(told.count).toBe(0)

    expect(await run(ctx, FILE)).toMatchObject({ created: 0, changed: 0, finishedAt: expect.any(Date) })
    // Our own file comes back as it was, also what a spreadsheet would run.
    let file = ''
    for await (const piece of exportPeople(ctx, { format: 'csv', filter: ALL })) file += piece
    expect(file).toContain("'=HYPERLINK")
    expect(await run(ctx, file)).toMatchObject({ total: 4, created: 0, changed: 0, refused: 0 })
    const other = await founder()
    expect(await run(other, file)).toMatchObject({ created: 4 })
    const copied = await readPeople(other, { ...ALL, page: 1, removed: null })
    expect(copied.people.map(({ name }) => name).sort()).toEqual(people.map(({ name }) => name).sort())
    expect(await readImport(other, { id: 'x' })).toBeNull()
  })

  it('brings back every cell that a spreadsheet would run, unchanged, into another workspace', async () => {
    const ctx = await founder()
    const odd = {
      name: '=HYPERLINK(A1,"Click")',
      email: 'odd@example.test',
      phone: '+44 117 496 0000',
      company: '@SUM(1+1)',
      tags: ['-1', '=2', 'plain'],
      toldText: '＝1+1',
    }
    await addPerson(ctx, { person: odd, idempotencyKey: 'odd' })
    await ctx.inWorkspace(
      sql =>
        sql`update leads set notes = ${`-2 loaves\n=cmd|' /C calc'!A0, "so"`} where user_id = ${ctx.workspace}`,
    )
    const fileOf = async (of: WorkspaceContext) => {
      let file = ''
      for await (const piece of exportPeople(of, { format: 'csv', filter: ALL })) file += piece
      return file
    }
    const file = await fileOf(ctx)
    for (const cell of file.slice(1).split(/",?"?/)) expect(cell).not.toMatch(/^[\s\u00a0]*[=+\-@＝]/)
    const other = await founder()
    expect(await run(other, file)).toMatchObject({ created: 1, refused: 0 })
    const told = async (of: WorkspaceContext) =>
      of.inWorkspace(
        sql =>
          sql`select name, email, phone, company, tags, notes, told_text from leads where user_id = ${of.workspace}`,
      )
    expect(await told(other)).toEqual(await told(ctx))
    expect(await run(other, await fileOf(other))).toMatchObject({ created: 0, changed: 0 })
  })

  it('begins once however often it is pressed, and not without a table, people or the plan', async () => {
    const ctx = await founder()
    const press = { source: { text: FILE, columns: null }, fileName: '', idempotencyKey: 'once' }
    const begun = await Promise.all([1, 2, 3].map(() => startImport(ctx, press)))
    expect(new Set(begun.map(result => (result.ok ? result.importId : result.reason))).size).toBe(1)
    expect(await begin(ctx, 'no table')).toEqual({ ok: false, reason: 'no_table' })
    expect(await begin(ctx, FILE, ['', '', '', '', ''])).toEqual({ ok: false, reason: 'nothing' })
    expect(await begin({ ...ctx, tier: 'creator' }, FILE)).toEqual({ ok: false, reason: 'not_in_plan' })
    expect(await begin({ ...ctx, access: 'read_only' }, FILE)).toEqual({ ok: false, reason: 'read_only' })
    expect(await previewImport(ctx, { text: '"', columns: null })).toBeNull()
  })

  it('takes ten thousand rows', async () => {
    const ctx = await founder()
    const rows = Array.from(
      { length: 10_000 },
      (_, n) => `Person ${n},person-${n}@example.test,0117 496 ${n}`,
    )
    const text = `Name,Email,Phone\n${rows.join('\n')}`
    const preview = await previewImport(ctx, { text, columns: null })
    expect(preview?.kinds.new.count).toBe(10_000)
    expect(await run(ctx, text)).toMatchObject({ done: 10_000, created: 10_000 })
  }, 60_000)
})
