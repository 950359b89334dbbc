import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '#app/media/services/sweep-files.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { EXPORT_WORDS } from '#app/settings/copy/export.ts'
import { buildExport } from '#app/settings/services/export/build-export.ts'
import { openExport } from '#app/settings/services/export/open-export.ts'
import { readExport } from '#app/settings/services/export/read-export.ts'
import { requestExport } from '#app/settings/services/export/request-export.ts'
import { sweepExports } from '#app/settings/services/export/sweep-exports.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { addDays, HOUR_MS } from '#core/shared/time.ts'
import { NOT_EXPORTED } from '#db/queries/settings/not-exported.ts'
import { listOwnedTables, listTables } from '#db/queries/settings/owned-rows.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables as listAll } from '#tests/support/database/catalogue.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { CALLER } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('a workspace as one ZIP', database => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'export-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  type Ctx = OnTestDatabase<WorkspaceContext>
  async function founder(): Promise<Ctx> {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, { passwordHash: 'canary-hash' }))
    return { ...ctx, config: { ...ctx.config, dataDir } }
  }
  const ask = (ctx: Ctx) => requestExport(ctx, { caller: CALLER })
  const newestId = async (ctx: Ctx) => (await readExport(ctx))?.id ?? ''
  async function build(ctx: Ctx): Promise<string> {
    const exportId = await newestId(ctx)
    await buildExport(ctx, { workspace: ctx.workspace, exportId }, EXPORT_WORDS)
    return exportId
  }
  async function download(ctx: Ctx, id: string): Promise<Buffer> {
    const opened = await openExport(ctx, { id })
    if (!opened) throw new Error('There is no such export')
    const pieces: Uint8Array[] = []
    for await (const piece of opened.read()) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  it('every table is exported, or left out with a reason', async () => {
    const { sql } = database().db
    const exported = (await listOwnedTables(sql)).map(({ table }) => table)
    const all = await listTables(sql)
    const forgotten = all.filter(table => !exported.includes(table) && !NOT_EXPORTED[table])
    expect(forgotten, 'give it an owner, or a line in db/queries/settings/not-exported.ts').toEqual([])
    expect(Object.keys(NOT_EXPORTED).filter(table => !all.includes(table))).toEqual([])
    expect(new Set(exported).size).toBe(exported.length)
  })

  it('holds every row of its owner in each form, none of anybody else, no secret, and matches its hashes', async () => {
    const { sql } = database().db
    const [own, other] = [await founder(), await founder()]
    const tables = await listAll(sql)
    for (const { workspace } of [own, other]) await fillOwnedTables(sql, workspace, tables)
    await sql`delete from workspace_exports`
    const body = '=1+1 <script>alert("canary")</script>'
    await addStory(own, { body, idempotencyKey: randomUUID() })
    for (let n = 0; n < 250; n += 1)
      await sql`insert into campaigns (user_id, name) values (${own.workspace}, ${`Campaign ${n}`})`
    const { email } =
      (await sql<{ email: string }[]>`select email from accounts where id = ${own.userId}`)[0] ?? {}
    await sql`insert into newsletter_subscribers (email) values (${email ?? ''})`
    expect(await ask(own)).toEqual({ ok: true })
    const zip = readZip(await download(own, await build(own)))
    const asText = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()
    const text = (name: string) => asText(zip.get(name))
    const manifest = JSON.parse(text('manifest.json'))
    for (const { name, bytes, sha256 } of manifest.files) {
      const file = zip.get(name) ?? Buffer.alloc(0)
      expect([name, file.length, createHash('sha256').update(file).digest('hex')]).toEqual([
        name,
        bytes,
        sha256,
      ])
    }
    expect([...zip.keys()].sort()).toEqual(
      ['manifest.json', ...manifest.files.map(({ name }: { name: string }) => name)].sort(),
    )
    for (const { table, rows } of manifest.tables) {
      expect(JSON.parse(text(`json/${table}.json`))).toHaveLength(rows)
      expect([table, rows]).toEqual([table, expect.any(Number)])
    }
    const rowsOf = (name: string) =>
      manifest.tables.find(({ table }: { table: string }) => table === name)?.rows
    expect([rowsOf('campaigns'), rowsOf('newsletter_subscribers'), rowsOf('stories')]).toEqual([251, 1, 2])
    expect(manifest.leftOut.tables.map(({ table }: { table: string }) => table)).toEqual(
      Object.keys(NOT_EXPORTED),
    )
    expect(manifest.leftOut.files).toHaveLength(1)
    const all = [...zip.values()].map(asText).join('\n')
    expect(all).toContain(email)
    expect(all).not.toContain(other.userId)
    expect(all).not.toContain('canary-hash')
    // Data is text, wherever it is shown or opened.
    expect(text('csv/stories.csv')).toContain("'=1+1")
    expect(text('site/stories.html')).not.toContain('<script')
    expect([...zip.keys()].filter(name => /^stories\/.*\.md$/.test(name))).toHaveLength(2)
    // Each link of the site leads to a file of the ZIP.
    for (const [name, file] of zip) {
      if (!name.endsWith('.html')) continue
      for (const [, to = ''] of asText(file).matchAll(/(?:href|src)="([^"]*)"/g))
        expect([name, to, zip.has(new URL(to, `file:///${name}`).pathname.slice(1))]).toEqual([
          name,
          to,
          true,
        ])
    }
    const mails =
      await sql`select template from mail_outbox where to_address = ${email ?? ''} and template = 'export-ready'`
    expect(mails).toHaveLength(1)
  })

  it('columns that hold what founders wrote are in it, however they are called', async () => {
    const tables = await listOwnedTables(database().db.sql)
    const withheld = tables.flatMap(({ table, withheld }) => withheld.map(column => `${table}.${column}`))
    expect(withheld.filter(name => /hashtag/.test(name))).toEqual([])
    expect(withheld).toContain('connections.sealed_tokens')
    expect(withheld).toContain('accounts.password_hash')
  })

  describe('while it is made', () => {
    it('is one at a time, also when asked for by many at once, and is made once', async () => {
      const ctx = await founder()
      const asked = await Promise.all(Array.from({ length: 10 }, () => ask(ctx)))
      expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await readExport(ctx)).toMatchObject({ state: 'waiting' })
      const id = await build(ctx)
      expect(await readExport(ctx)).toMatchObject({ state: 'ready', endsAt: addDays(TEST_NOW, 7) })
      await build(ctx)
      expect(await openExport(ctx, { id })).not.toBeNull()
      expect(await ask({ ...ctx, now: () => addDays(TEST_NOW, 1) })).toEqual({ ok: true })
    })

    it('a try that fails is made anew, and the third is given up', async () => {
      const ctx = await founder()
      await ask(ctx)
      const broken = { ...ctx, config: { ...ctx.config, dataDir: '/dev/null' } }
      await expect(build(broken)).rejects.toThrow()
      await expect(build(broken)).rejects.toThrow()
      await build(broken)
      expect(await readExport(ctx)).toMatchObject({ state: 'failed' })
      expect(await ask({ ...ctx, now: () => addDays(TEST_NOW, 1) })).toEqual({ ok: true })
    })

    it('one that no worker looks after stands in nobody’s way', async () => {
      const ctx = await founder()
      await ask(ctx)
      await sweepExports({ ...ctx, now: () => addDays(TEST_NOW, 2) })
      expect(await readExport(ctx)).toMatchObject({ state: 'failed' })
    })
  })

  it('is its owner’s alone, for seven days, and then nowhere', async () => {
    const [ctx, other] = [await founder(), await founder()]
    await ask(ctx)
    const id = await build(ctx)
    expect(await openExport(other, { id })).toBeNull()
    expect(await openExport({ ...ctx, role: 'admin' }, { id })).toBeNull()
    expect(await requestExport({ ...ctx, role: 'admin' }, { caller: CALLER })).toMatchObject({ ok: false })
    expect(await readExport({ ...ctx, role: 'admin' })).toBeNull()
    // The sweep of files knows that its parts are used.
    await sweepFiles({ ...ctx, now: () => addDays(TEST_NOW, 2) })
    await sweepFiles({ ...ctx, now: () => addDays(TEST_NOW, 4) })
    expect((await download(ctx, id)).length).toBeGreaterThan(1000)
    const over = { ...ctx, now: () => new Date(addDays(TEST_NOW, 7).getTime() + HOUR_MS) }
    expect(await openExport(over, { id })).toBeNull()
    expect(await readExport(over)).toMatchObject({ state: 'over' })
    await sweepExports(over)
    expect(await readExport(over)).toBeNull()
    const left = await database().db.sql`select id from media_files where workspace = ${ctx.workspace}`
    expect(left).toHaveLength(0)
  })
})
