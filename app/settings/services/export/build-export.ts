import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeFile } from '#app/media/services/store-file.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { zipPieces } from '#app/settings/integrations/zip-pieces.ts'
import type { ExportWords } from '#core/settings/export-words.ts'
import { exportEndsAt } from '#core/settings/exports.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import {
  deleteExportParts,
  failExport,
  finishExport,
  insertExportPart,
  startExport,
  updateExportProgress,
} from '#db/queries/settings/exports.ts'
import { noteProgress } from '../note-progress.ts'
import type { ExportEntry } from './export-entry.ts'
import { fileEntries } from './file-entries.ts'
import { findRowOwner } from './find-row-owner.ts'
import { markdownFiles } from './markdown-files.ts'
import { siteFiles } from './site-files.ts'
import { type SpooledTable, spoolTables } from './spool-tables.ts'
import { tableFiles } from './table-files.ts'
import { withManifest } from './with-manifest.ts'

/** Bytes of one part in the store; as much is in memory at once. */
const PART_BYTES = 8_000_000
/** Tries after which an export is given up. */
const MOST_TRIES = 3

interface Wanted {
  readonly workspace: string
  readonly exportId: string
}

/**
 * Makes the ZIP of an export and mails its owner. Begins anew when a worker died over it, and does nothing when it is
 * ready or no longer wanted. Throws what went wrong, so that the job is tried again; at the third time it is given up.
 */
export async function buildExport(
  context: ServiceContext,
  wanted: Wanted,
  words: ExportWords,
): Promise<void> {
  const { db } = context
  const workspace = asWorkspaceId(wanted.workspace)
  const id = wanted.exportId
  const started = await db.inWorkspace(workspace, async sql => {
    await deleteExportParts(sql, { workspace, exportId: id })
    return startExport(sql, { workspace, id, now: context.now() })
  })
  if (!started) return
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-export-'))
  try {
    await build(context, { workspace, id, folder, words })
  } catch (error) {
    if (started.tries < MOST_TRIES) throw error
    logger().error({ err: error }, 'an export was given up')
    await db.inWorkspace(workspace, sql => failExport(sql, { workspace, id }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Build {
  readonly workspace: WorkspaceId
  readonly id: string
  readonly folder: string
  readonly words: ExportWords
}

async function build(context: ServiceContext, { workspace, id, folder, words }: Build): Promise<void> {
  const owner = await findRowOwner(context, { userId: workspace })
  if (!owner) return
  const startedAt = context.now()
  const note = noteProgress(async progress => {
    const now = context.now()
    await context.db.inWorkspace(workspace, sql =>
      updateExportProgress(sql, { workspace, id, ...progress, now }),
    )
  })
  const tables = await spoolTables(context, {
    owner,
    folder,
    onTable: (done, total) => note(done, total * 2),
  })
  const missing = new Set<string>()
  const entries = withManifest(
    counted(exportFiles(context, { workspace, tables, words, startedAt, missing }), async done =>
      note(tables.length + done, tables.length + totalFiles(tables)),
    ),
    { userId: workspace, startedAt, now: context.now, whyColumns: words.whyColumns, tables, missing },
  )
  let bytes = 0
  let position = 0
  for await (const piece of zipPieces(entries, { at: startedAt, pieceBytes: PART_BYTES })) {
    const part = await storeFile(context, { workspace, bytes: piece, mime: 'application/zip' })
    const place = { workspace, exportId: id, position, id: part.id, bytes: piece.length }
    await context.db.inWorkspace(workspace, sql => insertExportPart(sql, place))
    bytes += piece.length
    position += 1
  }
  await finish(context, { workspace, id, bytes })
}

interface Files extends Pick<Build, 'workspace' | 'words'> {
  readonly tables: readonly SpooledTable[]
  readonly startedAt: Date
  readonly missing: Set<string>
}

async function* exportFiles(
  context: ServiceContext,
  { workspace, tables, words, startedAt, missing }: Files,
): AsyncGenerator<ExportEntry> {
  yield* tableFiles(tables)
  yield* markdownFiles(tables)
  yield* fileEntries(context, { userId: workspace, tables, onMissing: name => missing.add(name) })
  yield* siteFiles({ tables, words, missing, now: startedAt })
}

/** About how many files an export has: each table twice and its page, and what has a file of its own. */
function totalFiles(tables: readonly SpooledTable[]): number {
  const own = ['stories', 'content_created', 'media', 'lead_files', 'brand_logos', 'avatars']
  const rows = tables.filter(({ table }) => own.includes(table)).reduce((sum, table) => sum + table.rows, 0)
  return tables.length * 3 + rows
}

async function* counted(
  entries: AsyncIterable<ExportEntry>,
  onDone: (done: number) => Promise<void>,
): AsyncGenerator<ExportEntry> {
  let done = 0
  for await (const entry of entries) {
    yield entry
    done += 1
    await onDone(done)
  }
}

async function finish(
  context: ServiceContext,
  { workspace, id, bytes }: Pick<Build, 'workspace' | 'id'> & { bytes: number },
): Promise<void> {
  const now = context.now()
  const account = await findAccount(context.db.unscoped.sql, { id: workspace })
  await context.db.inWorkspace(workspace, async sql => {
    if (!(await finishExport(sql, { workspace, id, bytes, now })) || !account) return
    await enqueueMail(context, sql, {
      to: account.email,
      template: 'export-ready',
      idempotencyKey: `export-ready ${id}`,
      props: {
        bytes,
        endsAt: exportEndsAt(now).toISOString(),
        url: `${context.config.appUrl}/app/settings/privacy`,
      },
    })
  })
}
