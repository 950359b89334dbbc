import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redrawLogo } from '#app/brand/services/kit/redraw-logo.ts'
import { storeFile } from '#app/media/services/store-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { FrozenProposal } from '#core/proposals/frozen.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listImportableTables } from '#db/queries/settings/importable-tables.ts'
import { NOT_EXPORTED } from '#db/queries/settings/not-exported.ts'
import { NOT_IMPORTED } from '#db/queries/settings/not-imported.ts'
import { listOwnedTables } from '#db/queries/settings/owned-rows.ts'
import { DEMO, seedDemoOnce } from '#scripts/local/demo.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { insertFullRow } from '#tests/support/database/full-rows.ts'
import {
  missingReason,
  type OnTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts'
import { madeRecording } from '#tests/support/made-recording.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { bringBack, sumOf, zipOf } from '#tests/support/workspace-zip.ts'

/** What an import changes in a row, so that nothing goes out: everything else is equal. */
const SETTLED: Readonly<Record<string, readonly string[]>> = {
  content_planner: ['status', 'status_since', 'deadline_at', 'held_reason'],
  content_created: ['status'],
  content_requests: ['news', 'confirm_until'],
  lead_messages: ['state', 'next_try_at'],
  lead_submissions: ['confirm_until'],
  post_reviews: ['due_at'],
  watch_sources: ['paused_at', 'claimed_until'],
}

/** What the database makes by itself, and comes out the same. */
const DERIVED = ['lead_words']

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const NOBODY = '00000000-0000-4000-8000-000000000000'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const FROZEN = {
  number: 7,
  brand: 'Fern',
  person: 'Ada',
  title: 'Six sessions',
  introduction: '',
  terms: '',
  expiresOn: null,
  vatMode: 'none',
  paymentLink: '',
  lines: [],
} satisfies FrozenProposal

type Ctx = OnTestDatabase<WorkspaceContext>
type Row = Readonly<Record<string, unknown>>

describe('an exported workspace in another installation', () => {
  const kind = missingReason('server') === null ? 'server' : 'embedded'
  let folders: string[] = []
  let databases: TestDatabase[] = []
  beforeAll(async () => {
    databases = [await openTestDatabase(kind), await openTestDatabase(kind)]
    folders = [await mkdtemp(join(tmpdir(), 'from-')), await mkdtemp(join(tmpdir(), 'to-'))]
  })
  afterAll(async () => {
    for (const database of databases) await database.close()
    for (const folder of folders) await rm(folder, { recursive: true })
  })

  function contextOf(at: 0 | 1, id: string): Ctx {
    const { db } = databases[at] as TestDatabase
    const account = { id, workspace: asWorkspaceId(id) }
    const ctx = contextFor(db, account as never, { tier: 'collective' })
    return { ...ctx, config: { ...ctx.config, dataDir: folders[at] ?? '' } }
  }

  /** The demo, and beside it a row in every table that is brought, with something in every column. */
  async function fullWorkspace(): Promise<Ctx> {
    const { db } = databases[0] as TestDatabase
    await seedDemoOnce(db, contextOf(0, NOBODY).config)
    const [account] = await db.sql<{ id: string }[]>`select id from accounts where email = ${DEMO.email}`
    const id = account?.id ?? ''
    const ctx = contextOf(0, id)
    const tables = await listImportableTables(db.sql)
    const drawn = await redrawLogo(PNG)
    const logo = drawn.ok ? drawn.logo : {}
    for (const { table } of tables.filter(one => one.table !== 'media'))
      await db.transaction(async sql => {
        const given: Readonly<Record<string, object>> = {
          proposals: { frozen: sql.json({ ...FROZEN }) },
          brand_logos: { ...logo },
          lead_files: { name: 'plan.pdf', media_type: 'application/pdf', bytes: 32 },
        }
        const values = { ...given[table] }
        await insertFullRow(sql, { table, owner: 'user_id', workspace: id, person: id, values })
      })
    await addPicture(ctx)
    await addVoiceNote(ctx)
    return ctx
  }

  async function addPicture(ctx: Ctx): Promise<void> {
    const { workspace } = ctx
    const file = await storeFile(ctx, { workspace, bytes: PNG, mime: 'image/png' })
    const hash = createHash('sha256').update(PNG).digest()
    await (ctx.db as AdminDatabase).sql`
      insert into media (id, user_id, story_id, mime, width, height, bytes, hash, alt)
      select ${file.id}, ${workspace}, id, 'image/png', 1, 1, ${PNG.length}, ${hash}, 'One dot' from stories
      where user_id = ${workspace} limit 1
    `
  }

  async function addVoiceNote(ctx: Ctx): Promise<void> {
    const { workspace } = ctx
    const said = await madeRecording('audio/webm')
    const file = await storeFile(ctx, { workspace, bytes: said, mime: 'audio/webm' })
    const hash = createHash('sha256').update(said).digest()
    await (ctx.db as AdminDatabase).sql`
      insert into media (id, user_id, story_id, kind, mime, width, height, bytes, hash, duration_ms)
      select ${file.id}, ${workspace}, id, 'audio', 'audio/webm', null, null, ${said.length}, ${hash}, 2000 from stories
      where user_id = ${workspace} limit 1
    `
  }

  /** The rows of a table in an export, in the ids of another workspace, in no order, without what is settled. */
  function rowsOf(
    zip: ReadonlyMap<string, Uint8Array>,
    table: string,
    idIn: (id: string) => string,
  ): string[] {
    const text = Buffer.from(zip.get(`json/${table}.json`) ?? []).toString()
    const rows = JSON.parse(text.replace(ID, idIn)) as Row[]
    const without = SETTLED[table] ?? []
    return rows
      .map(row =>
        JSON.stringify(
          Object.entries(row)
            .filter(([name]) => !without.includes(name))
            .sort(),
        ),
      )
      .sort()
  }

  it('equals what it was: every row of every table, but for what is settled, and its pictures', {
    timeout: 180_000,
  }, async () => {
    const from = await fullWorkspace()
    const other = await createTestAccount((databases[1] as TestDatabase).db)
    const to = contextOf(1, other.id)
    const file = await zipOf(from)
    const { preview, report } = await bringBack(to, file)
    expect(report).toEqual(preview)
    expect(report.tables.filter(({ added, inFile }) => added !== inFile)).toEqual([])
    expect(report.tables.filter(({ inFile }) => inFile === 0)).toEqual([])
    expect(report.renamed).toEqual([])

    const [before, after] = [readZip(file), readZip(await zipOf(to))]
    const brought = report.tables.map(({ table }) => table)
    const ids = new Set(
      brought.flatMap(table =>
        (JSON.parse(Buffer.from(before.get(`json/${table}.json`) ?? []).toString()) as Row[]).map(
          ({ id }) => id,
        ),
      ),
    )
    const idThere = (id: string) => {
      if (id === from.workspace) return to.workspace
      return ids.has(id) ? idIn(to.workspace, id) : id
    }
    for (const table of [...brought, ...DERIVED])
      expect([table, rowsOf(after, table, id => id)]).toEqual([table, rowsOf(before, table, idThere)])

    const totals = (ctx: Ctx) => (ctx.db as AdminDatabase).sql<Row[]>`
      select people from link_totals where user_id = ${ctx.workspace} order by 1
    `
    expect(await totals(to)).toEqual(await totals(from))
    const files = [...before].filter(([name]) => /^(media|files)\/(?!your)/.test(name))
    expect(files.length).toBeGreaterThan(5)
    for (const [name, bytes] of files)
      expect([name, after.get(name.replace(ID, idThere))]).toEqual([name, bytes])

    const again = await bringBack(to, file)
    expect([sumOf(again.report, 'added'), sumOf(again.report, 'left')]).toEqual([0, 0])
    const later = readZip(await zipOf(to))
    for (const table of [...brought, ...DERIVED])
      expect([table, rowsOf(later, table, id => id)]).toEqual([table, rowsOf(after, table, id => id)])
  })

  it('every table of an export is brought, or left with a reason', async () => {
    const { sql } = (databases[0] as TestDatabase).db
    const exported = (await listOwnedTables(sql)).map(({ table }) => table)
    const tables = await listImportableTables(sql)
    const brought = tables.map(({ table }) => table)
    expect([...brought, ...Object.keys(NOT_IMPORTED)].sort()).toEqual(exported.toSorted())
    expect(Object.keys(NOT_IMPORTED).filter(table => NOT_EXPORTED[table])).toEqual([])
    // What no export holds and a row cannot be without is made anew: made-anew.ts.
    const lacking = tables.flatMap(({ table, columns }) =>
      columns.filter(one => one.isWithheld && one.isRequired).map(({ name }) => `${table}.${name}`),
    )
    expect(lacking.sort()).toEqual([
      'brand_logos.address',
      'brand_logos.image',
      'content_requests.status_hash',
      'lead_files.content',
      'lead_submissions.text_hash',
      'media.hash',
    ])
  })
})

/** What an id becomes in another workspace: the same in every version of ours, or a second import would bring all again. */
function idIn(workspace: string, old: string): string {
  const hex = createHash('sha256').update(`import ${workspace} ${old}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
