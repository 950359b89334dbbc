import { removeStoredFiles } from '#app/media/services/remove-stored-files.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { EXPORT_DAYS } from '#core/settings/exports.ts'
import { addDays } from '#core/shared/time.ts'
import {
  deleteExport,
  failStaleExports,
  listExportParts,
  listOldExports,
} from '#db/queries/settings/exports.ts'

/** Exports that are removed in one run; the next goes on. */
const BATCH = 50

/**
 * Removes exports whose days are over, from the store first, and gives up those that no worker has touched for a day, so
 * that another can be asked for. Safe to run at any time.
 */
export async function sweepExports(context: ServiceContext): Promise<void> {
  const { db } = context
  const now = context.now()
  const old = await db.acrossWorkspaces('sweep', async sql => {
    await failStaleExports(sql, { before: addDays(now, -1) })
    return listOldExports(sql, { before: addDays(now, -EXPORT_DAYS), limit: BATCH })
  })
  for (const { id, workspace } of old) {
    const parts = await db.inWorkspace(workspace, sql => listExportParts(sql, { workspace, exportId: id }))
    await removeStoredFiles(context, { workspace, ids: parts.map(part => part.id) })
    await db.inWorkspace(workspace, sql => deleteExport(sql, { workspace, id }))
  }
}
