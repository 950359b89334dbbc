import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { EXPORT_WORDS } from '#app/settings/copy/export.ts'
import { zipPieces } from '#app/settings/integrations/zip-pieces.ts'
import { buildExport } from '#app/settings/services/export/build-export.ts'
import { openExport } from '#app/settings/services/export/open-export.ts'
import { requestExport } from '#app/settings/services/export/request-export.ts'
import { keepImport } from '#app/settings/services/import/keep-import.ts'
import { readImport } from '#app/settings/services/import/read-import.ts'
import { runImport } from '#app/settings/services/import/run-import.ts'
import { wantImport } from '#app/settings/services/import/want-import.ts'
import type { ImportReport } from '#core/settings/imports.ts'
import { findNewestExport } from '#db/queries/settings/exports.ts'
import type { ImportEntry } from '#db/queries/settings/imports.ts'
import { readZip } from './read-zip.ts'
import { CALLER } from './team.ts'

/** What posts say that an import has paused. */
const WORDS = { paused: 'Brought back' }

/** A workspace as the ZIP that its owner downloads. */
export async function zipOf(ctx: WorkspaceContext): Promise<Buffer> {
  const { workspace } = ctx
  // Asked for once in a while: the one before is over.
  await ctx.inWorkspace(sql => sql`delete from workspace_exports where user_id = ${workspace}`)
  await requestExport(ctx, { caller: CALLER })
  const id = (await ctx.inWorkspace(sql => findNewestExport(sql, { workspace })))?.id ?? ''
  await buildExport(ctx, { workspace, exportId: id }, EXPORT_WORDS)
  const pieces: Uint8Array[] = []
  for await (const piece of (await openExport(ctx, { id }))?.read() ?? []) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Sends a file in pieces, as a browser does. */
export function sendFile(ctx: WorkspaceContext, file: Uint8Array) {
  return keepImport(ctx, { pieces: piecesOf(file) })
}

async function* piecesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.length; from += 65_536) yield file.subarray(from, from + 65_536)
}

/** The newest import of a workspace. Throws where there is none. */
export async function newestImport(ctx: WorkspaceContext): Promise<ImportEntry> {
  const newest = (await readImport(ctx))?.newest
  if (!newest) throw new Error('Nothing was sent')
  return newest
}

/** Does what the job of the newest import does, and answers what it is then. */
export async function workOnImport(ctx: WorkspaceContext): Promise<ImportEntry> {
  const { id } = await newestImport(ctx)
  await runImport(ctx, { workspace: ctx.workspace, importId: id }, WORDS)
  return newestImport(ctx)
}

/** Sends a file, looks through it and brings it. Throws unless it is brought. */
export async function bringBack(
  ctx: WorkspaceContext,
  file: Uint8Array,
): Promise<{ preview: ImportReport; report: ImportReport }> {
  // Two that are sent at the same instant have no order.
  await ctx.inWorkspace(sql => sql`delete from workspace_imports where user_id = ${ctx.workspace}`)
  await sendFile(ctx, file)
  const looked = await workOnImport(ctx)
  await wantImport(ctx, { id: looked.id, caller: CALLER })
  const { state, report, problem } = await workOnImport(ctx)
  if (state !== 'done' || !looked.report || !report) throw new Error(`${state} ${JSON.stringify(problem)}`)
  return { preview: looked.report, report }
}

/** How many rows a report counts in all. */
export function sumOf(report: ImportReport, what: 'inFile' | 'added' | 'here' | 'left'): number {
  return report.tables.reduce((sum, table) => sum + table[what], 0)
}

type Files = ReadonlyMap<string, Uint8Array>

/** Files as a ZIP, in their order. */
export async function zipOfFiles(files: Iterable<readonly [string, Uint8Array | string]>): Promise<Buffer> {
  const entries = async function* () {
    for (const [name, content] of files) yield { name, content: once(content) }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zipPieces(entries(), { at: new Date('2026-11-20'), pieceBytes: 1_000_000 }))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* once<T>(content: T): AsyncGenerator<T> {
  yield content
}

/** The rows of a table in an export. */
export function rowsIn(files: Files, table: string): Record<string, unknown>[] {
  return JSON.parse(Buffer.from(files.get(`json/${table}.json`) ?? []).toString())
}

/** An export in which somebody has written other rows into a table, and made its table of contents anew. */
export async function forgedZip(
  zip: Uint8Array,
  forge: { rows?: Readonly<Record<string, readonly object[]>>; manifest?: object; files?: Files },
): Promise<Buffer> {
  const { 'manifest.json': text, ...rest } = Object.fromEntries(readZip(zip))
  const files = new Map<string, Uint8Array>([...Object.entries(rest), ...(forge.files ?? [])])
  for (const [table, rows] of Object.entries(forge.rows ?? {}))
    files.set(
      `json/${table}.json`,
      Buffer.from(rows.length === 0 ? '[]\n' : `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`),
    )
  const manifest = JSON.parse(Buffer.from(text ?? []).toString())
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('hex')
  manifest.files = [...files].map(([name, { length }]) => ({ name, bytes: length, sha256: hashOf(name) }))
  for (const entry of manifest.tables) {
    entry.rows = forge.rows?.[entry.table]?.length ?? entry.rows
    entry.sha256 = hashOf(`json/${entry.table}.json`)
  }
  return zipOfFiles([...files, ['manifest.json', JSON.stringify({ ...manifest, ...forge.manifest })]])
}

/** A ZIP of one file that is packed: what it unfolds to is all noughts. */
export function bombOf(name: string, bytes: number): Buffer {
  const content = Buffer.alloc(bytes)
  const packed = deflateRawSync(content)
  const header = (mark: number, version: readonly number[], rest: number) => {
    const head = Buffer.alloc(rest)
    head.writeUInt32LE(mark, 0)
    let at = 4
    for (const part of version) at = head.writeUInt16LE(part, at)
    at = head.writeUInt16LE(0, at)
    at = head.writeUInt16LE(8, at)
    at = head.writeUInt32LE(0, at)
    at = head.writeUInt32LE(crc32(content), at)
    at = head.writeUInt32LE(packed.length, at)
    at = head.writeUInt32LE(bytes, at)
    head.writeUInt16LE(name.length, at)
    return Buffer.concat([head, Buffer.from(name)])
  }
  const local = Buffer.concat([header(0x04034b50, [20], 30), packed])
  const directory = header(0x02014b50, [20, 20], 46)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}
