import type { WorkspaceContext } from '#app/platform/context.ts'
import { EXPORT_WORDS } from '#app/settings/copy/export.ts'
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
