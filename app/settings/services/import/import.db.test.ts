import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { EXPORT_WORDS } from '#app/settings/copy/export.ts'
import { buildExport } from '#app/settings/services/export/build-export.ts'
import { openExport } from '#app/settings/services/export/open-export.ts'
import { readExport } from '#app/settings/services/export/read-export.ts'
import { requestExport } from '#app/settings/services/export/request-export.ts'
import { keepImport } from '#app/settings/services/import/keep-import.ts'
import { readImport } from '#app/settings/services/import/read-import.ts'
import { runImport } from '#app/settings/services/import/run-import.ts'
import { wantImport } from '#app/settings/services/import/want-import.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase, openTestDatabase } from '#tests/support/database/test-database.ts'
import { asWorkspaceId } from '#db/client.ts'
import { CALLER } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const WORDS = { paused: 'Brought back' }

describeOnDatabase('a workspace brought back', database => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'import-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))
  type Ctx = OnTestDatabase<WorkspaceContext>
  async function founder(db: AdminDatabase): Promise<Ctx> {
    const ctx = contextFor(db, await createTestAccount(db))
    return { ...ctx, config: { ...ctx.config, dataDir } }
  }
  async function zipOf(ctx: Ctx): Promise<Buffer> {
    await requestExport(ctx, { caller: CALLER })
    const exportId = (await readExport(ctx))?.id ?? ''
    await buildExport(ctx, { workspace: ctx.workspace, exportId }, EXPORT_WORDS)
    const opened = await openExport(ctx, { id: exportId })
    const pieces: Uint8Array[] = []
    for await (const piece of opened?.read() ?? []) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  async function bring(ctx: Ctx, zip: Uint8Array) {
    const pieces = async function* () { yield zip }
    expect(await keepImport(ctx, { pieces: pieces() })).toEqual({ ok: true })
    const id = (await readImport(ctx))?.newest?.id ?? ''
    await runImport(ctx, { workspace: ctx.workspace, importId: id }, WORDS)
    const preview = (await readImport(ctx))?.newest
    await wantImport(ctx, { id, caller: CALLER })
    await runImport(ctx, { workspace: ctx.workspace, importId: id }, WORDS)
    return { preview, result: (await readImport(ctx))?.newest }
  }

  it('round trip', async () => {
    const { db } = database()
    const id = await seedDemo(db, { passwordHash: 'x', now: TEST_NOW })
    const demo = contextFor(db, { id: id ?? '', email: '', workspace: asWorkspaceId(id ?? '') } as never)
    const own = { ...demo, config: { ...demo.config, dataDir } }
    const zip = await zipOf(own)
    const target = await founder(db)
    const { preview, result } = await bring(target, zip)
    console.log(JSON.stringify(preview, null, 1).slice(0, 6000))
    console.log(JSON.stringify(result?.report?.tables.filter(t => t.inFile > 0 && t.added !== t.inFile)))
    const again = await bring({ ...target, now: () => new Date(TEST_NOW.getTime() + 1000) }, zip)
    console.log(JSON.stringify(again.result?.report?.tables.filter(t => t.added || t.left)))
  })
})
