import { openStoredFile } from '#app/media/services/open-stored-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { exportEndsAt } from '#core/settings/exports.ts'
import { isUuid } from '#db/client.ts'
import { findExport, listExportParts } from '#db/queries/settings/exports.ts'

/** A ZIP that is ready, read part by part as it is sent. */
export interface OpenedExport {
  readonly bytes: number
  readonly readyAt: Date
  /** Throws when the store does not answer. */
  read(): AsyncGenerator<Uint8Array>
}

/** Opens an export for its owner; null when there is none of this id, or it is over. */
export async function openExport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<OpenedExport | null> {
  const { workspace } = ctx
  if (ctx.role !== 'owner' || !isUuid(id)) return null
  const [found, parts] = await ctx.inWorkspace(async sql => [
    await findExport(sql, { workspace, id }),
    await listExportParts(sql, { workspace, exportId: id }),
  ])
  if (found?.state !== 'ready' || !found.readyAt || exportEndsAt(found.readyAt) <= ctx.now()) return null
  const { bytes, readyAt } = found
  return {
    bytes,
    readyAt,
    async *read() {
      for (const part of parts) yield* openStoredFile(ctx, { workspace, id: part.id }).readPieces(part.bytes)
    },
  }
}
