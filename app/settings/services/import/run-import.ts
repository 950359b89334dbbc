import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshScore } from '#app/brand/services/refresh-score.ts'
import { bringFile } from '#app/media/services/bring-file.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { ImportRefused } from '#core/settings/import-refused.ts'
import type { ImportReport } from '#core/settings/imports.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type ImportableTable, listImportableTables } from '#db/queries/settings/importable-tables.ts'
import {
  failImport,
  finishImport,
  lockImport,
  refuseImport,
  startImport,
  updateImportProgress,
} from '#db/queries/settings/imports.ts'
import { noteProgress } from '../note-progress.ts'
import { bringRows } from './bring-rows.ts'
import { mapIds } from './map-ids.ts'
import { type FilePlan, planFiles } from './plan-files.ts'
import { type UnpackedExport, unpackExport } from './unpack-export.ts'

/** Tries after which an import is given up. */
const MOST_TRIES = 3

interface Wanted {
  readonly workspace: string
  readonly importId: string
}

/** What an import says in the workspace it comes to. */
export interface ImportWords {
  /** Why a post is paused. */
  readonly paused: string
}

/**
 * Looks through a workspace that was sent, which brings nothing and ends as what it would bring; or, once its owner has said
 * yes, brings it: the files first, then every row in one transaction. Begins anew when a worker died over it, and does
 * nothing when it is over or no longer wanted. Throws what went wrong, so that the job is tried again; at the third time it
 * is given up. A file that cannot be brought is refused and not tried again.
 */
export async function runImport(context: ServiceContext, wanted: Wanted, words: ImportWords): Promise<void> {
  const { db } = context
  const workspace = asWorkspaceId(wanted.workspace)
  const of = { workspace, id: wanted.importId }
  const started = await db.inWorkspace(workspace, sql => startImport(sql, { ...of, now: context.now() }))
  if (!started) return
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-import-'))
  try {
    await work(context, { ...of, folder, words, isForReal: started.state === 'importing' })
  } catch (error) {
    const now = context.now()
    if (error instanceof ImportRefused) {
      const { problem } = error
      await db.inWorkspace(workspace, sql => refuseImport(sql, { ...of, problem, now }))
      return
    }
    if (started.tries < MOST_TRIES) throw error
    logger().error({ err: error }, 'an import was given up')
    await db.inWorkspace(workspace, sql => failImport(sql, { ...of, now }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Work {
  readonly workspace: WorkspaceId
  readonly id: string
  readonly folder: string
  readonly words: ImportWords
  readonly isForReal: boolean
}

async function work(context: ServiceContext, { workspace, id, folder, words, isForReal }: Work) {
  const of = { workspace, id }
  const note = noteProgress(async progress => {
    const now = context.now()
    await context.db.inWorkspace(workspace, sql => updateImportProgress(sql, { ...of, ...progress, now }))
  })
  const importable = await context.db.inWorkspace(workspace, listImportableTables)
  const unpacked = await unpackExport(context, {
    ...of,
    folder,
    wanted: importable.map(({ table }) => table),
    onFile: (done, total) => note(done, isForReal ? total * 2 : total),
  })
  try {
    const ids = await mapIds(unpacked, { workspace, importable })
    const media = importable.find(({ table }) => table === 'media') as ImportableTable
    const files = await planFiles(context, { workspace, unpacked, ids, media })
    const bringing = { workspace, unpacked, importable, ids, files, pausedWords: words.paused }
    if (isForReal) {
      await bringFiles(context, { workspace, unpacked, files, note })
      await bring(context, { ...of, bringing })
    } else {
      const report = await preview(context, { workspace, bringing })
      const now = context.now()
      await context.db.inWorkspace(workspace, sql =>
        finishImport(sql, { ...of, state: 'ready', report, now }),
      )
    }
  } finally {
    unpacked.zip.close()
  }
}

type Rows = Parameters<typeof bringRows>[2]

/** Thrown to take everything back that was tried. */
class TakenBack extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('It was only tried')
    this.report = report
  }
}

/** What an import would bring, told by bringing it and taking that back: no other count is as sure. */
async function preview(
  context: ServiceContext,
  { workspace, bringing }: { workspace: WorkspaceId; bringing: Rows },
): Promise<ImportReport> {
  try {
    return await context.db.inWorkspace(workspace, async sql => {
      throw new TakenBack(await bringRows(context, sql, bringing))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.report
    throw error
  }
}

async function bring(
  context: ServiceContext,
  { workspace, id, bringing }: { workspace: WorkspaceId; id: string; bringing: Rows },
): Promise<void> {
  await context.db.inWorkspace(workspace, async sql => {
    if (!(await lockImport(sql, { workspace, id }))) return
    const report = await bringRows(context, sql, bringing)
    await refreshScore({ now: context.now, workspace }, sql)
    const rows = report.tables.reduce((sum, { added }) => sum + added, 0)
    const usage = { moduleName: 'settings', actionType: 'workspace_imported', additionalData: { rows } }
    await insertModuleUsage(sql, { userId: workspace, ...usage })
    const data = { actor: workspace, what: 'everything', rows }
    await insertSecurityEvent(sql, { userId: workspace, type: 'data_imported', data })
    await finishImport(sql, { workspace, id, state: 'done', report, now: context.now() })
  })
}

interface Files {
  readonly workspace: WorkspaceId
  readonly unpacked: UnpackedExport
  readonly files: FilePlan
  readonly note: (done: number, total: number) => Promise<void>
}

/** Pictures and videos come before their rows: a row never stands there without its file. */
async function bringFiles(context: ServiceContext, { workspace, unpacked, files, note }: Files) {
  const before = unpacked.manifest.files.length
  for (const [at, { name, id, mime }] of files.bring.entries()) {
    const pieces: Uint8Array[] = []
    for await (const piece of await unpacked.zip.read(name)) pieces.push(piece as Uint8Array)
    const isOurs = await bringFile(context, { workspace, id, bytes: Buffer.concat(pieces), mime })
    if (!isOurs) throw new ImportRefused('wrong_rows', 'media')
    await note(before + at, before + files.bring.length)
  }
}
